import { mailTexts } from "#content/mails.ts";
import { HOUR_MS } from "#shared/durations.ts";

/** Texts of several mails; all others are the words of one. */
const shared = ["common", "shop"] as const;

export type MailKind = Exclude<keyof typeof mailTexts, (typeof shared)[number]>;

/** Every mail that the shop sends: what has words. The compiler then asks for its template. */
export const mailKinds = Object.keys(mailTexts).filter(
  (key) => !shared.some((each) => each === key),
) as [MailKind, ...MailKind[]]; // its own keys, of which there are some

/** Mails of the lists that an address can be put on. */
const listMailKinds = [
  "confirm-newsletter",
  "newsletter-welcome",
  "confirm-payment-alert",
  "payment-alert-welcome",
  "confirm-waiting",
  "waiting-welcome",
] as const satisfies readonly MailKind[];

/** Mails about the forms of the pages. */
export const publicFormMailKinds = [
  "contact-message",
  "dealer-inquiry",
  ...listMailKinds,
] as const satisfies readonly MailKind[];

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
] as const satisfies readonly MailKind[];

/** Mails about returns and other requests after the sale. */
export const returnMailKinds = [
  "return-asked",
  "return-moved",
] as const satisfies readonly MailKind[];

const toShop = ["new-order", "stock-alert", "paid-without-stock"] as const;

/** True for a mail to a customer about an order: it links to the order's page. */
export function hasOrderLink(kind: MailKind): boolean {
  const isOne = (kinds: readonly MailKind[]) => kinds.includes(kind);
  return (isOne(orderMailKinds) && !isOne(toShop)) || isOne(returnMailKinds);
}

/**
 * Mails that anyone can cause to any address, for example with an order in its name. Mails of
 * accounts are not among them: they have limits of their own, and a stranger must not be able to
 * keep a user from getting a link to sign in.
 */
export const strangerMailKinds = [
  "order-confirmation",
  "order-cancelled",
  "return-asked",
  ...listMailKinds,
] as const satisfies readonly MailKind[];

/**
 * The hours that the link of a mail works, for the kinds whose link expires. The mail states it,
 * and is not sent after that time.
 */
export const linkHours = {
  "confirm-email": 24,
  "reset-password": 1,
  "confirm-new-email": 24,
  "email-change-started": 72,
  "confirm-newsletter": 48,
  "confirm-payment-alert": 48,
  "confirm-waiting": 48,
  /** As long as a unit is held for someone on the waiting list. */
  "back-in-stock": 24,
  "review-invitation": 24 * 90,
} as const satisfies Partial<Record<MailKind, number>>;

/** The kinds with a link to unsubscribe: it has a secret as well, which never expires. */
const waysOut = ["newsletter-welcome", "payment-alert-welcome", "waiting-welcome"] as const;

/** The kinds whose link carries a secret. */
export type MailWithSecret = keyof typeof linkHours | (typeof waysOut)[number];

export function hasSecret(kind: MailKind): kind is MailWithSecret {
  return kind in linkHours || waysOut.some((each) => each === kind);
}

/** How long the link of a mail works, in ms; Infinity for a mail without a link that expires. */
export function getLinkLifetimeMs(kind: MailKind): number {
  const hours: Partial<Record<MailKind, number>> = linkHours;
  return (hours[kind] ?? Infinity) * HOUR_MS;
}
