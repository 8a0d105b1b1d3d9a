import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Db } from "#platform/db/client.ts";
import { isErasedAddress } from "#shared/erased.ts";
import type { MailWithSecret } from "./mail-kinds.ts";
import type { ContactMessageContent } from "./templates/contact-message.ts";
import type { DealerInquiryContent } from "./templates/dealer-inquiry.ts";
import type { MessageReplyContent } from "./templates/message-reply.ts";
import type {
  OrderMailContent,
  RefundMailContent,
  ShippedMailContent,
} from "./templates/order-mail.ts";
import type { SecondFactorChangedContent } from "./templates/second-factor-changed.ts";
import type { StockAlertContent } from "./templates/stock-alert.ts";
import type { TestMailContent } from "./templates/test-mail.ts";
import { mails, mailSecrets } from "./tables.ts";

/** What each kind of mail tells. */
export type MailContents = {
  "confirm-email": { fullName: string };
  "reset-password": { fullName: string };
  "password-changed": { fullName: string };
  "second-factor-changed": SecondFactorChangedContent;
  "message-reply": MessageReplyContent;
  "test-mail": TestMailContent;
  "contact-message": ContactMessageContent;
  "dealer-inquiry": DealerInquiryContent;
  "confirm-newsletter": Record<string, never>;
  "newsletter-welcome": Record<string, never>;
  "order-confirmation": OrderMailContent;
  "payment-received": OrderMailContent;
  "order-shipped": ShippedMailContent;
  "order-cancelled": OrderMailContent;
  "order-refunded": RefundMailContent;
  "new-order": OrderMailContent;
  "stock-alert": StockAlertContent;
  "paid-without-stock": OrderMailContent;
};

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
 * Puts a mail into the outbox; it leaves once the transaction has been committed. Needs the rights of the sign-in desk,
 * of the letterbox, of the till, of the back office or of the shop itself. `to` must be an address of at most 254 characters: the database refuses anything else.
 * Returns its id; null when there is one with this key already, and for somebody who was erased.
 */
export async function queueMail(db: Db, mail: NewMail): Promise<string | null> {
  // An order outlives its person: what still happens to it is told to nobody.
  if (isErasedAddress(mail.to)) return null;
  const [queued] = await db
    .insert(mails)
    .values({
      kind: mail.kind,
      recipient: mail.to,
      content: mail.content,
      dedupeKey: mail.dedupeKey,
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (queued === undefined) return null;
  if (mail.secret !== undefined) {
    await db.insert(mailSecrets).values({ mailId: queued.id, secret: mail.secret });
  }
  await enqueue(db, {
    task: "send-mail",
    payload: { mailId: queued.id },
    key: `mail:${queued.id}`,
  });
  return queued.id;
}
