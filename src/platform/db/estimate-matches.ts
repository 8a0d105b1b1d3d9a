import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * When a search matches more rows than this, a list looks at rows in its own order: fetching all
 * matches would take too long.
 */
export const MANY_MATCHES = 10_000;
/** The same for a table of thousands of rows. */
const MANY_OF_THOUSANDS = 500;
/**
 * The sizes of the samples that estimate the number of matches; the second is taken from a hundred
 * places of the table. Most searches are for what is rare, and nothing in the first shows that.
 */
const SAMPLES = [300, 1_500];

/**
 * Estimates the number of matching rows of a table by a sample, since the planner's statistics
 * cannot be used by roles with row policies. The sample is the same each time, so that all pages of
 * a search are found in the same way. With no more rows in the table than what counts as `many` no
 * estimate is needed, and 0 is returned. `matches` calls the table `as`.
 */
export async function estimateMatches(
  db: Db,
  { table, as }: { readonly table: string; readonly as: string },
  matches: SQL,
  many = MANY_MATCHES,
): Promise<number> {
  const { rows: estimates } = await db.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = ${table}::regclass`,
  );
  const rows = estimates[0]?.rows ?? 0;
  if (rows <= many) return 0;
  let share = 0;
  for (const size of SAMPLES) {
    // oxlint-disable-next-line no-await-in-loop -- the second depends on the first
    const { rows: found } = await db.execute<{ share: number }>(sql`
      select coalesce(count(*) filter (where ${matches}) / nullif(count(*), 0)::float8, 0) as share
      from ${sql.identifier(table)} ${sql.identifier(as)} tablesample system (${Math.min(100, (100 * size) / rows)}::float8) repeatable (1)`);
    share = found[0]?.share ?? 0;
    if (share === 0) return 0;
  }
  return rows * share;
}

/**
 * One of two conditions that say the same. When more than 500 rows of a table are expected to
 * match, `inOrder`: a list then reads its rows in its order until a page is full. Otherwise
 * `byIndex`, which collects all matches by an index. They call the table by its name; without them
 * nothing is searched.
 */
export async function selectMatch(
  db: Db,
  table: string,
  { inOrder, byIndex }: Readonly<Record<"inOrder" | "byIndex", SQL | undefined>>,
): Promise<SQL | undefined> {
  if (inOrder === undefined) return byIndex;
  const found = await estimateMatches(db, { table, as: table }, inOrder, MANY_OF_THOUSANDS);
  return found > MANY_OF_THOUSANDS ? inOrder : byIndex;
}
