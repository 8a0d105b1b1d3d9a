/**
 * queued → sending → sent, or back to queued for another try, or failed for good. A mail whose
 * worker died while it was sending, or of which the server did not say whether it took it, is
 * `unknown`, unless it can be sent again safely: perhaps it went out, so nothing does so by itself.
 */
export const mailStates = ["queued", "sending", "sent", "failed", "unknown"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * What the list of mails can be narrowed to: a state, or those that somebody has to look after
 * (stuck-mails.ts), in whichever state they are.
 */
export const mailFilters = [...mailStates, "stuck"] as const;
export type MailFilter = (typeof mailFilters)[number];

/** The days that a mail is kept after it was sent, and after it was given up. */
export const retentionDays = { sent: 90, failed: 365 } as const;

/** Text in place of the mail server's answer when the back office has held a mail back. */
export const HELD_BACK = "held back by hand";
