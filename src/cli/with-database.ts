import fs from "node:fs";
import { type Config, readConfig } from "#platform/config.ts";
import { assertHasPassword, prepareAppLogin } from "#platform/db/app-login.ts";
import { type Database, openDatabase } from "#platform/db/client.ts";
import {
  findRunning,
  hasEmbedded,
  removeEmbedded,
  startEmbedded,
  type EmbeddedDatabase,
} from "#platform/db/embedded.ts";
import { StartupError } from "#platform/startup-error.ts";
import { prepareDatabase } from "#server/start/prepare-database.ts";
import { openLog } from "./open-log.ts";
import type { CliContext } from "./cli-context.ts";

/**
 * Runs `work` with the migrated database, which is started for it where it is the embedded one, and
 * leaves nothing running. `besideShop`: the embedded database of a running shop will do, as it is.
 */
export async function withDatabase<T>(
  cli: CliContext,
  work: (config: Config, database: Database) => Promise<T>,
  { besideShop = false } = {},
): Promise<T> {
  const config = readConfig(cli.env, cli.root);
  const log = openLog(config, cli);
  await using parts = new AsyncDisposableStack();
  const connectionString =
    (besideShop ? findRunningBeside(config)?.appUrl : undefined) ??
    (await prepareDatabase({
      config,
      log,
      onStop: (stop) => parts.defer(stop),
      onLost: () => {}, // The query that was running fails.
    }));
  const database = openDatabase({ connectionString, max: 1, log });
  parts.defer(() => database.close());
  return await work(config, database);
}

/** The embedded database that a running shop has on the data folder. */
function findRunningBeside(config: Config) {
  return config.databaseUrl === undefined ? findRunning(config.dataDir) : undefined;
}

/** The connections for copying whole databases. */
export type Place = {
  /** May do everything. */
  readonly ownerUrl: string;
  /** The shop's own login; it exists once the migrations have run. */
  readonly getAppUrl: () => Promise<string>;
};

/**
 * Runs `work` on the database as it is, without bringing it up to date. The embedded one is reached
 * beside a running shop, or started. Throws StartupError where there is none.
 */
export async function withDatabaseAsIs<T>(
  cli: CliContext,
  config: Config,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const there = config.databaseUrl ?? findRunningBeside(config)?.ownerUrl;
  if (there !== undefined) return work(there);
  if (!hasEmbedded(config.dataDir))
    throw new StartupError(
      `There is no database in ${config.dataDir}. Set DATA_DIR to the shop's data folder, or set DATABASE_URL.`,
    );
  return withPlace(cli, config, ({ ownerUrl }) => work(ownerUrl));
}

/**
 * Runs `work` on the configured database, which is started where it is an embedded one. One that
 * was not there is made, and removed again if `work` fails; `isScratch` if the caller removes it in
 * any case. Throws StartupError when the disk is full.
 */
export async function withPlace<T>(
  cli: CliContext,
  config: Pick<Config, "dataDir" | "logLevel" | "databaseUrl"> & { readonly isScratch?: boolean },
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl, isScratch = false } = config;
  if (databaseUrl !== undefined) {
    assertHasPassword(databaseUrl);
    return work({ ownerUrl: databaseUrl, getAppUrl: () => prepareAppLogin(databaseUrl) });
  }
  const takeBack = recordPlace(dataDir);
  let embedded: EmbeddedDatabase | undefined;
  try {
    embedded = await startEmbedded({ dataDir, log: openLog(config, cli), isScratch });
    const { ownerUrl, appUrl } = embedded;
    return await work({ ownerUrl, getAppUrl: async () => appUrl });
  } catch (error) {
    await embedded?.stop();
    takeBack(embedded !== undefined);
    const full = embedded?.findFullPlace();
    if (full === undefined) throw error;
    throw new StartupError(
      `The database in ${dataDir} could not be filled: ${full}. Free some space there, or set ${isScratch ? "TMPDIR" : "DATA_DIR"} to another folder. Nothing was left behind.`,
      { cause: error },
    );
  } finally {
    await embedded?.stop();
  }
}

/** Returns what removes from the folder, and of it, all that was not there before. */
function recordPlace(dataDir: string): (hasMade: boolean) => void {
  const [hadFolder, hadDatabase] = [fs.existsSync(dataDir), hasEmbedded(dataDir)];
  return (hasMade) => {
    // Where our server did not start, the database may be that of another process.
    if (hasMade && !hadDatabase) removeEmbedded(dataDir);
    if (!hadFolder && fs.existsSync(dataDir) && fs.readdirSync(dataDir).length === 0)
      fs.rmdirSync(dataDir);
  };
}
