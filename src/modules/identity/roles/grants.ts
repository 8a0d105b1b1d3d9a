import type { GrantList } from "./role-contract.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { grantableActions, type GrantableAction } from "#shared/permissions.ts";
import { permitted } from "#shared/actor.ts";
import { roleGrants } from "../tables.ts";

/**
 * What moderators may do: every action that can be granted, with its state, and whether the one who
 * asks may change that.
 */
export async function readGrants({ db, actor }: Pick<Context, "db" | "actor">): Promise<GrantList> {
  const granted = new Set((await db.select().from(roleGrants)).map(({ action }) => action));
  const allowed = permitted(actor, "roles.write");
  return {
    grants: grantableActions.map((action) => ({ action, granted: granted.has(action) })),
    can: { change: { allowed, reason: allowed ? null : "not_permitted" } },
  };
}

/**
 * Grants moderators exactly these actions; it works at their next request. Throws `conflict` when
 * something else was granted than the staff member has seen.
 */
export async function setGrants(
  ctx: Pick<Context, "db" | "actor" | "clock" | "log">,
  { granted, seen }: { granted: readonly GrantableAction[]; seen: readonly GrantableAction[] },
): Promise<GrantList> {
  const { db, clock, log } = ctx;
  // Reading goes on; a second staff who writes waits, and then sees what the first has done.
  await db.execute(sql`lock table ${roleGrants} in share row exclusive mode`);
  const before = (await readGrants(ctx)).grants.flatMap((it) => (it.granted ? [it.action] : []));
  if (before.length !== seen.length || before.some((action) => !seen.includes(action)))
    throw new AppError("conflict", "the grants have been changed meanwhile");
  const taken = before.filter((action) => !granted.includes(action));
  const added = granted.filter((action) => !before.includes(action));
  if (taken.length > 0)
    await db
      .delete(roleGrants)
      .where(and(eq(roleGrants.role, "moderator"), inArray(roleGrants.action, taken)));
  if (added.length > 0)
    await db
      .insert(roleGrants)
      .values(added.map((action) => ({ role: "moderator" as const, action, grantedAt: clock() })));
  log.info({ taken, added }, "what moderators may do was changed");
  return readGrants(ctx);
}
