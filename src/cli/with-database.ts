import { type Config, readConfig } from "#platform/config.ts";
import { type Database, openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { prepareDatabase } from "../prepare-database.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * Runs `work` with the migrated database, which is started for it where it is the embedded one, and leaves nothing
 * running.
 */
export async function withDatabase(
  { env, root }: Surroundings,
  work: (config: Config, database: Database) => Promise<void>,
): Promise<void> {
  const config = readConfig(env, root);
  const log = createLog({ level: config.logLevel });
  await using parts = new AsyncDisposableStack();
  const connectionString = await prepareDatabase({
    config,
    log,
    onStop: (stop) => parts.defer(stop),
    onLost: () => {}, // The query that was running fails.
  });
  const database = openDatabase({ connectionString, max: 1, log });
  parts.defer(() => database.close());
  await work(config, database);
}
