import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { filledText, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import { profiles } from "#modules/customers/tables.ts";
import { mails } from "#modules/mail/tables.ts";
import { grantedReadPolicy, shopPublicForms, staffPolicies } from "#platform/db/roles.ts";
import { dealerStages, messageKinds, messageSources, messageStates, spamReasons } from "./kinds.ts";

/**
 * All messages from visitors: the inbox of the back office. The limits are the same as in the
 * forms.
 */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: messageKinds }).notNull(),
    name: text("name"),
    email: text("email").notNull(),
    phone: text("phone"),
    subject: text("subject"),
    company: text("company"),
    city: text("city"),
    experience: text("experience"),
    message: text("message"),
    state: text("state", { enum: messageStates }).notNull().default("new"),
    /** The same key twice is one message. */
    submissionKey: text("submission_key").unique("messages_submission_key_once"),
    /** Null for messages that do not look like spam. */
    spamReason: text("spam_reason", { enum: spamReasons }),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** The staff member to whom it is assigned. */
    assigneeId: uuid("assignee_id").references(() => profiles.id, { onDelete: "set null" }),
    answeredAt: instant("answered_at"),
    /** Set for dealer inquiries only. */
    dealerStage: text("dealer_stage", { enum: dealerStages }),
    source: text("source", { enum: messageSources }).notNull().default("form"),
    /** The conversation that a mail from another address answered. */
    aboutId: uuid("about_id").references((): AnyPgColumn => messages.id, { onDelete: "set null" }),
    /** Names of attached files that were not stored. */
    omittedFiles: text("omitted_files")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The last time that the sender answered the shop by mail. */
    reopenedAt: instant("reopened_at"),
    /** Since when it has been the shop's turn: deadlines and the order of lists count from here. */
    waitingSince: instant("waiting_since")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(reopened_at, created_at)`),
  },
  (table) => [
    createValuesCheck("messages_kind_known", table.kind, messageKinds),
    createValuesCheck("messages_state_known", table.state, messageStates),
    filledText("messages_name_filled", table.name, 100),
    filledText("messages_email_filled", table.email, 254),
    check("messages_email_shape", sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    filledText("messages_phone_filled", table.phone, 32),
    filledText("messages_subject_filled", table.subject, 200),
    filledText("messages_company_filled", table.company, 150),
    filledText("messages_city_filled", table.city, 100),
    filledText("messages_experience_filled", table.experience, 5000),
    filledText("messages_message_filled", table.message, 5000),
    filledText("messages_submission_key_filled", table.submissionKey, 100),
    createValuesCheck("messages_spam_reason_known", table.spamReason, spamReasons),
    check(
      "messages_contact_complete",
      sql`${table.kind} <> 'contact' or (${table.name} is not null and ${table.message} is not null)`,
    ),
    check(
      "messages_dealer_complete",
      sql`${table.kind} <> 'dealer' or num_nulls(${table.name}, ${table.company}, ${table.phone}, ${table.city}, ${table.experience}) = 0`,
    ),
    createValuesCheck("messages_dealer_stage_known", table.dealerStage, dealerStages),
    check(
      "messages_dealer_stage_of_dealers",
      sql`${table.kind} = 'dealer' or ${table.dealerStage} is null`,
    ),
    index("messages_sender").on(sql`lower(${table.email})`),
    createValuesCheck("messages_source_known", table.source, messageSources),
    index("messages_newest").on(
      table.waitingSince.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("messages_assignee")
      .on(table.assigneeId)
      .where(sql`assignee_id is not null`),
    index("messages_about")
      .on(table.aboutId)
      .where(sql`about_id is not null`),
    index("messages_open")
      .on(table.waitingSince, table.id)
      .where(sql`state in ('new', 'read') and spam_reason is null`),
    pgPolicy("messages_public_forms", {
      for: "insert",
      to: shopPublicForms,
      withCheck: sql`state = 'new'`,
    }),
    ...staffPolicies("messages"),
    grantedReadPolicy("messages", "messages.read", "customers.read"),
  ],
);

/**
 * The conversation about a message: replies of the shop, which are sent through the outbox, and
 * answers to them that came by mail.
 */
export const messageReplies = pgTable(
  "message_replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    authorId: uuid("author_id").references(() => profiles.id, { onDelete: "set null" }),
    /** The name at that time: a reply stays when the account is deleted. */
    authorName: text("author_name").notNull(),
    /** Its mail; null once it has been deleted from the outbox. */
    mailId: uuid("mail_id").references(() => mails.id, { onDelete: "set null" }),
    /** The id of its mail, which answers to it quote; it stays. */
    sentAs: uuid("sent_as"),
    /** Set for what the sender of the message wrote. */
    isReceived: boolean("is_received").notNull().default(false),
    /** Names of attached files that were not stored. */
    omittedFiles: text("omitted_files")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The same key twice is one reply. */
    requestKey: uuid("request_key").notNull().unique("message_replies_request_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("message_replies_body_filled", table.body, 5000),
    index("message_replies_message").on(table.messageId, table.createdAt),
    index("message_replies_author").on(table.authorId),
    index("message_replies_mail").on(table.mailId),
    index("message_replies_sent_as").on(table.sentAs),
    ...staffPolicies("message_replies"),
    grantedReadPolicy("message_replies", "messages.read", "customers.read"),
  ],
);
