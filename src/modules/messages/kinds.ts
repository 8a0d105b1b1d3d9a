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

/** Ways in which a message came: through a form of the shop, or as a mail to its mailbox. */
export const messageSources = ["form", "mail"] as const;
export type MessageSource = (typeof messageSources)[number];

/**
 * Outcomes of reading a mail of the mailbox. reply: it went into a conversation. message: it is a
 * new message. The others are not in the inbox. automatic: a program or a mailing list sent it.
 * own: the shop sent it. too_many: its sender is beyond the limit. unreadable: all the rest.
 */
export const mailOutcomes = [
  "reply",
  "message",
  "automatic",
  "own",
  "too_many",
  "unreadable",
] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
