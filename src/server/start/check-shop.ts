import { checkImages } from "#modules/catalog/admin/check-images.ts";
import { checkAccess } from "#modules/identity/roles/check-access.ts";
import { integrityAdvice } from "#modules/orders/integrity/integrity-advice.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { checkGuards } from "#platform/db/check-guards.ts";
import type { Database } from "#platform/db/client.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";

/**
 * Checks everything that should always be true of a shop, also while it runs. Returns no findings
 * when it is.
 */
export async function checkShop(parts: {
  database: Pick<Database, "runInTransaction">;
  uploads: FileStorage;
  now: Date;
}): Promise<Finding[]> {
  const { database, uploads, now } = parts;
  return database.runInTransaction(system, async (db) => [
    ...(await checkIntegrity({ db })).map((found) => ({
      ...found,
      ...integrityAdvice[found.rule],
    })),
    ...(await checkImages({ db, uploads, now })),
    ...(await checkAccess(db)),
    ...(await checkGuards(db)),
  ]);
}
