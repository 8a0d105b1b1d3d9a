/**
 * The only way to data: a transaction that runs as the database role of an actor. The login role
 * itself may read nothing, so a query that escapes `runInTransaction` fails instead of seeing
 * everything.
 */
import { NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { isStaff, type Actor } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { silentLog, type Log } from "../log.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { runQuery, assertWritable, isOutage, READS_ONLY } from "./outage.ts";
import { openPool, type ServerCheck } from "./pool.ts";
import { getClaims, getRole } from "./rights.ts";
import { getSqlState } from "./sql-error.ts";
import { sendAtOnce } from "./send-at-once.ts";
import { ShopSession, createStatementNames, type NoSchema } from "./prepared-statements.ts";

const connectTimeoutMs = 5_000;
const statementTimeout = "30s";
const lockTimeout = "10s";
const idleInTransactionTimeout = "60s";

/** An open transaction. Nested `db.transaction(…)` calls are savepoints. */
export type Db = NodePgTransaction<NoSchema, NoSchema>;

export type TransactionOptions = {
  /** Names the work in traces. */
  readonly doing?: string | undefined;
  /** The server refuses to change anything. */
  readonly isReadOnly?: boolean | undefined;
  /** With `isReadOnly`: all statements see the data of one moment. */
  readonly isSnapshot?: boolean | undefined;
};

export type Database = {
  /**
   * Runs `work` in one transaction with the rights of `actor`: committed when it resolves, rolled
   * back when it throws. Throws `AppError("unavailable")` when the server cannot be reached or is
   * lost on the way, and when it was aborted in favour of another transaction.
   */
  runInTransaction<T>(
    actor: Actor,
    work: (db: Db) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Resolves when the server takes writes, or passes the other check; throws
   * `AppError("unavailable")` when not.
   */
  checkConnection(): Promise<void>;
  /** How many transactions wait for a connection. */
  countWaiting(): number;
  /** Lets running transactions end, then closes the connections. May be called twice. */
  close(): Promise<void>;
};

/**
 * Settings at the beginning of a transaction. They end with it, so that a pooler can give the
 * connection to another client; as connection parameters poolers would refuse them.
 */
const settings = `select set_config('role', $1, true),
  set_config('request.jwt.claims', $2, true),
  set_config('statement_timeout', '${statementTimeout}', true),
  set_config('lock_timeout', '${lockTimeout}', true),
  set_config('idle_in_transaction_session_timeout', '${idleInTransactionTimeout}', true)`;

/**
 * Opens a pool of at most `max` connections with the application's login; nothing is connected yet.
 * Its servers take writes, or pass another `check`. With `isPooled` other clients may use a
 * connection between two transactions, so no statements are prepared.
 */
export function openDatabase(options: {
  connectionString: string;
  max: number;
  isPooled?: boolean;
  check?: ServerCheck;
  log?: Log;
  tracing?: Tracing;
}): Database {
  const {
    isPooled = false,
    check = assertWritable,
    log = silentLog,
    tracing = noTracing,
  } = options;
  const nameStatement = createStatementNames();
  const dialect = new PgDialect();
  const lost = new WeakSet<pg.ClientBase>();
  const pool = openPool(
    {
      connectionString: options.connectionString,
      max: options.max,
      check,
      application_name: "wanderpaw",
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      pipeline: true,
    },
    (client, error) => {
      lost.add(client);
      log.warn({ err: error }, "a database connection was lost");
    },
  );

  /**
   * No prepared statements for staff. One plan does not suit all searches: half of all orders may
   * match a text, or none.
   */
  function startSession(actor: Actor, client: pg.PoolClient) {
    return new ShopSession(client, dialect, {
      isPooled,
      nameStatement: isPooled || isStaff(actor) ? undefined : nameStatement,
    });
  }

  const connect = () => pool.connect().catch(handleConnectError);

  /**
   * Begins a transaction and gives it the rights of `actor`. The first statement of the work need
   * not wait for the answers: without these rights it fails, as the login may read nothing.
   */
  async function startTransaction(
    client: pg.PoolClient,
    actor: Actor,
    { isReadOnly = false, isSnapshot = false }: TransactionOptions,
  ): Promise<void> {
    const values = [getRole(actor), getClaims(actor)];
    const level = isSnapshot ? " isolation level repeatable read" : "";
    const begin = isReadOnly ? `begin${level} read only` : "begin";
    sendAtOnce(client);
    // A pooler accepts every connection and lets it wait at its first statement.
    const begun = runQuery(client, begin, connectTimeoutMs);
    const name = isPooled ? undefined : "shop_settings";
    await Promise.all([begun, client.query({ name, text: settings, values })]).catch(
      handleConnectError,
    );
  }

  function runInTransaction<T>(
    actor: Actor,
    work: (db: Db) => Promise<T>,
    how: TransactionOptions = {},
  ): Promise<T> {
    const { doing } = how;
    const name = doing === undefined ? "transaction" : `transaction ${doing}`;
    const attributes = { "db.system.name": "postgresql", "db.role": getRole(actor) };
    return tracing.runInSpan({ name, attributes }, () => runTransaction(actor, work, how));
  }

  async function runTransaction<T>(
    actor: Actor,
    work: (db: Db) => Promise<T>,
    how: TransactionOptions,
  ): Promise<T> {
    const { isReadOnly = false } = how;
    const client = await connect();
    const db: Db = new NodePgTransaction(dialect, startSession(actor, client), undefined);
    let isClean = false;
    const beginning = startTransaction(client, actor, how);
    try {
      const [done] = await Promise.allSettled([work(db), beginning]);
      // If BEGIN failed, it is the cause of all later failures.
      await beginning;
      if (done.status === "rejected") throw done.reason;
      const commit = client.query("commit");
      if (isReadOnly) {
        // Nothing can be lost any more, so the answer is not awaited.
        commit.catch(() => {});
      } else await assertCommitted(commit);
      isClean = true;
      return done.value;
    } catch (error) {
      const isRefusedWrite = isReadOnly && getSqlState(error) === READS_ONLY;
      const isAway = lost.has(client) || (isOutage(error) && !isRefusedWrite);
      if (!isClean && !isAway)
        isClean = await client.query("rollback").then(
          () => true,
          () => false,
        );
      if (error instanceof AppError) throw error;
      if (isAway) {
        throw new AppError("unavailable", "the database could not go on", { cause: error });
      }
      throw error;
    } finally {
      client.release(!isClean);
    }
  }

  async function checkConnection(): Promise<void> {
    const client = await connect();
    await check(client, connectTimeoutMs).then(
      () => client.release(),
      (error: unknown) => {
        client.release(true);
        handleConnectError(error);
      },
    );
  }

  let closing: Promise<void> | undefined;
  return {
    runInTransaction,
    checkConnection,
    countWaiting: () => pool.waitingCount,
    close: () => (closing ??= pool.end()),
  };
}

/** After a failed statement PostgreSQL answers a commit with a rollback, and without an error. */
async function assertCommitted(commit: Promise<pg.QueryResult>): Promise<void> {
  if ((await commit).command !== "COMMIT")
    throw new AppError(
      "internal",
      "a failed statement was swallowed: the transaction was rolled back",
    );
}

function handleConnectError(cause: unknown): never {
  throw new AppError("unavailable", "no connection to the database", { cause });
}
