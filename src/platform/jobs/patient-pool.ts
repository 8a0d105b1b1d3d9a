/**
 * Lets the queue's library live through outages: it drops promises whose failure would end the
 * process.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";
import { isUnavailable, sqlState } from "../db/sql-error.ts";

const RETRY_MS = 500;
/** A serialization failure, which the library tries again by itself, soon. */
const TRY_AGAIN = "40001";

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient["release"],
) => void;

/**
 * From now on `pool` waits for the server instead of refusing connections, until `stopped`, and a
 * statement whose connection was lost fails in a way that makes the library try it again.
 */
export function makePatient(pool: pg.Pool, stopped: AbortSignal, log: Log): void {
  const connectOnce: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const patched = new WeakSet<pg.PoolClient>();

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await connectOnce();
        if (!patched.has(client)) logLostConnections(client);
        patched.add(client);
        return client;
      } catch (error) {
        if (stopped.aborted) throw error;
        log.debug({ err: error }, "the queue waits for the database");
        await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
      }
    }
  }

  const either = (callback?: Callback) => {
    if (callback === undefined) return connect();
    // oxlint-disable promise/no-callback-in-promise -- the library asks in this way
    connect().then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    // oxlint-enable promise/no-callback-in-promise
    return undefined;
  };
  // The library and the pool itself ask in both ways.
  pool.connect = either as typeof pool.connect;
}

function logLostConnections(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryAndLog = (...args: unknown[]) => {
    const result = query(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      const isLost = sqlState(error) === undefined || isUnavailable(error);
      if (!isLost) throw error;
      throw Object.assign(new Error("the connection was lost", { cause: error }), {
        code: TRY_AGAIN,
      });
    });
  };
  client.query = queryAndLog as typeof client.query; // the same, but for its failures
}
