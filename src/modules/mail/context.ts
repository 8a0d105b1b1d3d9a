import type { Context } from "#modules/context.ts";
import type { MailWay } from "#platform/mail/mail-way.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";

/** What the list of mails knows besides the database. */
export type MailContext = Context & {
  /** Begins the links in mails. */
  readonly publicUrl: string;
  /** How mails leave the shop. */
  readonly way: MailWay;
  readonly limits: AttemptLimits;
};
