/** Rows that are deleted. */
export const deletedKinds = [
  "account",
  "sessions",
  "secondFactor",
  "passkeys",
  "notes",
  "reviews",
  "returns",
  "messages",
  "replies",
  "newsletter",
  "mails",
  "attempts",
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Rows that stay, without personal data. */
export const anonymisedKinds = [
  "orders",
  "orderEvents",
  "refunds",
  "shipments",
  "movements",
  "securityEvents",
  "auditEntries",
] as const;
export type AnonymisedKind = (typeof anonymisedKinds)[number];

/** Data that stays as it is. */
export const retainedKinds = ["books", "payments", "work", "export"] as const;
export type RetainedKind = (typeof retainedKinds)[number];

export const traces = ["email", "phone", "name"] as const;
export type Trace = (typeof traces)[number];

/**
 * Why a trace may stay. shop: a text of the shop itself. work: the log of a staff member's actions.
 * others: in data of another person. left: no known reason; staff have to check it.
 */
export const traceReasons = ["shop", "work", "others", "left"] as const;
export type TraceReason = (typeof traceReasons)[number];
