import { and, eq, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import type { Member } from "#shared/actor.ts";
import type { IdentityContext } from "../context.ts";
import { grantedActions } from "../roles/granted-actions.ts";
import {
  dutySince,
  getSecondFactorDueAt,
  isSecondFactorMissing,
  secondFactorSince,
} from "../second-factor/second-factor-duty.ts";
import { getActiveTimes, isActiveAt } from "./session-lifetime.ts";
import { userColumns } from "./signed-in-user.ts";
import { sessions, userRoles } from "../tables.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** How long a confirmation of identity counts as recent. */
const PROOF_MS = 10 * MINUTE_MS;

/** Whether a confirmation from that time is recent enough for actions that cannot be undone. */
function hasRecentProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= PROOF_MS;
}

const selectMember = createStatement((db) =>
  db
    .select({
      ...userColumns,
      role: userRoles.role,
      dutySince,
      provedAt: sessions.provedAt,
      secondFactorSince,
      grants: grantedActions,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
        isActiveAt({ now: sql.placeholder("now"), idleSince: sql.placeholder("idleSince") }),
      ),
    ),
);

/**
 * A user in one of their sessions, with their present role; undefined when the session has ended.
 */
export async function findMember(
  ctx: Pick<IdentityContext, "asIdentity" | "clock">,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<Member | undefined> {
  const now = ctx.clock();
  const [found] = await ctx.asIdentity(({ db }) =>
    selectMember(db, { sessionId, userId, ...getActiveTimes(now) }),
  );
  if (found === undefined) return undefined;
  const { id, email, fullName, createdAt, role, grants, provedAt } = found;
  return {
    kind: role ?? "user",
    id,
    email,
    fullName,
    createdAt,
    sessionId,
    grants,
    hasRecentProof: hasRecentProof(provedAt, now),
    secondFactor: {
      isOn: found.secondFactorSince !== null,
      dueAt: getSecondFactorDueAt(found),
    },
    lacksSecondFactor: isSecondFactorMissing(found, now),
  };
}
