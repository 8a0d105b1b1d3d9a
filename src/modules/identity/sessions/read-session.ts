import type { MemberAnswer } from "../contract.ts";
import { eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import { getActions } from "#shared/permissions.ts";
import type { IdentityContext } from "../context.ts";
import { requireMember } from "./require-member.ts";
import {
  dutySince,
  getSecondFactorDueAt,
  secondFactorSince,
} from "../second-factor/second-factor-duty.ts";
import { toSignedInUser, userColumns } from "./signed-in-user.ts";
import { userRoles } from "../tables.ts";

/**
 * The signed-in user, with their present role, their rights in the back office, and the state of
 * their second factor.
 */
export async function readSession(
  ctx: Pick<IdentityContext, "actor" | "asIdentity">,
): Promise<MemberAnswer> {
  const member = requireMember(ctx.actor);
  const [found] = await ctx.asIdentity(({ db }) =>
    db
      .select({
        ...userColumns,
        role: userRoles.role,
        dutySince,
        secondFactorSince,
      })
      .from(profiles)
      .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
      .where(eq(profiles.id, member.id)),
  );
  if (found === undefined) throw new AppError("unauthenticated", "the account is gone");
  return {
    user: toSignedInUser(found),
    role: member.kind,
    may: [...getActions(member)],
    second_factor: {
      is_on: found.secondFactorSince !== null,
      due_at: getSecondFactorDueAt(found)?.toISOString() ?? null,
    },
  };
}
