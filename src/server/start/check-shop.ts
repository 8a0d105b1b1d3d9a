import { checkImages } from "#modules/catalog/admin/check-images.ts";
import { checkAccess } from "#modules/identity/roles/check-access.ts";
import { integrityAdvice } from "#modules/orders/integrity/integrity-advice.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { checkGuards } from "#platform/db/check-guards.ts";
import type { Database, Db } from "#platform/db/client.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";

type Parts = {
  readonly database: Pick<Database, "runInTransaction">;
  readonly uploads: FileStorage;
  readonly now: Date;
};

/**
 * Checks everything that should always be true of a shop, also while it runs. Returns no findings
 * when it is.
 */
export async function checkShop({ database, ...parts }: Parts): Promise<Finding[]> {
  return database.runInTransaction(system, async (db) => [
    ...(await checkIntegrity({ db })).map((found) => ({
      ...found,
      ...integrityAdvice[found.rule],
    })),
    ...(await findOthers(db, parts)),
  ]);
}

/** The same without stock, orders and money, which a job of their own checks all day. */
export const checkOthers = ({ database, ...parts }: Parts) =>
  database.runInTransaction(system, (db) => findOthers(db, parts));

async function findOthers(db: Db, { uploads, now }: Omit<Parts, "database">) {
  return [
    ...(await checkImages({ db, uploads, now })),
    ...(await checkAccess(db)),
    ...(await checkGuards(db)),
  ];
}
