export const messageKinds = ["contact", "dealer", "newsletter"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ["new", "read", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

/** The stages of a dealer inquiry. */
export const dealerStages = ["new", "contacted", "approved", "declined"] as const;
export type DealerStage = (typeof dealerStages)[number];

/** Why a message counts as spam: a sign of a program, or `by_hand` when staff said so. */
export const spamReasons = ["honeypot", "too_fast", "links", "marked"] as const;
export type SpamReason = (typeof spamReasons)[number];
