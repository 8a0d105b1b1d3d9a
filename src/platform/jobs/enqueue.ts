import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

const MAX_ATTEMPTS = 12;

/**
 * Asks for a job that begins once this transaction has been committed; without a commit there is
 * none. A second request with the same `key` replaces one that has not begun. Waits between
 * attempts grow from 3 s to 6 h; the last of 12 comes after about 16 hours.
 */
export async function enqueue(
  db: Db,
  job: { task: string; payload: Record<string, unknown>; key: string },
): Promise<void> {
  await db.execute(
    sql`select app.enqueue(${job.task}, ${JSON.stringify(job.payload)}::jsonb, ${job.key}, ${MAX_ATTEMPTS})`,
  );
}
