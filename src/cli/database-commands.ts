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
  await withDatabase(surroundings, async (config, appUrl) => {
    const database = openDatabase({ connectionString: appUrl, max: 1 });
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
  work: (config: Config, appUrl: string) => Promise<void>,
): Promise<void> {
  const config = readConfig(env, root);
  const log = createLog({ level: config.logLevel });
  const stops: (() => Promise<void>)[] = [];
  try {
    const { appUrl } = await prepareDatabase({
      config,
      log,
      root,
      onStop: (stop) => stops.push(stop),
    });
    await work(config, appUrl);
  } finally {
    for (const stop of stops) await stop();
  }
}
