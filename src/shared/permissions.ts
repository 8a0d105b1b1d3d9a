import type { Actor, Member } from "./actor.ts";

/** What people do in the back office, as far as it is granted by itself. An administrator may do all of it. */
export const deskActions = [
  "figures.read",
  "orders.read",
  "orders.write",
  "orders.refund",
  "orders.delete",
  "orders.export",
  "stock.read",
  "stock.write",
  "prices.write",
  "catalogue.read",
  "catalogue.write",
  "catalogue.delete",
  "customers.read",
  "customers.write",
  "customers.export",
  "customers.erase",
  "messages.read",
  "messages.write",
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
export type DeskAction = (typeof deskActions)[number];

/** What nobody but an administrator does: it changes who may do what, or cannot be undone. */
export const adminOnlyActions = [
  "customers.erase",
  "settings.write",
  "roles.write",
  "security.read",
  "mail.write",
  "jobs.read",
  "jobs.write",
  "audit.read",
] as const satisfies readonly DeskAction[];

export type GrantableAction = Exclude<DeskAction, (typeof adminOnlyActions)[number]>;

/** What moderators can be granted. Without a grant they are customers. */
export const grantableActions = deskActions.filter(
  (action): action is GrantableAction => !adminOnlyActions.some((kept) => kept === action),
);

/**
 * What somebody must be able to see for this to be of any use to them, null for what stands by itself. Prices and rates
 * are changed where the stock is.
 */
export function groundOf(action: DeskAction): DeskAction | null {
  if (action === "prices.write") return "stock.read";
  const [area] = action.split(".");
  return deskActions.find((it) => it === `${area}.read` && it !== action) ?? null;
}

/** Whether each of these has what it needs among them. */
export function standsByItself(actions: readonly DeskAction[]): boolean {
  return actions.every((action) => {
    const ground = groundOf(action);
    return ground === null || actions.includes(ground);
  });
}

/**
 * Who may call: anybody, anybody who is signed in, whoever has anything to do in the back office, or whoever may do this
 * there.
 */
export type Permission = "public" | "user" | "desk" | DeskAction;

/** Whether it is a matter of the back office. */
export function isOfDesk(permission: Permission): permission is "desk" | DeskAction {
  return permission !== "public" && permission !== "user";
}

/** Whether a person may do something in the back office. */
export function mayDo(
  { kind, grants }: Pick<Member, "kind" | "grants">,
  action: DeskAction,
): boolean {
  return kind === "admin" || (kind === "moderator" && grants.includes(action));
}

/** Whether somebody may call what needs this in the back office. */
export function mayUse(
  member: Pick<Member, "kind" | "grants">,
  permission: "desk" | DeskAction,
): boolean {
  return permission === "desk" ? actionsOf(member).length > 0 : mayDo(member, permission);
}

/** Whether whoever acts may do something in the back office; the shop itself may do everything. */
export function permitted(actor: Actor, action: DeskAction): boolean {
  return actor.kind === "system" || ("grants" in actor && mayDo(actor, action));
}

/** Everything that a person may do in the back office. */
export function actionsOf(member: Pick<Member, "kind" | "grants">): readonly DeskAction[] {
  return deskActions.filter((action) => mayDo(member, action));
}
