// Mails that nobody has sent: what the editor of their words shows, and what tests read.
import type { MailKind } from "../mail-kinds.ts";
import type { MailContents } from "./render-mail.tsx";
import { sampleOrderMails } from "./sample-order-mails.ts";

const sender = { email: "noa@mail.example", message: "Hello.\nIs it there?" };
const bag = "Sea Blue";
const phone = "+1 503 555 0142";

const sampleReturn = (customerName: string) => ({
  number: "E5F6A7B8",
  orderNumber: "A1B2C3D4",
  customerName,
  currency: "USD" as const,
  path: `/order-status/return/${"k".repeat(64)}`,
});

/** Sample content of each kind of mail, about or from a person of this name. */
export const sampleMails: {
  readonly [Kind in MailKind]: (name: string) => MailContents[Kind];
} = {
  "confirm-email": (fullName) => ({ fullName, signedUpAt: "2026-03-01T10:00:00.000Z" }),
  "reset-password": (fullName) => ({ fullName }),
  "password-changed": (fullName) => ({ fullName }),
  "confirm-new-email": (fullName) => ({ fullName }),
  "email-change-started": (fullName) => ({ fullName }),
  "second-factor-changed": (fullName) => ({ fullName, change: "on" }),
  "second-factor-guessed": (fullName) => ({ fullName }),
  "passkey-changed": (fullName) => ({ fullName, change: "added", passkey: "Chrome on Android" }),
  "message-reply": () => ({
    body: "Yes, it fits.\n\nWarm regards",
    original: sender.message,
    receivedAt: "2026-03-01T10:00:00.000Z",
    replyTo: "hello@shop.example",
  }),
  "test-mail": () => ({ way: "smtp", askedAt: "2026-03-01T10:00:00Z" }),
  "contact-message": (name) => ({ ...sender, name, subject: "feedback", phone }),
  "dealer-inquiry": (name) => ({
    ...sender,
    companyName: name,
    contactName: name,
    phone,
    city: "Portland",
    experience: "Two shops",
  }),
  "confirm-newsletter": () => ({}),
  "newsletter-welcome": () => ({}),
  "confirm-payment-alert": () => ({}),
  "payment-alert-welcome": () => ({}),
  "payment-open": () => ({}),
  "confirm-waiting": () => ({ bag }),
  "waiting-welcome": () => ({ bag }),
  "back-in-stock": () => ({ bag }),
  "review-invitation": (name) => ({ number: "A1B2C3D4", customerName: name }),
  "return-asked": (name) => ({
    ...sampleReturn(name),
    kind: "withdraw",
    askedAt: "2026-03-09T10:00:00.000Z",
    lines: [{ name: "Wanderpaw Backpack", variant: "Ocean Blue", quantity: 1 }],
  }),
  "return-moved": (name) => ({
    ...sampleReturn(name),
    state: "approved",
    note: "Please use the small box.",
    amountMinor: 0,
  }),
  ...sampleOrderMails,
};
