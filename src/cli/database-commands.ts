import { createClock } from "#platform/clock.ts";
import { seedDatabase } from "#server/start/seed-database.ts";
import { createOutcome, type Outcome, type CliContext } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";

/** Brings the tables up to date and leaves nothing running. */
export async function migrate(cli: CliContext): Promise<Outcome> {
  return withDatabase(cli, async () => createOutcome("The tables are up to date."));
}

/** Fills a new database; one that is filled already stays as it is. Leaves nothing running. */
export async function seed(cli: CliContext): Promise<Outcome> {
  return withDatabase(cli, async (config, database) => {
    await seedDatabase({ database, config, now: createClock(config)() });
    return createOutcome("The database has its initial data.");
  });
}
