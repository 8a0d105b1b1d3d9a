// The table `rate_limits` as the limiters of the library use it.
import type pg from "pg";
import { sendAtOnce } from "../db/send-at-once.ts";
import type { Log } from "../log.ts";

/** A visitor waits no longer than this for the count. */
export const QUERY_TIMEOUT_MS = 2_000;

/** A count that a crash of the server takes back is no harm, so its commit waits for no disk. */
const BEGIN = `begin; set local role shop_limits; set local statement_timeout = ${QUERY_TIMEOUT_MS};
  set local synchronous_commit = off`;

/**
 * The pool, as far as the limiters use it. The login may do nothing by itself; each statement may
 * count. The library falls back to memory silently, so this logs a warning.
 */
export function createAttemptStore(pool: pg.Pool, log: Log) {
  let isAway = false;
  const send = createCounter(pool);
  return {
    async query(query: pg.QueryConfig): Promise<pg.QueryResult> {
      try {
        const result = await send(query);
        if (isAway) log.info("attempts are counted in the database again");
        isAway = false;
        return result;
      } catch (err) {
        if (!isAway) log.warn({ err }, "attempts are counted in memory: the database is away");
        isAway = true;
        throw err;
      }
    },
  };
}

type Waiting = PromiseWithResolvers<pg.QueryResult> & { readonly query: pg.QueryConfig };

/**
 * Runs statements that come in one moment in one transaction, after which a pooler may give the
 * connection to another client.
 */
function createCounter(pool: pg.Pool): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
  let batch: Waiting[] = [];
  function send(): void {
    const sent = batch.toSorted(compareKeys);
    batch = [];
    count(pool, sent).catch((error: unknown) => sent.forEach(({ reject }) => reject(error)));
  }
  return (query) => {
    const waiting = { ...Promise.withResolvers<pg.QueryResult>(), query };
    if (batch.push(waiting) === 1) process.nextTick(send);
    return waiting.promise;
  };
}

/** Transactions that change the same rows do so in the same order: none waits for ever. */
const compareKeys = (a: Waiting, b: Waiting) =>
  String(a.query.values?.[0]).localeCompare(String(b.query.values?.[0]));

/** All of it is sent at once: after a failure the server rolls back instead of committing. */
async function count(pool: pg.Pool, waiting: readonly Waiting[]): Promise<void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    sendAtOnce(client);
    const begun = client.query(BEGIN);
    const counted = waiting.map(({ query, resolve }) => ({ resolve, answer: client.query(query) }));
    const answers = counted.map(({ answer }) => answer);
    await Promise.all([begun, ...answers, client.query("commit")]);
    isDone = true;
    for (const { resolve, answer } of counted) resolve(answer);
  } finally {
    client.release(!isDone);
  }
}
