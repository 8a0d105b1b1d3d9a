/** Brings the tables up to date. Several instances may start at once: one migrates, the others wait and find it done. */
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { installJobQueue } from "../jobs/install.ts";
import { StartupError } from "../startup-error.ts";
import { withOwner } from "./owner.ts";

/** Applies the migrations in `folder` that the database has not seen, all or none. Returns how many that were. */
export async function migrate(options: {
  ownerUrl: string;
  folder: string;
}): Promise<{ applied: number }> {
  // Read first: a broken checkout should not even touch the database.
  readMigrationFiles({ migrationsFolder: options.folder });
  return withOwner(options.ownerUrl, async (client) => {
    const before = await countApplied(client);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: options.folder });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new StartupError(
        `The database could not be brought up to date: ${cause instanceof Error ? cause.message : String(cause)}. Nothing was changed.`,
        { cause: error },
      );
    }
    await installJobQueue(options.ownerUrl);
    return { applied: (await countApplied(client)) - before };
  });
}

async function countApplied(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (found[0]?.exists !== true) return 0;
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  return rows[0]?.count ?? 0;
}
