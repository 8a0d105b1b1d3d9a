import { HOUR_MS } from "#shared/durations.ts";

/** Mails that the forms of the pages lead to. */
export const publicFormMailKinds = [
  "contact-message",
  "dealer-inquiry",
  "confirm-newsletter",
  "newsletter-welcome",
  "confirm-payment-alert",
  "payment-alert-welcome",
  "confirm-waiting",
  "waiting-welcome",
] as const;

/** Mails about orders. */
export const orderMailKinds = [
  "order-confirmation",
  "payment-link",
  "payment-received",
  "order-shipped",
  "order-cancelled",
  "order-refunded",
  "new-order",
  "stock-alert",
  "paid-without-stock",
] as const;

/** Mails about what customers want of their orders after the sale. */
export const returnMailKinds = ["return-asked", "return-moved"] as const;

/**
 * Every mail that the shop sends. A new kind is a line here and a template; the compiler
 * asks for the latter.
 */
export const mailKinds = [
  "confirm-email",
  "reset-password",
  "password-changed",
  "confirm-new-email",
  "email-change-started",
  "second-factor-changed",
  "second-factor-guessed",
  "passkey-changed",
  "message-reply",
  "test-mail",
  "payment-open",
  "back-in-stock",
  "review-invitation",
  ...publicFormMailKinds,
  ...orderMailKinds,
  ...returnMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * How many hours the link of a mail works, for the kinds whose link ends. The mail says so, and is
 * not sent any more after that.
 */
export const linkHours = {
  "confirm-email": 24,
  "reset-password": 1,
  "confirm-new-email": 24,
  "email-change-started": 72,
  "confirm-newsletter": 48,
  "confirm-payment-alert": 48,
  "confirm-waiting": 48,
  /** So long a bag is kept for whoever waited. */
  "back-in-stock": 24,
  "review-invitation": 24 * 90,
} as const satisfies Partial<Record<MailKind, number>>;

/** The kinds with a way out of what was asked for: a secret as well, which never ends. */
const waysOut = ["newsletter-welcome", "payment-alert-welcome", "waiting-welcome"] as const;

/** The kinds whose link carries a secret. */
export type MailWithSecret = keyof typeof linkHours | (typeof waysOut)[number];

export function needsSecret(kind: MailKind): kind is MailWithSecret {
  return kind in linkHours || waysOut.some((each) => each === kind);
}

/** How long the link of a mail works; Infinity for a mail without one that ends. */
export function linkLifetimeMs(kind: MailKind): number {
  const hours: Partial<Record<MailKind, number>> = linkHours;
  return (hours[kind] ?? Infinity) * HOUR_MS;
}
