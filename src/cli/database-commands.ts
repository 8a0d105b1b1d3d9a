import { seedDatabase } from "../seed-database.ts";
import { done, type Outcome, type Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";

/** Brings the tables up to date and leaves nothing running. */
export async function migrate(surroundings: Surroundings): Promise<Outcome> {
  return withDatabase(surroundings, async () => done("The tables are up to date."));
}

/** Fills a new database; one that is filled already stays as it is. Leaves nothing running. */
export async function seed(surroundings: Surroundings): Promise<Outcome> {
  return withDatabase(surroundings, async (config, database) => {
    await seedDatabase({ database, config, now: new Date() });
    return done("The database has its first data.");
  });
}
