import type { Role } from "./roles.ts";

/**
 * What an action can do at worst. A "heavy" one moves money, sets prices, the account that is paid
 * to or who may do what, or takes people's data out of the shop: it needs a second factor and a
 * recent proof. A "lasting" one deletes.
 */
type Weight = "light" | "lasting" | "heavy";

/**
 * Actions in the back office, each a right of its own, with what it weighs. An administrator may do
 * all of them.
 */
const weights = {
  "figures.read": "light",
  "orders.read": "light",
  "orders.write": "light",
  "orders.agree": "heavy",
  "orders.refund": "heavy",
  "orders.delete": "lasting",
  "orders.export": "heavy",
  "stock.read": "light",
  "stock.write": "light",
  "prices.write": "heavy",
  "catalogue.read": "light",
  "catalogue.write": "light",
  "catalogue.delete": "lasting",
  "coupons.read": "light",
  "coupons.write": "heavy",
  "content.read": "light",
  "content.write": "light",
  "customers.read": "light",
  "customers.write": "light",
  "customers.export": "heavy",
  "customers.erase": "heavy",
  "messages.read": "light",
  "messages.write": "light",
  "reviews.read": "light",
  "reviews.write": "light",
  "settings.read": "light",
  "settings.write": "heavy",
  "roles.write": "heavy",
  "security.read": "light",
  "mail.read": "light",
  "mail.write": "light",
  "jobs.read": "light",
  "jobs.write": "light",
  "audit.read": "light",
} as const satisfies Record<string, Weight>;
export type AdminAction = keyof typeof weights;

// Its own keys, of which there are some.
export const adminActions = Object.keys(weights) as [AdminAction, ...AdminAction[]];

/** How much the action weighs. */
export function getWeight(action: AdminAction): Weight {
  return weights[action];
}

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

/** Anyone who may do one of these needs a second factor, as administrators do. */
export const heavyActions = adminActions.filter((action) => weights[action] === "heavy");

/**
 * So long after they were given the role or the right, people may still do without a second factor.
 */
export const SECOND_FACTOR_GRACE_DAYS = 14;

export type GrantableAction = Exclude<AdminAction, (typeof adminOnlyActions)[number]>;

/** Rights that moderators can be granted. Without a grant they are customers. */
export const grantableActions = adminActions.filter(
  (action): action is GrantableAction =>
    !adminOnlyActions.some((adminOnly) => adminOnly === action),
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

/** True if each of these has the rights that it needs among them. */
export function isComplete(actions: readonly AdminAction[]): boolean {
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

/** Whether it takes a recent proof of identity to make use of this permission. */
export function isHeavy(permission: Permission): boolean {
  return heavyActions.some((action) => action === permission);
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
