/**
 * Lets the queue's library survive outages: its statements wait for the database instead of
 * failing. All of them are single statements that are safe to repeat.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { isOutage } from "../db/outage.ts";
import { getSqlState } from "../db/sql-error.ts";

const RETRY_MS = 500;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient["release"],
) => void;

/** The same as `pool`, but patient until `stopped`. Connections for one statement are not told. */
export function createPatient(pool: pg.Pool, stopped: AbortSignal, log: Log): pg.Pool {
  /** Repeats it for as long as the database cannot be reached. */
  async function runPatiently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // An error that the server has not sent itself is a connection that failed.
        const isAway = isOutage(error) || getSqlState(error) === undefined;
        if (!isAway || stopped.aborted) throw error;
        log.debug({ err: error }, "the queue waits for the database");
        await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
      }
    }
  }

  const runQuery = (statement: string | pg.QueryConfig, values?: unknown[]) =>
    runPatiently(() => pool.query(statement, values));

  /** The library requests a connection for LISTEN with a callback, and others without. */
  function connect(callback?: Callback) {
    if (callback === undefined) return Promise.resolve({ query: runQuery, release: () => {} });
    // oxlint-disable promise/no-callback-in-promise -- the library asks in this way
    runPatiently(() => pool.connect()).then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    // oxlint-enable promise/no-callback-in-promise
    return undefined;
  }

  return Object.assign(Object.create(pool) as pg.Pool, { connect, query: runQuery });
}
