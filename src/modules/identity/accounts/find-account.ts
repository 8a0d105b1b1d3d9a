import { eq, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { userColumns } from "../sessions/signed-in-user.ts";
import { accounts } from "../tables.ts";

/**
 * The condition that a profile has this address, whatever its letter case; the unique index serves
 * it.
 */
export function hasEmail(email: string) {
  return sql`lower(btrim(${profiles.email})) = lower(btrim(${email}))`;
}

const columns = {
  ...userColumns,
  passwordHash: accounts.passwordHash,
  passwordChangedAt: accounts.passwordChangedAt,
  emailConfirmedAt: accounts.emailConfirmedAt,
};

/** The account with an e-mail address, and its profile. */
export async function findAccountByEmail(db: Db, email: string) {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(hasEmail(email));
  return account;
}

/**
 * The account of a user, locked until the transaction ends. To change an account and its links,
 * lock the account first: transactions that lock in different orders could deadlock.
 */
export async function lockAccount(db: Db, userId: string) {
  const [account] = await db
    .select({
      passwordHash: accounts.passwordHash,
      emailConfirmedAt: accounts.emailConfirmedAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .for("no key update");
  return account;
}

/** The account of a person. */
export async function findAccount(db: Db, userId: string) {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(eq(accounts.userId, userId));
  return account;
}
