import { checkBackups } from "#modules/backups/check-backups.ts";
import { checkSecondFactors } from "#modules/identity/second-factor/wrap-second-factors.ts";
import { checkSetup } from "#modules/security/setup-warnings.ts";
import type { Config } from "#platform/config.ts";
import { findDumpNote } from "#platform/backup/dump-note.ts";
import { createClock, type Clock } from "#platform/clock.ts";
import { checkClocks } from "#platform/clocks-apart.ts";
import { openDatabase, type Database } from "#platform/db/client.ts";
import { createSecretBox } from "#platform/secret-box.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { system } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";
import { checkShop } from "#server/start/check-shop.ts";
import type { Outcome, CliContext } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Checks everything that should always be true; what is not is explained. */
export async function check(cli: CliContext): Promise<Outcome> {
  const env = withLogLevel(cli.env, { isTerminal: process.stdout.isTTY });
  return withDatabase(
    { ...cli, env },
    async (config, database) =>
      showFindings({
        database,
        uploads: await openFileStorage(config),
        clock: createClock(config),
        // A restored copy, in which the last backup is of another day, has no configuration of its
        // own.
        config,
      }),
    { besideShop: true },
  );
}

/** The same for a database that the caller has prepared. */
export async function checkAndReport(place: {
  connectionString: string;
  uploads: FileStorage;
  now: Date;
}): Promise<Outcome> {
  const clock = () => place.now;
  const database = openDatabase({ connectionString: place.connectionString, max: 1 });
  try {
    return await showFindings({ database, uploads: place.uploads, clock });
  } finally {
    await database.close();
  }
}

async function showFindings(parts: {
  database: Database;
  uploads: FileStorage;
  clock: Clock;
  config?: Config;
}): Promise<Outcome> {
  const { database, uploads, config, clock } = parts;
  const findings = await checkShop({ database, uploads, now: clock() });
  if (config !== undefined) findings.push(...(await checkRunning({ database, config, clock })));
  const note = config && (await database.runInTransaction(system, findDumpNote));
  const verdict =
    findings.length === 0
      ? "Everything agrees: stock, orders, money, mails, pictures, and who may do what."
      : findings.map(describeFinding).join("\n\n");
  return {
    isGood: findings.length === 0,
    message: note === undefined ? verdict : `${verdict}\n${note}`,
    result: { findings, notes: note === undefined ? [] : [note] },
  };
}

/** Checks that apply to the configured shop alone. */
async function checkRunning(parts: {
  database: Database;
  config: Config;
  clock: Clock;
}): Promise<Finding[]> {
  const { database, config, clock } = parts;
  return [
    ...(config.backups === undefined
      ? []
      : await database.runInTransaction(system, (db) => checkBackups(db, clock()))),
    ...(await database.runInTransaction(system, checkSetup)),
    ...(await checkClocks(database, clock)),
    ...(await checkSecondFactors(database, createSecretBox(config.secondFactorKeys))),
  ];
}

function describeFinding({ rule, count, examples, means, advice }: Finding): string {
  const more = count > examples.length ? ", …" : "";
  return [
    `Not true for ${count}: ${rule} (${examples.join(", ")}${more}).`,
    `  What it means: ${means}`,
    `  What to do: ${advice}`,
  ].join("\n");
}
