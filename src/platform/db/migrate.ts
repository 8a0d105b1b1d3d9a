/**
 * Brings the tables up to date. Several instances may start at once: one migrates, the others wait
 * and find it done.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { installJobQueue } from "../jobs/install.ts";
import { StartupError } from "../startup-error.ts";
import { assertMayMigrate, readLevel } from "./migration-level.ts";
import { withOwner } from "./owner.ts";
import { getSqlState } from "./sql-error.ts";

/**
 * Applies the migrations in `folder` that the database has not seen, all or none. Returns how many
 * that were. `onWait` gets the name of the process that it waits for, if any. Throws StartupError
 * when that fails, and when it is not allowed: see `assertMayMigrate`.
 */
export async function migrate(options: {
  ownerUrl: string;
  folder: string;
  onWait?: (forWhom: string) => void;
}): Promise<{ applied: number }> {
  // Read first: a broken checkout should not even touch the database.
  const own = readMigrationFiles({ migrationsFolder: options.folder });
  const migrateAll = async (client: pg.Client) => {
    const before = await readLevel(client);
    await assertMayMigrate(client, before, own);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: options.folder });
    } catch (error) {
      throw new StartupError(
        `The database could not be migrated: ${getReason(error)}. Nothing was changed.`,
        { cause: error },
      );
    }
    await installJobQueue(options.ownerUrl);
    return { applied: (await readLevel(client)).length - before.length };
  };
  return withOwner(options.ownerUrl, migrateAll, options.onWait);
}

function getReason(error: unknown): string {
  if (getSqlState(error) === "55P03")
    return "another program, perhaps a backup, has locked a table, and visitors of the other instances would have to wait. Start again in a moment";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
