import { seedDatabase } from "../seed-database.ts";
import type { Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";

/** Brings the tables up to date and leaves nothing running. */
export async function migrate(surroundings: Surroundings): Promise<void> {
  await withDatabase(surroundings, async () => {
    process.stdout.write("The tables are up to date.\n");
  });
}

/** Fills a new database; one that is filled already stays as it is. Leaves nothing running. */
export async function seed(surroundings: Surroundings): Promise<void> {
  await withDatabase(surroundings, async (config, database) => {
    await seedDatabase({ database, config, now: new Date() });
    process.stdout.write("The database has its first data.\n");
  });
}
