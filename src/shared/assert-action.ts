import { isMember, type Actor, type Member } from "./actor.ts";
import { AppError } from "./errors.ts";
import { isHeavy, mayUse, type AdminAction } from "./permissions.ts";

/**
 * For rights that follow from the data and not from the request: throws unless the actor may do
 * this now, as an endpoint with this permission does. The shop itself may do everything.
 */
export function assertAction(actor: Actor, action: AdminAction, doing: string): void {
  if (actor.kind === "system") return;
  if (!isMember(actor)) throw new AppError("forbidden", `${doing} is for people`);
  assertPermission(actor, action, doing);
  if (isHeavy(action)) assertRecentProof(actor, doing);
}

/** Throws `forbidden` without the right, and `second_factor_needed` while that is due. */
export function assertPermission(
  actor: Member,
  permission: "staff" | AdminAction,
  doing: string,
): void {
  if (!mayUse(actor, permission))
    throw new AppError("forbidden", `${doing} needs ${permission}, the caller is ${actor.kind}`);
  if (actor.lacksSecondFactor)
    throw new AppError("second_factor_needed", `${doing} needs a second factor by now`);
}

/** Throws `proof_needed` unless they have confirmed their identity lately. */
export function assertRecentProof(actor: Member, doing: string): void {
  if (!actor.hasRecentProof)
    throw new AppError("proof_needed", `${doing} needs a proof that is not old`);
}
