/**
 * queued → sending → sent, or back to queued for another try, or failed for good. A mail whose
 * worker died while it was sending, or of which the server did not say whether it took it, is
 * `unknown`, unless it can be sent again safely: perhaps it went out, so nothing does so by itself.
 */
export const mailStates = ["queued", "sending", "sent", "failed", "unknown"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * The filters of the list of mails: one for each state, and `stuck` for mails of any state that
 * need attention (stuck-mails.ts).
 */
export const mailFilters = [...mailStates, "stuck"] as const;
export type MailFilter = (typeof mailFilters)[number];

/** The days that a mail is stored after it was sent, and after it failed. */
export const retentionDays = { sent: 90, failed: 365 } as const;

/** Text in place of the mail server's answer when the back office has held a mail back. */
export const HELD_BACK = "held back by hand";
