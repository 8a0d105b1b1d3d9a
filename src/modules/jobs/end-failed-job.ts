import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Settles a job that failed for good: "again" runs it with all its attempts anew, "never" deletes
 * it. Throws `conflict` when the job is gone, or already runs again.
 */
export async function endFailedJob(db: Db, id: string, how: "again" | "never"): Promise<void> {
  const { rows } = await db.execute<{ settled: boolean }>(
    sql`select app.settle_failed_job(${id}::bigint, ${how === "again"}) as settled`,
  );
  if (rows[0]?.settled !== true)
    throw new AppError("conflict", `job ${id} does not wait for a decision any more`);
}
