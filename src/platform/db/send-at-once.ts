import type pg from "pg";

/**
 * Lets the statements that are sent until the end of this turn leave together: each by itself would
 * be a call of the operating system, and wake the server.
 */
export function sendAtOnce({ connection }: pg.PoolClient): void {
  connection.stream.cork();
  process.nextTick(() => connection.stream.uncork());
}
