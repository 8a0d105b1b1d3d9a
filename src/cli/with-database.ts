import { type Config, readConfig } from "#platform/config.ts";
import { prepareAppLogin } from "#platform/db/app-login.ts";
import { type Database, openDatabase } from "#platform/db/client.ts";
import { findRunning, hasEmbedded, startEmbedded } from "#platform/db/embedded.ts";
import { StartupError } from "#platform/startup-error.ts";
import { prepareDatabase } from "../prepare-database.ts";
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
    (besideShop ? runningBeside(config)?.appUrl : undefined) ??
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
function runningBeside(config: Config) {
  return config.databaseUrl === undefined ? findRunning(config.dataDir) : undefined;
}

/** The connections for copying whole databases. */
export type Place = {
  /** May do everything. */
  readonly ownerUrl: string;
  /** The shop's own login; it exists once the migrations have run. */
  readonly appUrl: () => Promise<string>;
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
  const there = config.databaseUrl ?? runningBeside(config)?.ownerUrl;
  if (there !== undefined) return work(there);
  if (!hasEmbedded(config.dataDir))
    throw new StartupError(
      `There is no database in ${config.dataDir} yet. Set DATA_DIR to the shop's data folder, or DATABASE_URL.`,
    );
  return withPlace(cli, config, ({ ownerUrl }) => work(ownerUrl));
}

/**
 * Runs `work` on the configured database, which is started, and made if need be, where it is an
 * embedded one; `isScratch` if that is removed afterwards.
 */
export async function withPlace<T>(
  cli: CliContext,
  config: Pick<Config, "dataDir" | "logLevel" | "databaseUrl"> & { readonly isScratch?: boolean },
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl, isScratch = false } = config;
  if (databaseUrl !== undefined)
    return work({ ownerUrl: databaseUrl, appUrl: () => prepareAppLogin(databaseUrl) });
  const embedded = await startEmbedded({
    dataDir,
    log: openLog(config, cli),
    isScratch,
  });
  const { ownerUrl, appUrl, stop } = embedded;
  try {
    return await work({ ownerUrl, appUrl: async () => appUrl });
  } finally {
    await stop();
  }
}
