import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * When a search matches more rows than this, a list looks at rows in its own order: fetching all
 * matches would take too long.
 */
export const MANY_MATCHES = 10_000;
/**
 * The size of the sample that estimates the number of matches; it is taken from a hundred places of
 * the table.
 */
const SAMPLE = 1_500;

/**
 * Estimates the number of matching rows of a table by a sample, since the planner's statistics
 * cannot be used by roles with row policies. The sample is the same each time, so that all pages of
 * a search are found in the same way. With few rows in the table no estimate is needed, and 0 is
 * returned. `matches` calls the table `as`.
 */
export async function estimateMatches(
  db: Db,
  { table, as }: { readonly table: string; readonly as: string },
  matches: SQL,
): Promise<number> {
  const { rows: estimates } = await db.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = ${table}::regclass`,
  );
  const rows = estimates[0]?.rows ?? 0;
  if (rows <= MANY_MATCHES) return 0;
  const { rows: found } = await db.execute<{ share: number }>(sql`
    select coalesce(count(*) filter (where ${matches}) / nullif(count(*), 0)::float8, 0) as share
    from ${sql.identifier(table)} ${sql.identifier(as)} tablesample system (${(100 * SAMPLE) / rows}::float8) repeatable (1)`);
  return rows * (found[0]?.share ?? 0);
}
