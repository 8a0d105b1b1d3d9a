import { render } from "@react-email/render";
import type { OutgoingMail } from "#platform/mail/transport.ts";
import type { MailKind } from "../mail-kinds.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { contactMessage } from "./contact-message.ts";
import { dealerInquiry } from "./dealer-inquiry.ts";
import { Frame } from "./frame.tsx";
import type { Template } from "./letter.ts";
import { messageReply } from "./message-reply.ts";
import { newsletterWelcome } from "./newsletter-welcome.ts";
import { passwordChanged } from "./password-changed.ts";
import * as orderLetters from "./order-letters.ts";
import { plainTextOf } from "./plain-text.ts";
import { resetPassword } from "./reset-password.ts";
import { secondFactorChanged } from "./second-factor-changed.ts";
import { stockAlert } from "./stock-alert.ts";
import { testMail } from "./test-mail.ts";

const templates: Readonly<Record<MailKind, Template>> = {
  "confirm-email": confirmEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "second-factor-changed": secondFactorChanged,
  "message-reply": messageReply,
  "test-mail": testMail,
  "contact-message": contactMessage,
  "dealer-inquiry": dealerInquiry,
  "confirm-newsletter": confirmNewsletter,
  "newsletter-welcome": newsletterWelcome,
  "order-confirmation": orderLetters.orderConfirmation,
  "payment-received": orderLetters.paymentReceived,
  "order-shipped": orderLetters.orderShipped,
  "order-cancelled": orderLetters.orderCancelled,
  "order-refunded": orderLetters.orderRefunded,
  "new-order": orderLetters.newOrder,
  "paid-without-stock": orderLetters.paidWithoutStock,
  "stock-alert": stockAlert,
};

/** Lays a stored mail out as HTML and as plain text. Throws when its content does not fit its kind. */
export async function renderMail(mail: {
  kind: MailKind;
  content: unknown;
  secret: string | undefined;
  publicUrl: string;
}): Promise<Pick<OutgoingMail, "subject" | "html" | "text" | "replyTo" | "unsubscribeUrl">> {
  const letter = templates[mail.kind](mail);
  return {
    subject: letter.subject,
    html: await render(<Frame letter={letter} publicUrl={mail.publicUrl} />),
    text: plainTextOf(letter, mail.publicUrl),
    replyTo: letter.replyTo,
    unsubscribeUrl: letter.unsubscribe?.href,
  };
}
