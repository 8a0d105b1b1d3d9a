import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/** The number of examples for a broken rule. */
export const EXAMPLES = 5;

/**
 * Counts the rows of a query that finds what breaks a rule, and returns the first few of its column
 * `example`.
 */
export async function findBreaches(
  db: Pick<Db, "execute">,
  breaches: SQL,
): Promise<{ count: number; examples: string[] }> {
  const { rows } = await db.execute<{ count: number; examples: string[] | null }>(
    sql`select count(*)::integer as count,
        (array_agg(example order by example))[1:${EXAMPLES}::integer] as examples
      from (${breaches}) breaches`,
  );
  const [{ count, examples } = { count: 0, examples: null }] = rows;
  return { count, examples: examples ?? [] };
}
