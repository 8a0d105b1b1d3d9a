import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { mailReasons } from "#shared/mail-reasons.ts";
import { filledText, instant, getList, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  identityPolicy,
  shopAdmin,
  shopPublicForms,
  shopCheckout,
  staffPolicies,
  systemPolicy,
} from "#platform/db/roles.ts";
import { mailKinds } from "./mail-kinds.ts";
import { checkoutMailKinds, formMailKinds } from "./mail-records.ts";
import { mailStates } from "./mail-states.ts";

const isOfOrders = sql`kind in (${getList(checkoutMailKinds)})`;
const isOfPublicForms = sql`kind in (${getList(formMailKinds)})`;

/**
 * The outbox: a mail is a row, written in the transaction of the event it is about, and sent after
 * it.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: mailKinds }).notNull(),
    recipient: text("recipient").notNull(),
    /** The values that the template fills in, without secrets. */
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    state: text("state", { enum: mailStates }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** The cause of it, where that is known. */
    reason: text("reason", { enum: mailReasons }),
    /** The id that the mail server gave it. */
    providerId: text("provider_id"),
    /** The same key twice is one mail. */
    dedupeKey: text("dedupe_key").unique("mails_dedupe_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    sentAt: instant("sent_at"),
  },
  (table) => [
    createValuesCheck("mails_kind_known", table.kind, mailKinds),
    createValuesCheck("mails_state_known", table.state, mailStates),
    createValuesCheck("mails_reason_known", table.reason, mailReasons),
    filledText("mails_recipient_filled", table.recipient, 254),
    check("mails_recipient_shape", sql`${table.recipient} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check("mails_sent_has_time", sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check("mails_attempts_positive", sql`${table.attempts} >= 0`),
    index("mails_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("mails_recipient").on(
      sql`lower(${table.recipient})`,
      table.createdAt.desc().nullsFirst(),
    ),
    // For the budget of a mailbox, which is read before each mail.
    index("mails_mailbox").on(sql`app.mailbox(${table.recipient})`, table.createdAt),
    index("mails_open")
      .on(table.state, table.createdAt)
      .where(sql`state <> 'sent'`),
    // For the list of the back office, by what it is narrowed to.
    index("mails_kind").on(
      table.kind,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("mails_search").using("gin", sql`lower(${table.recipient}) gin_trgm_ops`),
    identityPolicy("mails"),
    // Forms are open to everyone, so even a bug behind them must not be able to mail a link to an
    // account.
    pgPolicy("mails_public_forms_own", {
      for: "select",
      to: shopPublicForms,
      using: isOfPublicForms,
    }),
    pgPolicy("mails_public_forms_new", {
      for: "insert",
      to: shopPublicForms,
      withCheck: sql`${isOfPublicForms} and state = 'queued'`,
    }),
    pgPolicy("mails_checkout_own", { for: "select", to: shopCheckout, using: isOfOrders }),
    pgPolicy("mails_checkout_new", {
      for: "insert",
      to: shopCheckout,
      withCheck: sql`${isOfOrders} and state = 'queued'`,
    }),
    ...staffPolicies("mails"),
    grantedReadPolicy("mails", "mail.read", "orders.read", "messages.read", "customers.read"),
    // The back office can only queue a failed mail again and cancel a queued one.
    pgPolicy("mails_admin_again", {
      as: "restrictive",
      for: "update",
      to: shopAdmin,
      using: sql`state in ('queued', 'failed', 'unknown')`,
      withCheck: sql`state in ('queued', 'failed')`,
    }),
  ],
);

/**
 * Secrets that only the recipient may know, such as the token of a link: in a table of their own,
 * out of reach of the back office, and gone once the mail has left.
 */
export const mailSecrets = pgTable(
  "mail_secrets",
  {
    mailId: uuid("mail_id")
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    secret: text("secret").notNull(),
  },
  (table) => [
    identityPolicy("mail_secrets"),
    // Only of mails that it may see.
    pgPolicy("mail_secrets_public_forms", {
      for: "insert",
      to: shopPublicForms,
      withCheck: sql`exists (select from mails where mails.id = ${table.mailId})`,
    }),
    systemPolicy("mail_secrets"),
  ],
);
