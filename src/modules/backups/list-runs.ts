import { desc } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { backupRuns } from "./tables.ts";

const MOST = 14;

/** The last 14 runs, the latest first. */
export async function listRuns(db: Db) {
  const rows = await db
    .select()
    .from(backupRuns)
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
    .limit(MOST);
  return rows.map(({ fileName, bytes, orders, uploads, ...row }) => ({
    ...row,
    // Either all of these columns are set or none.
    file:
      fileName === null || bytes === null || orders === null || uploads === null
        ? null
        : { name: fileName, bytes, orders, uploads },
  }));
}
