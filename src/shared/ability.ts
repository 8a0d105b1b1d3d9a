import { z } from "zod";
import { isPermitted, type Actor } from "./actor.ts";
import type { AdminAction } from "./permissions.ts";

/** The answer to "may I do this now?". The reason says why not; it is null when it is allowed. */
export type Ability<Reason extends string> = {
  readonly allowed: boolean;
  readonly reason: Reason | null;
};

/** The schema of an ability that lacks a right, or is refused for one of these reasons. */
export function abilitySchema<const Reasons extends readonly string[]>(...reasons: Reasons) {
  return z.object({
    allowed: z.boolean(),
    reason: z.enum(["not_permitted", ...reasons]).nullable(),
  });
}

/** An ability without an obstacle. */
export const allowed: Ability<never> = { allowed: true, reason: null };

/** An ability that is refused to all for this reason. */
export function withReason<Reason extends string>(reason: Reason): Ability<Reason> {
  return { allowed: false, reason };
}

/** The ability of `actor`: the given one with the right to `action`, or else "not_permitted". */
export function getAbility<Reason extends string = never>(
  actor: Actor,
  action: AdminAction,
  ability: Ability<Reason> = allowed,
): Ability<NoInfer<Reason> | "not_permitted"> {
  return isPermitted(actor, action) ? ability : withReason("not_permitted");
}
