export const messageKinds = ["contact", "dealer", "newsletter"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ["new", "read", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

/** How far an inquiry of a dealer has come. */
export const dealerStages = ["new", "contacted", "approved", "declined"] as const;
export type DealerStage = (typeof dealerStages)[number];

/**
 * Why a message is taken for that of a program, or for no business of the shop: somebody said so.
 */
export const spamReasons = ["honeypot", "too_fast", "links", "marked"] as const;
export type SpamReason = (typeof spamReasons)[number];
