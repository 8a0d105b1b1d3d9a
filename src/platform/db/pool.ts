import pg from "pg";
import { assertWritable } from "./outage.ts";

/** A server that does not answer a new connection within this time counts as unreachable. */
const ANSWER_WITHIN_MS = 5_000;

/** Rejects when the server of a connection is not suitable, or does not answer in time. */
export type ServerCheck = (client: pg.ClientBase, withinMs: number) => Promise<void>;

/**
 * Opens a pool whose connections lead to a database that takes writes, or passes another `check`:
 * after a failover no new one stays on the server that has become a standby. Nothing is connected
 * yet. Broken connections are not repaired: the query that used one fails, and `onLost` is called.
 */
export function openPool(
  options: pg.PoolConfig & {
    connectionString: string;
    application_name: string;
    max: number;
    check?: ServerCheck | undefined;
  },
  onLost: (client: pg.PoolClient, error: Error) => void = () => {},
): pg.Pool {
  const { check = assertWritable, ...settings } = options;
  const pool = new pg.Pool({
    ...settings,
    keepAlive: true,
    // Its type says that nothing is waited for; the pool waits, and passes an error on.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => check(client, ANSWER_WITHIN_MS),
  });
  // Without listeners, a connection that breaks would end the process.
  pool.on("connect", (client) => client.on("error", (error) => onLost(client, error)));
  pool.on("error", () => {}); // The same error again, for idle connections.
  return pool;
}
