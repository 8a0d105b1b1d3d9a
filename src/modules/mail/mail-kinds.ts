/** Mails that the forms of the pages lead to. */
export const publicFormMailKinds = [
  "contact-message",
  "dealer-inquiry",
  "confirm-newsletter",
  "newsletter-welcome",
] as const;

/** Mails about orders. */
export const orderMailKinds = [
  "order-confirmation",
  "payment-received",
  "order-shipped",
  "order-cancelled",
  "order-refunded",
  "new-order",
  "stock-alert",
  "paid-without-stock",
] as const;

/**
 * Every mail that the shop sends. A new kind is a line here and a template; the compiler
 * asks for the latter.
 */
export const mailKinds = [
  "confirm-email",
  "reset-password",
  "password-changed",
  "second-factor-changed",
  "second-factor-guessed",
  "message-reply",
  "test-mail",
  ...publicFormMailKinds,
  ...orderMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * How many hours the link of a mail works, for the kinds whose link ends. The mail says so, and is
 * not sent any more after that.
 */
export const linkHours = {
  "confirm-email": 24,
  "reset-password": 1,
  "confirm-newsletter": 48,
} as const satisfies Partial<Record<MailKind, number>>;

/**
 * The kinds whose link carries a secret. The way out of the newsletter is one, too, and never ends.
 */
export type MailWithSecret = keyof typeof linkHours | "newsletter-welcome";

export function needsSecret(kind: MailKind): kind is MailWithSecret {
  return kind in linkHours || kind === "newsletter-welcome";
}

/** How long the link of a mail works; Infinity for a mail without one that ends. */
export function linkLifetimeMs(kind: MailKind): number {
  const hours: Partial<Record<MailKind, number>> = linkHours;
  return (hours[kind] ?? Infinity) * 3_600_000;
}
