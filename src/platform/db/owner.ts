/** Work that only the owner of the database may do, by one process at a time. */
import pg from "pg";
import { StartupError } from "../startup-error.ts";

/** Any number that no other program on the same database uses for its own advisory lock. */
const lockKey = "7018253411";
const connectTimeoutMs = 10_000;

/** Where a connection string leads, without the password. */
function getPlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? host}${pathname}`;
}

/** The owner's own connection. Throws `StartupError` when the server cannot be reached. */
export async function connectAsOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: "wanderpaw-owner",
  });
  client.on("error", () => {}); // The query that was running fails with the same error.
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw new StartupError(
      `The database at ${getPlace(ownerUrl)} cannot be reached: ${(error as Error).message}. Check DATABASE_URL and that the server is running.`,
      { cause: error },
    );
  }
}

/**
 * Runs `work` on the owner's own connection while holding the lock; the others wait. Throws
 * `StartupError` when the server cannot be reached. Locks end with the connection, so a killed
 * process leaves none behind.
 */
export async function withOwner<T>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectAsOwner(ownerUrl);
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
