import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { removeProfiles } from "#modules/customers/write-profile.ts";
import { hasOrders } from "#modules/orders/has-orders.ts";
import type { Db } from "#platform/db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import { accounts, oneTimeTokens, userRoles } from "../tables.ts";

const RETENTION_MS = 7 * DAY_MS;

/**
 * Removes accounts that were not confirmed within a week, and returns how many: the shop must not
 * keep an address that a stranger may have typed. Their profiles from the same sign-up are removed
 * as well, unless they have orders. Accounts with a valid link or a role stay. Needs the rights of
 * the identity role.
 */
export async function deleteUnconfirmed(db: Db, now: Date): Promise<number> {
  const links = db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, accounts.userId));
  const given = db.select().from(userRoles).where(eq(userRoles.userId, accounts.userId));
  const stale = await db
    .select({
      id: profiles.id,
      profileMadeAt: profiles.createdAt,
      accountMadeAt: accounts.createdAt,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(
      and(
        isNull(accounts.emailConfirmedAt),
        // A new sign-up in place of an expired one sets a new password, so its time counts.
        lt(accounts.passwordChangedAt, new Date(now.getTime() - RETENTION_MS)),
        notExists(links),
        notExists(given),
      ),
    )
    // Rows locked by a sign-up or a confirmation at this moment are skipped.
    .for("update", { skipLocked: true });
  await removeUnconfirmed(db, stale);
  return stale.length;
}

type UnconfirmedAccount = {
  readonly id: string;
  readonly profileMadeAt: Date;
  readonly accountMadeAt: Date;
};

/**
 * Removes accounts, which must be locked, and their profiles from the same sign-up, unless they
 * have orders. Needs the rights of the identity role.
 */
export async function removeUnconfirmed(
  db: Db,
  stale: readonly UnconfirmedAccount[],
): Promise<void> {
  if (stale.length === 0) return;
  const ids = stale.map(({ id }) => id);
  await db.delete(accounts).where(inArray(accounts.userId, ids));
  const ownProfiles = stale.filter(
    ({ profileMadeAt, accountMadeAt }) => profileMadeAt.getTime() === accountMadeAt.getTime(),
  );
  await removeProfiles(
    db,
    ownProfiles.map(({ id }) => id),
    hasOrders(db, profiles.id),
  );
}
