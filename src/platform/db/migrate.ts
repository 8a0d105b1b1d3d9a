/**
 * Brings the tables up to date. Several instances may start at once: one migrates, the others wait
 * and find it done.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartupError } from "../startup-error.ts";
import { assertMayMigrate, readLevel } from "./migration-level.ts";
import { withOwner } from "./owner.ts";
import { getSqlState } from "./sql-error.ts";
import { Logger, runMigrations } from "graphile-worker";
import { openPool } from "./pool.ts";

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

const schema = "graphile_worker";

/**
 * Brings the queue up to date; nothing happens when it is. To be run as the owner, after the
 * migrations, which make the worker's role, and by one process at a time. The queue's tables have
 * row-level security without policies, so that only their owner gets in; the worker is let in by
 * policies of our own instead of owning anything.
 */
async function installJobQueue(ownerUrl: string): Promise<void> {
  const pool = openPool({
    connectionString: ownerUrl,
    max: 1,
    application_name: "wanderpaw-owner",
  });
  try {
    const before = await readRevision(pool);
    await runMigrations({ pgPool: pool, schema, logger: new Logger(() => () => {}) });
    if ((await readRevision(pool)) !== before) await addWorkerGrants(pool);
  } finally {
    await pool.end();
  }
}

async function readRevision(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('${schema}.migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return undefined;
  const newest = await pool.query<{ id: number }>(`select max(id) as id from ${schema}.migrations`);
  return newest.rows[0]?.id;
}

async function addWorkerGrants(pool: pg.Pool): Promise<void> {
  await pool.query(`
    grant usage on schema ${schema} to shop_jobs;
    grant select, insert, update, delete on all tables in schema ${schema} to shop_jobs;
    grant usage on all sequences in schema ${schema} to shop_jobs;
    grant execute on all functions in schema ${schema} to shop_jobs;
    do $$
    declare
      guarded record;
    begin
      for guarded in
        select relname from pg_class
        where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relrowsecurity
      loop
        execute format('drop policy if exists shop_jobs on ${schema}.%I', guarded.relname);
        execute format('create policy shop_jobs on ${schema}.%I to shop_jobs using (true) with check (true)', guarded.relname);
      end loop;
    end $$;`);
}
