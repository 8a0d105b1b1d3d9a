import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";

const MAX_ATTEMPTS = 12;

/**
 * Asks for a job that begins once this transaction has been committed; without a commit there is
 * none. A second request with the same `key` replaces one that has not begun. Waits between
 * attempts grow from 3 s to 6 h; the last of 12 comes after about 16 hours.
 */
export async function queueJob(
  db: Db,
  job: { task: string; payload: Record<string, unknown>; key: string },
): Promise<void> {
  const payload = sql`${JSON.stringify(job.payload)}::jsonb`;
  await db.execute(sql`select ${requestJob(job.task, payload, sql`${job.key}`)}`);
}

/** The same within a statement: each row in which this is selected asks for a job. */
export const requestJob = (task: string, payload: SQL, key: SQL): SQL<void> =>
  sql`app.enqueue(${task}, ${payload}, ${key}, ${MAX_ATTEMPTS})`;
