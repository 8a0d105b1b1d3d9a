import { join } from "node:path";
import type { Config } from "./platform/config.ts";
import { prepareAppLogin } from "./platform/db/app-login.ts";
import { startEmbedded } from "./platform/db/embedded.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Log } from "./platform/log.ts";

export type PreparedDatabase = {
  /** The owner of everything: for migrations only. */
  readonly ownerUrl: string;
  /** The login of the shop, which may only act in the roles of its visitors. */
  readonly appUrl: string;
};

/**
 * The database that the configuration names, up to date: a server by its address, or the embedded one, which
 * is started here. `onStop` receives what ends it. Throws StartupError.
 */
export async function prepareDatabase(options: {
  config: Config;
  log: Log;
  root: string;
  onStop: (stop: () => Promise<void>) => void;
}): Promise<PreparedDatabase> {
  const { config, log } = options;
  const folder = join(options.root, "migrations");
  if (config.databaseUrl !== undefined) {
    await migrateAndTell(config.databaseUrl, folder, log);
    return { ownerUrl: config.databaseUrl, appUrl: await prepareAppLogin(config.databaseUrl) };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log });
  let isStopping = false;
  options.onStop(async () => {
    isStopping = true;
    await embedded.stop();
  });
  const watch = async () => {
    await embedded.ended;
    if (!isStopping) log.fatal("the embedded database has ended; the shop cannot go on without it");
  };
  void watch();
  await migrateAndTell(embedded.ownerUrl, folder, log);
  return embedded;
}

async function migrateAndTell(ownerUrl: string, folder: string, log: Log): Promise<void> {
  const { applied } = await migrate({ ownerUrl, folder });
  if (applied > 0) log.info({ applied }, "the tables were brought up to date");
}
