import { sql } from "drizzle-orm";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage, StoredFile } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";

/** A picture has its row within a minute of its files. */
const GRACE_MS = 24 * 3_600_000;
const BATCH_SIZE = 500;

/**
 * Removes uploaded files that nothing shows: no picture of a product (also a removed one that can still be restored), no
 * variant, no line of an order. Returns how many.
 */
export async function sweepUploads(parts: TaskParts & { uploads: FileStorage }): Promise<number> {
  const newest = parts.clock().getTime() - GRACE_MS;
  let batch: StoredFile[] = [];
  let removed = 0;
  for await (const file of parts.uploads.list()) {
    if (file.storedAt.getTime() > newest) continue;
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
  const byAddress = Map.groupBy(files, ({ key }) => addressOf(key));
  const addresses = [...byAddress.keys()];
  if (addresses.length === 0) return 0;
  const { rows } = await database.inTransaction(system, (db) =>
    db.execute<{ address: string }>(sql`
      select address from unnest(${sql.param(addresses)}::text[]) as address
      where not exists (select from product_images where image_url = address)
        and not exists (select from product_variants where image_url = address)
        and not exists (
          select from order_items where image_url = address and image_url like '/uploads/%'
        )`),
  );
  const unknown = rows.flatMap(({ address }) => byAddress.get(address) ?? []);
  // oxlint-disable-next-line no-await-in-loop -- in no hurry
  for (const { key } of unknown) await uploads.remove(key);
  return unknown.length;
}

/** The stored address of the picture that a file belongs to. */
function addressOf(key: string): string {
  return `/uploads/${key.replace(/-\d+\.\w+$/, "")}`;
}
