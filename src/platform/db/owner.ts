/** Work that only the owner of the database may do, by one process at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { getTarget } from "./try-address.ts";
import { isPooled, isPoolerError, withMark } from "./pooler.ts";

/** Any number that no other program on the same database uses for its own advisory lock. */
const lockKey = "7018253411";
const connectTimeoutMs = 10_000;

/** A wait up to this time is not reported. */
const REPORT_AFTER_MS = 3_000;
const LOOK_AGAIN_MS = 250;

/**
 * The owner's own connection to the server itself. Throws `StartupError` when it cannot be reached,
 * and when it leads to a pooler, which would keep locks after their owner is gone.
 */
export async function connectAsOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: withMark(ownerUrl),
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "wanderpaw-owner",
  });
  client.on("error", () => {}); // The query that was running fails with the same error.
  try {
    await client.connect();
    if (!(await isPooled(client))) return client;
  } catch (error) {
    if (!isPoolerError(error)) {
      await client.end().catch(() => {});
      throw new StartupError(
        `The database at ${getTarget(ownerUrl)} cannot be reached: ${(error as Error).message}. Check DATABASE_URL and that the server is running.`,
        { cause: error },
      );
    }
  }
  await client.end().catch(() => {});
  throw new StartupError(
    `${getTarget(ownerUrl)} is a pooler, but migrations, jobs and notifications need the database server itself. Set DATABASE_DIRECT_URL to the address of the server; DATABASE_URL may stay that of the pooler.`,
  );
}

/**
 * Runs `work` on the owner's own connection while holding the lock; the others wait. `onWait` gets
 * the name of the other process, if that takes longer. Throws `StartupError` when the server cannot
 * be reached. Locks end with the connection, so a killed process leaves none behind.
 */
export async function withOwner<T>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<T>,
  onWait: (forWhom: string) => void = () => {},
): Promise<T> {
  const client = await connectAsOwner(ownerUrl);
  try {
    for (let waitedMs = 0; !(await tryLock(client)); waitedMs += LOOK_AGAIN_MS) {
      if (waitedMs === REPORT_AFTER_MS) onWait(await findHolder(client));
      await sleep(LOOK_AGAIN_MS);
    }
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    'select pg_try_advisory_lock($1) as "isOurs"',
    [lockKey],
  );
  return rows[0]?.isOurs === true;
}

/** The holder of the lock, as far as the server knows. */
async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s (process %s of the database server, from %s, connected since %s)',
       coalesce(nullif(application_name, ''), 'a program without a name'), pid,
       coalesce(host(client_addr), 'this computer'), to_char(backend_start, 'HH24:MI:SS TZ')) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1
       and classid = ($1::bigint >> 32)::oid and objid = ($1::bigint & 4294967295)::oid
       and database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  );
  return rows[0]?.holder ?? "a process that has just ended";
}

/**
 * Moves the database's clock, `app.now()`, by some milliseconds, for a test shop at another time.
 * Only the owner can. The queue keeps the server's own time (docs/decisions/0036).
 */
export async function moveClock(ownerUrl: string, offsetMs: number): Promise<void> {
  await withOwner(ownerUrl, (client) =>
    client.query(
      `create or replace function app.now() returns timestamptz language sql stable
       as $$ select pg_catalog.now() + interval '${Math.round(offsetMs)} milliseconds' $$`,
    ),
  );
}
