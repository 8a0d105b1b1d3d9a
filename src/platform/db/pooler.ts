/**
 * A pooler (PgBouncer) that may stand between the shop and its database, and lends a connection for
 * one transaction at a time. See docs/decisions/0057-transaction-pooling.md.
 */
import type pg from "pg";
import { StartupError } from "../startup-error.ts";
import { runQuery } from "./outage.ts";
import { getTarget, assertTransactions, connect, readIdentity, withLogin } from "./try-address.ts";

const ANSWER_WITHIN_MS = 10_000;
/** A connection setting of our own, as a mark. Poolers refuse or drop it. */
const MARK = "wanderpaw.direct";
/** How often two connections are asked alternately for their server process. */
const ROUNDS = 4;

/** The address with the mark, by which the other side can be told from a pooler. */
export function withMark(url: string): string {
  const marked = new URL(url);
  const options = [marked.searchParams.get("options"), `-c ${MARK}=yes`];
  marked.searchParams.set("options", options.filter((option) => option !== null).join(" "));
  return marked.href;
}

/** Whether a pooler has refused to connect with the mark. */
export function isPoolerError(error: unknown): boolean {
  return error instanceof Error && error.message.includes("unsupported startup parameter");
}

/** Whether a connection that asked for the mark leads to a pooler, which has forgotten it. */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const [row] = await runQuery<{ mark: string | null }>(
    client,
    `select current_setting('${MARK}', true) as mark`,
    ANSWER_WITHIN_MS,
  );
  return row?.mark !== "yes";
}

/**
 * Returns the connection string for transactions through the pooler at `poolerUrl`, with the login
 * of `appUrl`, which leads to the database itself. Throws StartupError when that does not work, or
 * would not be what the shop needs.
 */
export async function preparePooledLogin(poolerUrl: string, appUrl: string): Promise<string> {
  const url = withLogin(poolerUrl, appUrl);
  const place = getTarget(poolerUrl);
  await using clients = new AsyncDisposableStack();
  const open = async (address: string) => {
    const client = await connect(address);
    clients.defer(() => client.end().catch(() => {}));
    return client;
  };
  const rejectWith = (error: unknown) => {
    throw error instanceof StartupError ? error : describePoolerError(error, place);
  };
  const direct = await open(appUrl);
  const isPooler = !(await isDirect(url).catch(rejectWith));
  const [one, other] = [await open(url).catch(rejectWith), await open(url).catch(rejectWith)];
  if (isPooler) await assertTransactions(one, place, "DATABASE_URL").catch(rejectWith);
  await assertSameDatabase(one, direct, place);
  if (isPooler && !(await areLent(one, other)))
    throw new StartupError(
      `The pooler at ${place} (DATABASE_URL) pools sessions, which saves no connections, because the shop keeps its own open. Set pool_mode = transaction in its configuration.`,
    );
  return url;
}

/** Explains a failed connection to the pooler. */
function describePoolerError(error: unknown, place: string): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  const isLogin = /authentication|no such user|password/i.test(reason);
  return new StartupError(
    isLogin
      ? `The pooler at ${place} (DATABASE_URL) does not let the role shop_app log in: ${reason}. Let it read users and passwords from the server; in PgBouncer, set auth_query.`
      : `The pooler at ${place} (DATABASE_URL) cannot be used: ${reason}.`,
    { cause: error },
  );
}

/** Whether there is no pooler at all, which is fine as well. */
async function isDirect(url: string): Promise<boolean> {
  let client: pg.Client | undefined;
  try {
    client = await connect(withMark(url));
    return !(await isPooled(client));
  } catch (error) {
    if (isPoolerError(error)) return false;
    throw error;
  } finally {
    await client?.end().catch(() => {});
  }
}

async function assertSameDatabase(
  pooled: pg.Client,
  direct: pg.Client,
  place: string,
): Promise<void> {
  const [there, here] = await Promise.all([pooled, direct].map((client) => readIdentity(client)));
  if (there !== here)
    throw new StartupError(
      `DATABASE_URL (${place}) and DATABASE_DIRECT_URL lead to different databases. Set both to the same database.`,
    );
}

/** Whether two clients are served in turn by whichever connection is free. */
async function areLent(one: pg.Client, other: pg.Client): Promise<boolean> {
  const served = { one: new Set<number>(), other: new Set<number>() };
  const getPid = async (client: pg.Client) =>
    (await runQuery<{ pid: number }>(client, "select pg_backend_pid() as pid", ANSWER_WITHIN_MS))[0]
      ?.pid ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // One more of the first, so that a pooler that takes turns is told from one that does not lend.
    served.one.add(await getPid(one)).add(await getPid(one));
    served.other.add(await getPid(other));
  }
  return served.one.size > 1 || served.other.size > 1 || !served.one.isDisjointFrom(served.other);
}
