import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { removeProfiles } from "#modules/customers/write-profile.ts";
import { hasOrdersOf } from "#modules/orders/has-orders-of.ts";
import type { Db } from "#platform/db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import { accounts, oneTimeTokens, userRoles } from "../tables.ts";

const KEPT_MS = 7 * DAY_MS;

/**
 * Removes accounts that nobody has confirmed for a week, and returns how many: an address that a
 * stranger typed is nobody's business to keep. With them go the profiles that the same sign-up
 * made, unless an order is theirs. Who has a link that still holds, or has been given a role,
 * stays. Needs the rights of the identity role.
 */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<number> {
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
        // A sign-up that takes the place of an expired one sets a new password.
        lt(accounts.passwordChangedAt, new Date(now.getTime() - KEPT_MS)),
        notExists(links),
        notExists(given),
      ),
    )
    // Anyone who signs up or confirms at this moment holds one of the two rows: they go first.
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
 * Removes accounts, which must be locked, and the profiles that the same sign-up made, unless an
 * order is theirs. Needs the rights of the identity role.
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
    hasOrdersOf(db, profiles.id),
  );
}
