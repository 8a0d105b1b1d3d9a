import { sql } from "drizzle-orm";
import { seedShop } from "#modules/seed.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";

/** Several processes may start on one new database; one fills it while the others wait and find it filled. */
const SEED_LOCK = "7018253412";

/** Fills a new database: the catalogue and the settings always, sample business in demo mode. Safe at every start. */
export async function seedDatabase(options: {
  database: Database;
  config: Pick<Config, "demo">;
  now: Date;
}): Promise<void> {
  const { database, config, now } = options;
  await database.inTransaction(system, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedShop(db, { now, demo: config.demo });
  });
}
