/** Checks at the start for further addresses of the shop's database. */
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { runQuery } from "./outage.ts";

const ANSWER_WITHIN_MS = 10_000;

/** The address with the login of `appUrl`. */
export function withLogin(url: string, appUrl: string): string {
  const { username, password } = new URL(appUrl);
  return Object.assign(new URL(url), { username, password }).href;
}

/** A connection outside any pool; the caller must end it. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    application_name: "wanderpaw",
  });
  client.on("error", () => {}); // The query that was running fails with the same error.
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Throws StartupError when a pooler at `place`, which `variable` names, allows no transactions, and
 * rejects when there is no server.
 */
export async function assertTransactions(
  client: pg.Client,
  place: string,
  variable: "DATABASE_URL" | "DATABASE_READ_URL",
): Promise<void> {
  try {
    await runQuery(client, "begin", ANSWER_WITHIN_MS);
    await runQuery(client, "rollback", ANSWER_WITHIN_MS);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!reason.includes("statement pooling")) throw error;
    throw new StartupError(
      `The pooler at ${place} (${variable}) does not allow transactions: ${reason}. Set pool_mode = transaction in its configuration.`,
      { cause: error },
    );
  }
}

/** The same for a server and its standbys, and for no other database. */
export async function readIdentity(
  client: pg.ClientBase,
  withinMs = ANSWER_WITHIN_MS,
): Promise<string | undefined> {
  const [row] = await runQuery<{ identity: string }>(
    client,
    `select system_identifier || ' ' || (select oid from pg_database where datname = current_database())
       as identity from pg_control_system()`,
    withinMs,
  );
  return row?.identity;
}

/** The target of a connection string, without the password. */
export function getTarget(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? host}${pathname}`;
}
