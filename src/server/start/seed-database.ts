import { sql } from "drizzle-orm";
import { seedShop } from "#modules/seed.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { findFirstCause, StartupError } from "#platform/startup-error.ts";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Several processes may start on one new database; one fills it while the others wait and find it
 * filled.
 */
const SEED_LOCK = "7018253412";
/** PostgreSQL's word for a disk without room. */
const DISK_FULL = "53100";

/**
 * Fills a new database: the catalog and the settings always, sample business in demo mode. Safe
 * at every start. Throws StartupError when the server goes away or has no room left.
 */
export async function seedDatabase(options: {
  database: Database;
  config: Pick<Config, "demo">;
  now: Date;
}): Promise<void> {
  const { database, config, now } = options;
  const filled = database.runInTransaction(system, async (db) => {
    // A process that waits here for another one may wait longer than a visitor's statement.
    await db.execute(
      sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`,
    );
    await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedShop(db, { now, demo: config.demo });
  });
  try {
    await filled;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
    const advice =
      getSqlState(error) === DISK_FULL
        ? "The disk of the database is full: free some space, then start again."
        : "For details see the log of the database server; the log of the embedded one is postgres.log in the data folder.";
    throw new StartupError(
      `The database could not be filled with its initial data: ${findFirstCause(error)}. Nothing was changed. ${advice}`,
      { cause: error },
    );
  }
}
