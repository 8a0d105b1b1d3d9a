import { getActions } from "#shared/permissions.ts";
import type { MemberAnswer } from "../contract.ts";
import type { IdentityContext } from "../context.ts";
import { getMember } from "./get-member.ts";
import { toSignedInUser } from "./signed-in-user.ts";

/**
 * The signed-in user, with their present role, their rights in the back office, and the state of
 * their second factor: all as it was read when the request began.
 */
export function readSession({ actor }: Pick<IdentityContext, "actor">): MemberAnswer {
  const member = getMember(actor);
  const { isOn, dueAt } = member.secondFactor;
  return {
    user: toSignedInUser(member),
    role: member.kind,
    may: [...getActions(member)],
    second_factor: { is_on: isOn, due_at: dueAt?.toISOString() ?? null },
  };
}
