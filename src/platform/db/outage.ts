/**
 * Recognises outages of the database of any kind. A failure by one is answered with 503 and can be
 * tried again, and its connection is no longer used.
 */
import type pg from "pg";
import { getSqlState } from "./sql-error.ts";

/** Refused as a write, where only reads are allowed. */
export const READS_ONLY = "25006";

/** SQLSTATEs, or how they begin. */
const OUTAGES = [
  "08", // the connection failed; also what a pooler says that has no server
  "53", // no connections, memory or room on the disk left
  "57P01", // shutting down
  "57P02", // another backend has crashed
  "57P03", // starting up
  "57P05", // the connection was idle for too long
  "25P03", // the transaction was idle for too long
  READS_ONLY, // a standby, or a former primary
  "57014", // longer than the statement timeout
  "0A000", // a statement was prepared before a migration changed what it returns
  "40001", // another transaction had to go first, or the standby could not wait for a query
  "40P01", // a deadlock
  "55P03", // a lock that is held for too long
];

/**
 * True if the server's error says so. Without an error of the server, the lost connection shows it.
 */
export function isOutage(error: unknown): boolean {
  const state = getSqlState(error);
  return state !== undefined && OUTAGES.some((outage) => state.startsWith(outage));
}

/** Sends a trivial query; rejects when no answer comes within `withinMs`. */
export async function runQuery<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  withinMs: number,
): Promise<Row[]> {
  const question = { text, query_timeout: withinMs }; // The driver's types do not know the latter.
  return (await client.query<Row>(question)).rows;
}

/** Rejects when the database does not answer within `withinMs`, and when it only reads. */
export async function assertWritable(client: pg.ClientBase, withinMs: number): Promise<void> {
  const [setting] = await runQuery<{ transaction_read_only: string }>(
    client,
    "show transaction_read_only",
    withinMs,
  );
  if (setting?.transaction_read_only !== "off")
    throw new Error("the database takes no writes: it is a standby, or was made read-only");
}
