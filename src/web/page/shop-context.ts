import { createContext } from "react-router";
import type { VariantPreview } from "#modules/catalog/preview-variant.ts";
import type { Content, DocumentKey } from "#modules/content/documents.ts";
import type { PlaceholderValues } from "#modules/content/placeholders.ts";
import type { Texts } from "#modules/content/texts.ts";
import type { ImageNotes } from "#modules/content/read-page-content.ts";
import type { ShopWindow } from "#modules/catalog/list-variants.ts";
import type { Context } from "#modules/context.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import type { PageMarket } from "#modules/markets/list-price.ts";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import type { PaymentMode, Way } from "#modules/payments/ways/ways.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import type { OrderPage } from "#modules/orders/order-page/order-page.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import type { ReviewContext } from "#modules/reviews/context.ts";
import type { SetupContext } from "#modules/setup/context.ts";
import type { Log } from "#platform/log.ts";
import type { LocalOutbox } from "#platform/mail/local-outbox.ts";

/**
 * Parts of the shop that a loader or action may use: everything else stays out of
 * their reach.
 */
export type ShopContext = {
  readonly requestId: string;
  readonly log: Log;
  /**
   * The public address of the shop without a trailing slash, for canonical links; with the code of
   * the market.
   */
  readonly publicUrl: string;
  /** The market that the page is shown for; undefined for the main one. */
  readonly market?: PageMarket | undefined;
  /**
   * The id for analytics; undefined without one, and on private pages: their addresses may hold
   * names and tokens.
   */
  readonly analyticsId?: string | undefined;
  /** Set while the shop is closed: the contact address, or null before the shop has an owner. */
  readonly closed?: { readonly supportEmail: string | null } | undefined;
  /** The set-up of a new shop, for requests from this computer; undefined for all others. */
  readonly setup?: SetupContext | undefined;
  /** The shop's clock. */
  readonly clock: () => Date;
  /** How customers can pay at present. */
  readonly readPaymentMode: () => Promise<PaymentMode>;
  /** The ways to pay, on or off. */
  readonly readWays: () => Promise<readonly Way[]>;
  /** The local outbox; undefined where it is not public. */
  readonly localOutbox: LocalOutbox | undefined;
  /** The articles and pages of words. */
  readonly texts: () => Promise<Texts>;
  /** The values of the placeholders in the texts of the catalogue. */
  readonly placeholders: () => Promise<PlaceholderValues>;
  /** Set when the page is shown by a ticket: its draft, if there is one, and the ticket's end. */
  readonly preview?: { readonly of: "words" | "published"; readonly expiresAt: string } | undefined;
  /** Runs `work` in one transaction as the caller. */
  readonly run: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /**
   * Runs a read that is the same for every visitor, with the rights of an anonymous one: once for
   * each `name`, and again when something that pages show has changed. It must not depend on the
   * market of the page.
   */
  readonly runShared: <T>(name: string, work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** The beginning of the catalogue, at the prices of the page's market; shared in the same way. */
  readonly readWindow: () => Promise<ShopWindow>;
  /**
   * The words of these documents, and what is said of their images where anything is. Loaders ask
   * for them, and for texts, before anything else, so that one query answers all loaders of a page.
   */
  readonly content: <Key extends DocumentKey>(
    ...keys: Key[]
  ) => Promise<Pick<Content, Key> & { readonly images?: ImageNotes }>;
  /** Runs a use case behind a public form: a message, an inquiry, the newsletter. */
  readonly asPublicForms: <T>(work: (ctx: PublicFormsContext) => Promise<T>) => Promise<T>;
  /** Runs a use case of accounts and sessions. */
  readonly asIdentity: <T>(work: (ctx: IdentityContext) => Promise<T>) => Promise<T>;
  /** Runs a use case of the checkout: an order by the key of its link. */
  readonly asCheckout: <T>(work: (ctx: CheckoutContext) => Promise<T>) => Promise<T>;
  /** Runs a use case of reviewing an order by the link of a mail. */
  readonly asReviews: <T>(work: (ctx: ReviewContext) => Promise<T>) => Promise<T>;
  /** Runs a use case of asking for a return, with the link of an order or without. */
  readonly asReturns: <T>(work: (ctx: ReturnContext) => Promise<T>) => Promise<T>;
  /** The page of an order for staff with a ticket. Throws when it is invalid. */
  readonly previewOrder: (ticket: string) => Promise<OrderPage | undefined>;
  /** The page of a variant, shown or not, for visitors with a ticket; undefined without one. */
  readonly previewProduct: (
    ticket: string,
  ) => Promise<(VariantPreview & { readonly expiresAt: string }) | undefined>;
};

export const shopContext = createContext<ShopContext>();
