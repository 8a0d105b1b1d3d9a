import type { Context } from "#modules/context.ts";
import type { MailWay } from "#platform/mail/mail-way.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";

/** Context of the mail list, with data that are not in the database. */
export type MailContext = Context & {
  /** Begins the links in mails. */
  readonly publicUrl: string;
  /** The way in which mails are sent. */
  readonly way: MailWay;
  readonly limits: AttemptLimits;
};

declare module "#modules/endpoint.ts" {
  interface Contexts {
    mail: MailContext;
  }
}
