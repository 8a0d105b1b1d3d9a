import type { Role } from "./roles.ts";

/** Actions in the back office, each a right of its own. An administrator may do all of them. */
export const adminActions = [
  "figures.read",
  "orders.read",
  "orders.write",
  "orders.agree",
  "orders.refund",
  "orders.delete",
  "orders.export",
  "stock.read",
  "stock.write",
  "prices.write",
  "catalogue.read",
  "catalogue.write",
  "catalogue.delete",
  "coupons.read",
  "coupons.write",
  "content.read",
  "content.write",
  "customers.read",
  "customers.write",
  "customers.export",
  "customers.erase",
  "messages.read",
  "messages.write",
  "reviews.read",
  "reviews.write",
  "settings.read",
  "settings.write",
  "roles.write",
  "security.read",
  "mail.read",
  "mail.write",
  "jobs.read",
  "jobs.write",
  "audit.read",
] as const;
export type AdminAction = (typeof adminActions)[number];

/** Actions for administrators alone: they change who may do what, or cannot be undone. */
export const adminOnlyActions = [
  "customers.erase",
  "settings.write",
  "roles.write",
  "security.read",
  "mail.write",
  "jobs.read",
  "jobs.write",
  "audit.read",
] as const satisfies readonly AdminAction[];

/**
 * Actions that give money back, take personal data out of the shop or erase it: anyone who may do
 * one of these needs a second factor, as administrators do.
 */
export const guardedActions = [
  "orders.refund",
  "orders.export",
  "customers.export",
  "customers.erase",
] as const satisfies readonly AdminAction[];

/**
 * So long after they were given the role or the right, people may still do without a second factor.
 */
export const SECOND_FACTOR_GRACE_DAYS = 14;

/** Whether it is one of them. */
export function isGuarded(action: AdminAction): boolean {
  return guardedActions.some((guarded) => guarded === action);
}

export type GrantableAction = Exclude<AdminAction, (typeof adminOnlyActions)[number]>;

/** Rights that moderators can be granted. Without a grant they are customers. */
export const grantableActions = adminActions.filter(
  (action): action is GrantableAction => !adminOnlyActions.some((kept) => kept === action),
);

/**
 * The right to read without which this action is of no use, null for an action that needs none.
 * Prices and rates are changed where the stock is.
 */
export function getGround(action: AdminAction): AdminAction | null {
  if (action === "prices.write") return "stock.read";
  const [area] = action.split(".");
  return adminActions.find((it) => it === `${area}.read` && it !== action) ?? null;
}

/** Whether each of these has what it needs among them. */
export function standsByItself(actions: readonly AdminAction[]): boolean {
  return actions.every((action) => {
    const ground = getGround(action);
    return ground === null || actions.includes(ground);
  });
}

/** Whether two lists of actions, each named once, hold the same ones in any order. */
export function areSameActions(
  some: readonly AdminAction[],
  others: readonly AdminAction[],
): boolean {
  return some.length === others.length && some.every((action) => others.includes(action));
}

/** A person, as far as their rights go. */
type Granted = { readonly kind: Role; readonly grants: readonly AdminAction[] };

/**
 * Who may call an endpoint: everyone, every signed-in user, staff with any right, or staff with
 * this right.
 */
export type Permission = "public" | "user" | "staff" | AdminAction;

/** Whether it is a matter of the back office. */
export function isStaffPermission(permission: Permission): permission is "staff" | AdminAction {
  return permission !== "public" && permission !== "user";
}

/** Whether a person may do something in the back office. */
export function mayDo({ kind, grants }: Granted, action: AdminAction): boolean {
  return kind === "admin" || (kind === "moderator" && grants.includes(action));
}

/** Whether a user may call an endpoint with this permission in the back office. */
export function mayUse(member: Granted, permission: "staff" | AdminAction): boolean {
  return permission === "staff" ? getActions(member).length > 0 : mayDo(member, permission);
}

/** Everything that a person may do in the back office. */
export function getActions(member: Granted): readonly AdminAction[] {
  return adminActions.filter((action) => mayDo(member, action));
}
