/** Which migrations a database has had, and whether the next ones may run now. */
import type { MigrationMeta } from "drizzle-orm/migrator";
import type pg from "pg";
import { StartupError } from "../startup-error.ts";
import { appRole } from "./app-login.ts";

/** The name of connections that only a running instance of the shop holds. */
const INSTANCE_CONNECTIONS = ["wanderpaw-jobs", "wanderpaw-listen"];
/**
 * The mark of a migration that only adds to the tables, so that an older shop can go on beside it.
 * A test checks it.
 */
const EXPANDS = /^-- Only adds: an older version of the shop goes on beside it\.$/m;
/**
 * The longest time that visitors of other instances may have to wait for a change of the tables.
 */
const LOCK_TIMEOUT = "2s";

/** The migrations that the database has seen, each by the time at which it was written. */
export async function readLevel(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (found[0]?.exists !== true) return [];
  const { rows } = await client.query<{ written: string }>(
    "select created_at::text as written from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ written }) => Number(written));
}

/**
 * Checks by the level of a database whether the missing migrations may run. Throws StartupError
 * when its tables are those of a newer shop, and when other instances are at work that the
 * migrations would break. Migrations that only add may run, but give up if they would have to wait
 * for long.
 */
export async function assertMayMigrate(
  client: pg.ClientBase,
  level: readonly number[],
  own: readonly MigrationMeta[],
): Promise<void> {
  const ownTimes = new Set(own.map(({ folderMillis }) => folderMillis));
  if (level.some((written) => !ownTimes.has(written)))
    throw new StartupError(
      "The database belongs to a newer version of the shop. Start that version or a later one. To go back to this version, restore a backup into an empty database. Nothing was changed.",
    );
  const due = own.filter(({ folderMillis }) => !level.includes(folderMillis));
  if (level.length === 0 || due.length === 0 || !(await areInstancesAtWork(client))) return;
  if (!due.every(({ sql }) => EXPANDS.test(sql.join("\n"))))
    throw new StartupError(
      "The database must be migrated, and instances of an older version of the shop are running that would fail afterwards. Stop all of them, then start this one. Nothing was changed.",
    );
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
}

async function areInstancesAtWork(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and usename = $1 and application_name = any($2) limit 1`,
    [appRole, INSTANCE_CONNECTIONS],
  );
  return rowCount !== 0;
}
