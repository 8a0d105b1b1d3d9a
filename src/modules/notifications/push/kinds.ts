import type { AdminAction } from "#shared/permissions.ts";
import { notificationAudience } from "../audience.ts";
import type { Notification } from "../contract.ts";

/**
 * The news that devices get. Each kind is also in the bell, for the same staff; urgent ones are
 * sent at any hour. Texts, switches and the database follow from this list.
 */
export const pushKinds = {
  order: { of: "order", isUrgent: false },
  "order-paid": { of: "order", isUrgent: false },
  return: { of: "return", isUrgent: false },
  "order-cancelled": { of: "order-cancelled", isUrgent: false },
  message: { of: "message", isUrgent: false },
  dealer: { of: "message", isUrgent: false },
  "refund-failed": { of: "refund-failed", isUrgent: true },
  "money-elsewhere": { of: "money-elsewhere", isUrgent: true },
  backup: { of: "backup", isUrgent: true },
  stock: { of: "stock", isUrgent: false },
} as const satisfies Record<
  string,
  { readonly of: Notification["kind"]; readonly isUrgent: boolean }
>;
export type PushKind = keyof typeof pushKinds;

// The keys of our own object.
export const pushKindNames = Object.keys(pushKinds) as [PushKind, ...PushKind[]];

/** The right that a staff member needs to be told of this kind of news. */
export const getAudience = (kind: PushKind): AdminAction =>
  notificationAudience[pushKinds[kind].of];

/** The kinds that may make a sound now. */
export const listSendableKinds = (isQuiet: boolean): PushKind[] =>
  pushKindNames.filter((kind) => !isQuiet || pushKinds[kind].isUrgent);
