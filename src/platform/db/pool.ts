import pg from "pg";
import { assertWritable } from "./outage.ts";

/** A server that does not answer a new connection for so long is away. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Opens a pool whose connections lead to a database that takes writes: after a failover no new one
 * stays on the server that has become a standby. Nothing is connected yet. Connections that break
 * are no matter of the pool: the query that used one fails, and `onLost` hears of it.
 */
export function openPool(
  options: pg.PoolConfig & { connectionString: string; application_name: string; max: number },
  onLost: (client: pg.PoolClient, error: Error) => void = () => {},
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    keepAlive: true,
    // Its type says that nothing is waited for; the pool waits, and passes a failure on.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => assertWritable(client, ANSWER_WITHIN_MS),
  });
  // Without listeners, a connection that breaks would end the process.
  pool.on("connect", (client) => client.on("error", (error) => onLost(client, error)));
  pool.on("error", () => {}); // The same error again, for idle connections.
  return pool;
}
