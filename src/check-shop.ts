import { checkPictures } from "#modules/assortment/check-pictures.ts";
import { checkAccess } from "#modules/identity/check-access.ts";
import { bookAdvice } from "#modules/sales/book-advice.ts";
import { checkBooks } from "#modules/sales/check-books.ts";
import { checkGuards } from "#platform/db/check-guards.ts";
import type { Database } from "#platform/db/client.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";

/** Checks everything that should always be true of a shop, beside visitors if need be. Nothing comes back when it is. */
export async function checkShop(parts: {
  database: Pick<Database, "inTransaction">;
  uploads: FileStorage;
  now: Date;
}): Promise<Finding[]> {
  const { database, uploads, now } = parts;
  return database.inTransaction(system, async (db) => [
    ...(await checkBooks({ db })).map((found) => ({ ...found, ...bookAdvice[found.rule] })),
    ...(await checkPictures({ db, uploads, now })),
    ...(await checkAccess(db)),
    ...(await checkGuards(db)),
  ]);
}
