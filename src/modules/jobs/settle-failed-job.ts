import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Has a job done "again" that failed for good, with all its attempts before it, or "never": then it
 * is gone. Throws `conflict` when there is no such job any more, or somebody has it done already.
 */
export async function settleFailedJob(db: Db, id: string, how: "again" | "never"): Promise<void> {
  const { rows } = await db.execute<{ settled: boolean }>(
    sql`select app.settle_failed_job(${id}::bigint, ${how === "again"}) as settled`,
  );
  if (rows[0]?.settled !== true)
    throw new AppError("conflict", `job ${id} does not wait for a decision any more`);
}
