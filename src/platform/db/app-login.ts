/**
 * How the shop logs in on a PostgreSQL server of its own choice. See
 * docs/decisions/0003-database-roles.md.
 */
import { createHmac } from "node:crypto";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { withOwner } from "./owner.ts";

export const appRole = "shop_app";

/**
 * The owner's address with the shop's login instead. Its password is derived from the owner's, so
 * all instances get the same.
 */
function toAppUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  // A role's password is valid on the whole server, so it must not depend on other parts of the
  // address.
  const password = createHmac("sha256", decodeURIComponent(url.password))
    .update(`wanderpaw ${appRole} 1`)
    .digest("base64url");
  url.username = appRole;
  url.password = password;
  return url.href;
}

type Attempt = "works" | "refused";

async function tryLogin(appUrl: string): Promise<Attempt> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return "works";
  } catch (error) {
    // Class 28: wrong or missing password.
    if (error instanceof pg.DatabaseError && error.code?.startsWith("28")) return "refused";
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** To be called before anything is written, too. Throws StartupError. */
export function assertHasPassword(ownerUrl: string): void {
  if (new URL(ownerUrl).password !== "") return;
  throw new StartupError(
    "DATABASE_URL has no password. Give the owner of the database a password and add it to DATABASE_URL: the shop derives the password of its own login from it. Nothing was changed.",
  );
}

/**
 * Returns the connection string for `openDatabase` on the server that `ownerUrl` leads to. Sets the
 * login's password where the server does not accept it yet. To be called after the migrations,
 * which make the role.
 */
export async function prepareAppLogin(ownerUrl: string): Promise<string> {
  assertHasPassword(ownerUrl);
  const appUrl = toAppUrl(ownerUrl);
  if ((await tryLogin(appUrl)) === "works") return appUrl;
  await withOwner(ownerUrl, async (client) => {
    const password = client.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
    // Always SCRAM, because an older default of md5 would store a weaker hash.
    await client.query("set password_encryption = 'scram-sha-256'");
    await client.query(`alter role ${appRole} password ${password}`);
  });
  if ((await tryLogin(appUrl)) !== "works") {
    throw new StartupError(
      `The database server does not let the role ${appRole} log in with a password. Allow it in pg_hba.conf, as for the owner in DATABASE_URL.`,
    );
  }
  return appUrl;
}
