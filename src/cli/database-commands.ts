import { type Config, readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { seedDatabase } from "../seed-database.ts";
import type { Surroundings } from "./surroundings.ts";

/** Brings the tables up to date and leaves nothing running. */
export async function migrate(surroundings: Surroundings): Promise<void> {
  await withDatabase(surroundings, async () => {
    process.stdout.write("The tables are up to date.\n");
  });
}

/** Fills a new database; one that is filled already stays as it is. Leaves nothing running. */
export async function seed(surroundings: Surroundings): Promise<void> {
  await withDatabase(surroundings, async (config, connectionString) => {
    const database = openDatabase({ connectionString, max: 1 });
    try {
      await seedDatabase({ database, config, now: new Date() });
    } finally {
      await database.close();
    }
    process.stdout.write("The database has its first data.\n");
  });
}

/** Runs `work` with the migrated database, which is started for it where it is the embedded one. */
async function withDatabase(
  { env, root }: Surroundings,
  work: (config: Config, connectionString: string) => Promise<void>,
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
  await work(config, connectionString);
}
