import { mayDo, type AdminAction } from "./permissions.ts";
import type { Role } from "./roles.ts";

/** A person who is signed in, with the role that they have at this moment. */
export type Member = {
  readonly kind: Role;
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** When they signed up. */
  readonly createdAt: Date;
  /** The session that they use. */
  readonly sessionId: string;
  /** Rights that a moderator was granted in the back office; for other roles it says nothing. */
  readonly grants: readonly AdminAction[];
  /** Whether they have confirmed their identity recently in this session. */
  readonly hasRecentProof: boolean;
  /** Their second factor. `dueAt` is when they must have one: null if they have it or need none. */
  readonly secondFactor: { readonly isOn: boolean; readonly dueAt: Date | null };
  /** Whether their role requires a second factor, the grace period is over, and there is none. */
  readonly lacksSecondFactor: boolean;
  /**
   * Whether the action is allowed by their role or a granted right in the back office, so that the
   * back office's rights apply to the data.
   */
  readonly isInBackOffice?: true;
};

/**
 * The person or system that acts. Every database transaction and every use case names one; rights
 * follow from it.
 */
export type Actor =
  | { readonly kind: "anonymous" }
  | Member
  /**
   * The identity role, for signing in: it alone reaches passwords, sessions and tokens. Never made
   * from a request.
   */
  | { readonly kind: "identity" }
  /**
   * The role of the public forms: it takes in messages, reads none, and keeps the newsletter's
   * list. Never made from a request.
   */
  | { readonly kind: "publicForms" }
  /**
   * The checkout: it takes orders and payments of strangers, and knows nothing else of them. Never
   * made from a request.
   */
  | { readonly kind: "checkout" }
  /** The privacy role: collects all data of a person, and erases it, for a user who may. */
  | { readonly kind: "privacy"; readonly by: Member }
  /** The shop itself: start-up, jobs, the demo seed. Never made from a request. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const identity: Actor = { kind: "identity" };
export const publicForms: Actor = { kind: "publicForms" };
export const checkout: Actor = { kind: "checkout" };
export const getPrivacyRole = (by: Member): Actor => ({ kind: "privacy", by });
export const system: Actor = { kind: "system" };

export function isMember(actor: Actor): actor is Member {
  return "sessionId" in actor;
}

/**
 * Whether the actor has the rights of the back office: administrators always, moderators where a
 * granted right let them in.
 */
export function isStaff(actor: Actor): actor is Member {
  return isMember(actor) && (actor.kind === "admin" || actor.isInBackOffice === true);
}

/** Whether the actor may do something in the back office; the shop itself may do everything. */
export function isPermitted(actor: Actor, action: AdminAction): boolean {
  return actor.kind === "system" || ("grants" in actor && mayDo(actor, action));
}
