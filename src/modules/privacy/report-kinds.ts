/** Rows that go. */
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

/** Rows that stay, without the person in them. */
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
 * Why a trace may stay. shop: a text of the shop itself. work: whoever did something in the back
 * office, as the log of it. others: in what belongs to somebody else. left: nobody knows; a person
 * has to look.
 */
export const traceReasons = ["shop", "work", "others", "left"] as const;
export type TraceReason = (typeof traceReasons)[number];
