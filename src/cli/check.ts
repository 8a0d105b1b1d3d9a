import { checkBackups } from "#modules/backups/check-backups.ts";
import { openDatabase, type Database } from "#platform/db/client.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";
import { checkShop } from "../check-shop.ts";
import type { Outcome, Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Checks everything that should always be true; what is not is explained. */
export async function check(surroundings: Surroundings): Promise<Outcome> {
  const env = withLogLevel(surroundings.env, { isTerminal: process.stdout.isTTY });
  return withDatabase(
    { ...surroundings, env },
    async (config, database) =>
      tell({
        database,
        uploads: await openFileStorage(config),
        // Of this shop alone: in a restored one the last backup is always of another day.
        makesBackups: config.backups !== undefined,
      }),
    { besideShop: true },
  );
}

/** The same for a database that somebody else has prepared. */
export async function checkAndTell(place: {
  connectionString: string;
  uploads: FileStorage;
}): Promise<Outcome> {
  const database = openDatabase({ connectionString: place.connectionString, max: 1 });
  try {
    return await tell({ database, uploads: place.uploads });
  } finally {
    await database.close();
  }
}

async function tell(parts: {
  database: Database;
  uploads: FileStorage;
  makesBackups?: boolean;
}): Promise<Outcome> {
  const { database, makesBackups = false } = parts;
  const now = new Date();
  const findings = await checkShop({ ...parts, now });
  if (makesBackups)
    findings.push(...(await database.inTransaction(system, (db) => checkBackups(db, now))));
  return {
    isGood: findings.length === 0,
    says:
      findings.length === 0
        ? "Everything agrees: stock, orders, money, mails, pictures, and who may do what."
        : findings.map(explained).join("\n\n"),
    result: { findings },
  };
}

function explained({ rule, count, examples, means, advice }: Finding): string {
  const more = count > examples.length ? ", …" : "";
  return [
    `Not so for ${count}: ${rule} (${examples.join(", ")}${more}).`,
    `  What it means: ${means}`,
    `  What to do: ${advice}`,
  ].join("\n");
}
