/**
 * The only way to data: a transaction that runs as the database role of an actor. The login role
 * itself may read nothing, so a query that escapes `inTransaction` fails instead of seeing
 * everything.
 */
import { sql } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { isStaff, isMember, type Actor } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { silentLog, type Log } from "../log.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { isUnavailable } from "./sql-error.ts";

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 30_000;
const lockTimeoutMs = 10_000;
const idleInTransactionTimeoutMs = 60_000;

/** An open transaction. Nested `db.transaction(…)` calls are savepoints. */
export type Db = NodePgTransaction<Record<string, never>, Record<string, never>>;

export type Database = {
  /**
   * Runs `work` in one transaction with the rights of `actor`: committed when it resolves, rolled
   * back when it throws. Throws `AppError("unavailable")` when the server cannot be reached or is
   * lost on the way, and when another transaction had to go first. `doing` names the work in
   * traces.
   */
  inTransaction<T>(actor: Actor, work: (db: Db) => Promise<T>, doing?: string): Promise<T>;
  /** Resolves when the server answers; throws `AppError("unavailable")` when not. */
  ping(): Promise<void>;
  /** Lets running transactions end, then closes the connections. May be called twice. */
  close(): Promise<void>;
};

const roles = {
  anonymous: "shop_anon",
  user: "shop_user",
  // Outside of the back office; inside, it asks for what each has been granted.
  moderator: "shop_user",
  admin: "shop_admin",
  identity: "shop_identity",
  publicForms: "shop_public_forms",
  checkout: "shop_checkout",
  privacy: "shop_privacy",
  system: "shop_system",
} as const satisfies Record<Actor["kind"], string>;

/**
 * What somebody does in the back office runs with its rights; the API has checked that they may do
 * it, and the database asks again for what moderators were granted.
 */
function getRole(actor: Actor): string {
  if (!isStaff(actor)) return roles[actor.kind];
  return actor.kind === "admin" ? roles.admin : "shop_moderator";
}

/** What policies and `app.uid()` see. */
function getClaims(actor: Actor): string {
  const person = actor.kind === "privacy" ? actor.by : actor;
  if (isMember(person)) {
    return JSON.stringify({ sub: person.id, email: person.email, role: person.kind });
  }
  return JSON.stringify({ role: actor.kind });
}

/**
 * Opens a pool of at most `max` connections with the application's login; nothing is connected yet.
 */
export function openDatabase(options: {
  connectionString: string;
  max: number;
  log?: Log;
  tracing?: Tracing;
}): Database {
  const { log = silentLog, tracing = noTracing } = options;
  const lost = new WeakSet<pg.ClientBase>();
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    application_name: "wanderpaw",
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks while a transaction holds it would end the
  // process.
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      lost.add(client);
      log.warn({ err: error }, "a database connection was lost");
    });
  });
  pool.on("error", () => {}); // The same error again, for idle connections.

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new AppError("unavailable", "no connection to the database", { cause: error });
    }
  }

  function inTransaction<T>(
    actor: Actor,
    work: (db: Db) => Promise<T>,
    doing?: string,
  ): Promise<T> {
    const name = doing === undefined ? "transaction" : `transaction ${doing}`;
    const attributes = { "db.system.name": "postgresql", "db.role": getRole(actor) };
    return tracing.inSpan({ name, attributes }, () => transact(actor, work));
  }

  async function transact<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await connect();
    const dialect = new PgDialect();
    const db: Db = new NodePgTransaction(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    let isClean = false;
    try {
      await client.query("begin");
      await db.execute(
        sql`select set_config('role', ${getRole(actor)}, true), set_config('request.jwt.claims', ${getClaims(actor)}, true)`,
      );
      const result = await work(db);
      const end = await client.query("commit");
      isClean = true;
      // After a failed statement PostgreSQL answers a commit with a rollback, and without an error.
      if (end.command !== "COMMIT") {
        throw new AppError(
          "internal",
          "a failed statement was swallowed: the transaction was rolled back",
        );
      }
      return result;
    } catch (error) {
      if (!isClean)
        isClean = await client.query("rollback").then(
          () => true,
          () => false,
        );
      if (error instanceof AppError) throw error;
      if (lost.has(client) || isUnavailable(error)) {
        throw new AppError("unavailable", "the database could not go on", { cause: error });
      }
      throw error;
    } finally {
      client.release(!isClean);
    }
  }

  async function ping(): Promise<void> {
    const client = await connect();
    try {
      await client.query("select 1");
      client.release();
    } catch (error) {
      client.release(true);
      throw new AppError("unavailable", "the database does not answer", { cause: error });
    }
  }

  let closing: Promise<void> | undefined;
  return { inTransaction, ping, close: () => (closing ??= pool.end()) };
}
