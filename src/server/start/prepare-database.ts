import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { assertHasPassword, prepareAppLogin } from "#platform/db/app-login.ts";
import { findRunning, startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { moveClock } from "#platform/db/owner.ts";
import type { Log } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";

/** Each process has up to 16, and some to spare. */
const CONNECTIONS_OF_A_PROCESS = 20;
/** For commands, backups and psql. */
const CONNECTIONS_AT_HAND = 40;

/**
 * Brings the database that the configuration names up to date: a server by its address, or the
 * embedded one, which is started here. `onStop` receives what ends it. Returns the connection
 * string of the shop's own login, which may only act in the roles of its visitors. Throws
 * StartupError. `onWait` gets the name of another process that is working on the tables, if any.
 * `onLost` is called when the embedded server ends by itself; one with an address of its own may
 * come back, and is waited for.
 */
export async function prepareDatabase(options: {
  config: Config;
  log: Log;
  onStop: (stop: () => Promise<void>) => void;
  onLost: () => void;
  onWait?: ((forWhom: string) => void) | undefined;
}): Promise<string> {
  const { config, log } = options;
  const migrateDatabase = async (ownerUrl: string) => {
    const { applied } = await migrate({
      ownerUrl,
      folder: join(config.root, "migrations"),
      onWait(forWhom) {
        log.warn(`waiting for ${forWhom}, which is migrating the database`);
        options.onWait?.(forWhom);
      },
    });
    if (applied > 0) log.info({ applied }, "the database was migrated");
  };
  if (config.databaseUrl !== undefined) {
    assertHasPassword(config.databaseUrl);
    await migrateDatabase(config.databaseUrl);
    return prepareAppLogin(config.databaseUrl);
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log,
    maxConnections: CONNECTIONS_AT_HAND + CONNECTIONS_OF_A_PROCESS * config.workers,
  });
  let isStopping = false;
  options.onStop(async () => {
    isStopping = true;
    await embedded.stop();
  });
  const watch = async () => {
    await embedded.ended;
    if (isStopping) return;
    log.fatal("the embedded database has stopped; the shop stops, too");
    options.onLost();
  };
  void watch();
  await migrateDatabase(embedded.ownerUrl);
  if (config.clockOffsetMs !== 0) await moveClock(embedded.ownerUrl, config.clockOffsetMs);
  return embedded.appUrl;
}

/**
 * The connection string of the shop's own login, for a database that another process of the same
 * shop has prepared. Throws StartupError when it has gone meanwhile.
 */
export async function findPreparedDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== undefined) return prepareAppLogin(databaseUrl);
  const running = findRunning(dataDir);
  if (running === undefined)
    throw new StartupError(`No shop is running on the data folder ${dataDir}.`);
  return running.appUrl;
}
