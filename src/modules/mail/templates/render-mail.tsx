import { renderToStaticMarkup } from "react-dom/server";
import type { z } from "zod";
import type { OutgoingMail } from "#platform/mail/transport.ts";
import { fillText } from "#shared/fill-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { MailWords } from "../mail-words.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { contactMessage } from "./contact-message.ts";
import { dealerInquiry } from "./dealer-inquiry.ts";
import { documentChanged } from "./document-changed.ts";
import * as emailChange from "./email-change.ts";
import { Frame } from "./frame.tsx";
import type { MailFile, OrderSecrets, Template, WholeMail } from "./mail-content.ts";
import { messageReply } from "./message-reply.ts";
import { newsletterWelcome } from "./newsletter-welcome.ts";
import * as paymentAlerts from "./payment-alerts.ts";
import { passkeyChanged } from "./passkey-changed.ts";
import { passwordChanged } from "./password-changed.ts";
import * as orderMails from "./order-mails.ts";
import { toPlainText } from "./plain-text.ts";
import { returnRequested, returnMoved } from "./return-mails.ts";
import { reviewInvitation } from "./review-invitation.ts";
import { resetPassword } from "./reset-password.ts";
import { secondFactorChanged } from "./second-factor-changed.ts";
import { secondFactorGuessed } from "./second-factor-guessed.ts";
import { stockAlert } from "./stock-alert.ts";
import { testMail } from "./test-mail.ts";
import * as waiting from "./waiting.ts";

/** In place of a secret that only the recipient may know. */
export const MASK = "hidden";
const masked: OrderSecrets = { page: MASK, confirm: MASK };

type Templates = { readonly [Kind in MailKind]: Template<Kind> };

/** The template of each kind of mail. */
export const templates = {
  "confirm-email": confirmEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "confirm-new-email": emailChange.confirmNewEmail,
  "email-change-started": emailChange.emailChangeStarted,
  "second-factor-changed": secondFactorChanged,
  "second-factor-guessed": secondFactorGuessed,
  "passkey-changed": passkeyChanged,
  "message-reply": messageReply,
  "test-mail": testMail,
  "document-changed": documentChanged,
  "contact-message": contactMessage,
  "dealer-inquiry": dealerInquiry,
  "confirm-newsletter": confirmNewsletter,
  "newsletter-welcome": newsletterWelcome,
  "confirm-payment-alert": paymentAlerts.confirmPaymentAlert,
  "payment-alert-welcome": paymentAlerts.paymentAlertWelcome,
  "payment-open": paymentAlerts.paymentOpen,
  "confirm-waiting": waiting.confirmWaiting,
  "waiting-welcome": waiting.waitingWelcome,
  "back-in-stock": waiting.backInStock,
  "review-invitation": reviewInvitation,
  "order-confirmation": orderMails.orderConfirmation,
  "payment-link": orderMails.paymentLink,
  "payment-received": orderMails.paymentReceived,
  "order-shipped": orderMails.orderShipped,
  "order-cancelled": orderMails.orderCancelled,
  "order-refunded": orderMails.orderRefunded,
  "return-asked": returnRequested,
  "return-moved": returnMoved,
  "new-order": orderMails.newOrder,
  "paid-without-stock": orderMails.paidWithoutStock,
  "stock-alert": stockAlert,
} as const satisfies Templates;

/** The data of each kind of mail, as its template takes it. */
export type MailContents = {
  readonly [Kind in MailKind]: z.input<(typeof templates)[Kind]["schema"]>;
};

type RenderedMail = Pick<
  OutgoingMail,
  "subject" | "html" | "text" | "replyTo" | "unsubscribeUrl" | "answers"
> & { readonly files: readonly MailFile[] };

/**
 * Lays a stored mail out as HTML and as plain text, in the words of the shop. Throws when its
 * content does not fit its kind.
 */
export function renderMail<Kind extends MailKind>(
  mail: {
    kind: Kind;
    content: unknown;
    secret: string | undefined;
    /** Left out where others than the recipient read it: its links to the order open nothing. */
    order?: OrderSecrets | undefined;
    publicUrl: string;
  },
  words: MailWords<Kind>,
): RenderedMail {
  const { brand, common } = words;
  const byKind: Templates = templates;
  const content = byKind[mail.kind].write(mail.content, words, {
    ...mail,
    order: mail.order ?? masked,
  });
  const whole: WholeMail = {
    ...content,
    sender: brand.name,
    signature: content.signature ?? common.signature,
    linkBelow: content.linkBelow ?? common.linkBelow,
    footer: fillText(content.footer, { shop: new URL(mail.publicUrl).host, email: brand.email }),
  };
  return {
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Frame content={whole} publicUrl={mail.publicUrl} />)}`,
    text: toPlainText(whole),
    replyTo: content.replyTo,
    unsubscribeUrl: content.unsubscribe?.href,
    files: content.files ?? [],
    answers: content.answers,
  };
}
