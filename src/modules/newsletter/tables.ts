import { sql } from "drizzle-orm";
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { bytes, filledText, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  shopAdmin,
  shopPublicForms,
  staffPolicies,
} from "#platform/db/roles.ts";
import { subscriberStates, subscriptionTopics } from "./states.ts";

/**
 * Addresses that asked for mail, one row for each address and topic, and for each wanted variant. A
 * subscriber who left stays as `unsubscribed` until they confirm a new request, so that only their
 * own click can bring them back.
 */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    topic: text("topic", { enum: subscriptionTopics }).notNull().default("newsletter"),
    /** The wanted variant; only for the topic `stock`. */
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "cascade" }),
    state: text("state", { enum: subscriberStates }).notNull().default("pending"),
    /** Hash of the token in the link to confirm; null when there is none. */
    confirmTokenHash: bytes("confirm_token_hash").unique(
      "newsletter_subscribers_confirm_token_once",
    ),
    confirmExpiresAt: instant("confirm_expires_at"),
    /**
     * The token of the link to unsubscribe, the same in all mails. Stored unhashed, because each
     * later mail needs it; it can only end a subscription.
     */
    unsubscribeToken: text("unsubscribe_token")
      .notNull()
      .unique("newsletter_subscribers_unsubscribe_token_once"),
    requestedAt: instant("requested_at").notNull().default(shopNow),
    confirmedAt: instant("confirmed_at"),
    unsubscribedAt: instant("unsubscribed_at"),
    /** The text beside the button that the subscriber agreed to. */
    consentWording: text("consent_wording").notNull(),
    /** The path of the page that it stood on; null when the form did not say. */
    consentPage: text("consent_page"),
    /** Why the back office took the address off the list; null for those who left by themselves. */
    removalReason: text("removal_reason"),
  },
  (table) => [
    uniqueIndex("newsletter_subscribers_topic_once").on(
      sql`lower(${table.email})`,
      table.topic,
      sql`coalesce(${table.variantId}::text, '')`,
    ),
    check(
      "newsletter_subscribers_stock_of_variant",
      sql`(${table.topic} = 'stock') = (${table.variantId} is not null)`,
    ),
    // The waiting list of each variant, in the order of confirmation.
    index("newsletter_subscribers_variant")
      .on(table.variantId)
      .where(sql`variant_id is not null`),
    index("newsletter_subscribers_waiting")
      .on(table.variantId, table.confirmedAt, table.id)
      .where(sql`topic = 'stock' and state = 'confirmed'`),
    createValuesCheck("newsletter_subscribers_topic_known", table.topic, subscriptionTopics),
    createValuesCheck("newsletter_subscribers_state_known", table.state, subscriberStates),
    filledText("newsletter_subscribers_email_filled", table.email, 254),
    check(
      "newsletter_subscribers_email_shape",
      sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`,
    ),
    check(
      "newsletter_subscribers_token_long",
      sql`char_length(${table.unsubscribeToken}) between 40 and 100`,
    ),
    check(
      "newsletter_subscribers_token_expires",
      sql`(${table.confirmTokenHash} is null) = (${table.confirmExpiresAt} is null)`,
    ),
    check(
      "newsletter_subscribers_confirmed_once",
      sql`${table.state} <> 'confirmed' or (${table.confirmedAt} is not null and ${table.confirmTokenHash} is null)`,
    ),
    check(
      "newsletter_subscribers_unsubscribed_has_time",
      sql`(${table.state} = 'unsubscribed') = (${table.unsubscribedAt} is not null)`,
    ),
    filledText("newsletter_subscribers_wording_filled", table.consentWording, 2000),
    filledText("newsletter_subscribers_page_filled", table.consentPage, 200),
    filledText("newsletter_subscribers_removal_reason_filled", table.removalReason, 500),
    check(
      "newsletter_subscribers_removed_are_out",
      sql`${table.removalReason} is null or ${table.state} = 'unsubscribed'`,
    ),
    index("newsletter_subscribers_newest").on(
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("newsletter_subscribers_pending")
      .on(table.requestedAt)
      .where(sql`state = 'pending'`),
    pgPolicy("newsletter_subscribers_public_forms_found", {
      for: "select",
      to: shopPublicForms,
      using: sql`true`,
    }),
    // No one is on the list before confirming.
    pgPolicy("newsletter_subscribers_public_forms_new", {
      for: "insert",
      to: shopPublicForms,
      withCheck: sql`state = 'pending'`,
    }),
    pgPolicy("newsletter_subscribers_public_forms_changed", {
      for: "update",
      to: shopPublicForms,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    ...staffPolicies("newsletter_subscribers"),
    // The number of people waiting is shown with the stock.
    grantedReadPolicy("newsletter_subscribers", "messages.read", "stock.read"),
    // The back office can take addresses off the list, but add none.
    pgPolicy("newsletter_subscribers_admin_removes", {
      as: "restrictive",
      for: "update",
      to: shopAdmin,
      using: sql`true`,
      withCheck: sql`state = 'unsubscribed'`,
    }),
  ],
);
