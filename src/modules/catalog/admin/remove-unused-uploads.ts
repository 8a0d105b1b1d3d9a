import { sql } from "drizzle-orm";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage, StoredFile } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { getAddress, isShown } from "./uploaded-files.ts";

/**
 * The row of an image is written within a minute after its files, so newer files are left alone.
 */
const GRACE_MS = DAY_MS;
const SHARED_MS = 90 * DAY_MS;
const BATCH_SIZE = 500;

/** Removes uploaded files that nothing shows. Returns how many. */
export async function removeUnusedUploads(
  parts: TaskParts & { uploads: FileStorage },
): Promise<number> {
  const now = parts.clock().getTime();
  const newest = now - GRACE_MS;
  const oldestShared = now - SHARED_MS;
  let batch: StoredFile[] = [];
  let removed = 0;
  for await (const file of parts.uploads.list()) {
    if (file.storedAt.getTime() > newest) continue;
    // Share images are drawn again when one that is gone is requested.
    if (file.key.startsWith("share/") && file.storedAt.getTime() > oldestShared) continue;
    batch.push(file);
    if (batch.length < BATCH_SIZE) continue;
    removed += await removeUnknown(parts, batch);
    batch = [];
  }
  return removed + (await removeUnknown(parts, batch));
}

async function removeUnknown(
  { database, uploads }: TaskParts & { uploads: FileStorage },
  files: readonly StoredFile[],
): Promise<number> {
  const byAddress = Map.groupBy(files, ({ key }) => getAddress(key));
  const addresses = [...byAddress.keys()];
  if (addresses.length === 0) return 0;
  const { rows } = await database.runInTransaction(system, (db) =>
    db.execute<{ address: string }>(sql`
      select address from unnest(${sql.param(addresses)}::text[]) as files (address)
      where not ${isShown(sql`files.address`)}`),
  );
  const unknown = rows.flatMap(({ address }) => byAddress.get(address) ?? []);
  // oxlint-disable-next-line no-await-in-loop -- in no hurry
  for (const { key } of unknown) await uploads.remove(key);
  return unknown.length;
}
