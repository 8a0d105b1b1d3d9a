import type { Db } from "#platform/db/client.ts";

/** What each kind of mail tells. */
export type MailContents = {
  "confirm-email": { fullName: string };
  "reset-password": { fullName: string };
  "password-changed": { fullName: string };
};

/** Those whose link carries a token. */
export type MailWithSecret = "confirm-email" | "reset-password";

export type NewMail = {
  [Kind in keyof MailContents]: {
    kind: Kind;
    to: string;
    content: MailContents[Kind];
    /** The same key twice is one mail. */
    dedupeKey?: string;
  } & (Kind extends MailWithSecret ? { secret: string } : { secret?: never });
}[keyof MailContents];

/**
 * Puts a mail into the outbox; it leaves once the transaction has been committed. Needs the rights of the sign-in desk
 * or of the shop itself.
 */
export async function queueMail(_db: Db, _mail: NewMail): Promise<void> {
  throw new Error("not built yet");
}
