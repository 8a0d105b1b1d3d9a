import { and, eq, inArray } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import {
  areSameActions,
  grantableActions,
  type AdminAction,
  type GrantableAction,
} from "#shared/permissions.ts";
import type { Versioned } from "#shared/records/version.ts";
import { userGrants, userRoles } from "../tables.ts";

type Actions = readonly GrantableAction[];
type Change = { readonly userId: string; readonly granted: Actions };

/**
 * Grants a moderator exactly these actions, from their next request on. Throws `not_found` when
 * they have no role, and `conflict` when they are no longer a moderator, or their rights are no
 * longer those that the administrator saw.
 */
export async function setGrants(
  ctx: Pick<Context, "db" | "clock" | "log">,
  { userId, granted, version }: Change & Versioned,
): Promise<void> {
  const { db, log } = ctx;
  // Locks the row: a second change of this user's role or rights waits, and then sees the first
  // one.
  const [found] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .for("update");
  if (found === undefined) throw new AppError("not_found", "this person has been given no role");
  const before = await readGrants(ctx, userId);
  if (found.role !== "moderator")
    throw new AppError("conflict", "this person is no moderator any more");
  const actions = grantableActions.filter((action) => before.includes(action));
  await assertVersion(
    ctx,
    { entity: "user_grants", id: userId },
    { version: toVersion(actions), granted: actions },
    { version },
  );
  const taken = before.filter((action) => !granted.some((it) => it === action));
  if (taken.length > 0)
    await db
      .delete(userGrants)
      .where(and(eq(userGrants.userId, userId), inArray(userGrants.action, taken)));
  const added = granted.filter((action) => !before.includes(action));
  await addGrants(ctx, { userId, granted: added });
  log.info({ userId, taken, added }, "what a moderator may do was changed");
}

/**
 * Grants a user the rights that were chosen with a new role. Throws `conflict` when they were a
 * moderator with other rights already: those are changed by `setGrants`.
 */
export async function setFirstGrants(
  ctx: Pick<Context, "db" | "clock">,
  { userId, granted }: Change,
): Promise<void> {
  const before = await readGrants(ctx, userId);
  if (before.length === 0) await addGrants(ctx, { userId, granted });
  else if (!areSameActions(before, granted))
    throw new AppError("conflict", "this person is a moderator already, with other rights");
}

async function readGrants({ db }: Pick<Context, "db">, userId: string): Promise<AdminAction[]> {
  const rows = await db
    .select({ action: userGrants.action })
    .from(userGrants)
    .where(eq(userGrants.userId, userId));
  return rows.map(({ action }) => action);
}

async function addGrants(
  { db, clock }: Pick<Context, "db" | "clock">,
  { userId, granted }: Change,
): Promise<void> {
  if (granted.length === 0) return;
  const grantedAt = clock();
  await db.insert(userGrants).values(granted.map((action) => ({ userId, action, grantedAt })));
}
