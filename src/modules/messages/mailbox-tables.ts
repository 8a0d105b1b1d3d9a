import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { mailboxProblems } from "#shared/mailbox-problems.ts";
import {
  createValuesCheck,
  filledText,
  instant,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import { grantedReadPolicy, privacyPolicy, shopAdmin, systemPolicy } from "#platform/db/roles.ts";
import { mailOutcomes } from "./kinds.ts";

/** The progress of reading the mailbox: one row, written with the first reading. */
export const mailboxState = pgTable(
  "mailbox_state",
  {
    id: integer("id").primaryKey().default(1),
    /** The mailbox: with another one, reading begins with the mails that come from then on. */
    mailbox: text("mailbox").notNull(),
    uidValidity: text("uid_validity").notNull(),
    /** The highest number that has been read. */
    lastUid: bigint("last_uid", { mode: "number" }).notNull(),
    /** When the mailbox was last read to its end. */
    readAt: instant("read_at"),
    triedAt: instant("tried_at").notNull(),
    /** Null after a reading without one. */
    problem: text("problem", { enum: mailboxProblems }),
  },
  (table) => [
    check("mailbox_state_single", sql`${table.id} = 1`),
    check("mailbox_state_last_uid_bounds", sql`${table.lastUid} >= 0`),
    filledText("mailbox_state_mailbox_filled", table.mailbox, 600),
    shapedText("mailbox_state_uid_validity_shape", table.uidValidity, /^[0-9]+$/, 20),
    createValuesCheck("mailbox_state_problem_known", table.problem, mailboxProblems),
    pgPolicy("mailbox_state_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    grantedReadPolicy("mailbox_state", "mail.read", "messages.read"),
    systemPolicy("mailbox_state"),
    privacyPolicy("mailbox_state"),
  ],
);

/**
 * Mails that have been read, each once. No text and no address: hashes, which are forgotten after a
 * while.
 */
export const receivedMails = pgTable(
  "received_mails",
  {
    /** The hash of its Message-ID. */
    id: text("id").primaryKey(),
    /** The hash of the sender's mailbox, to count its mails. */
    sender: text("sender").notNull(),
    outcome: text("outcome", { enum: mailOutcomes }).notNull(),
    /** The bytes of its files that were stored. */
    storedBytes: integer("stored_bytes").notNull().default(0),
    receivedAt: instant("received_at").notNull().default(shopNow),
  },
  (table) => [
    shapedText("received_mails_id_shape", table.id, /^[A-Za-z0-9_-]+$/, 43),
    shapedText("received_mails_sender_shape", table.sender, /^[A-Za-z0-9_-]+$/, 43),
    createValuesCheck("received_mails_outcome_known", table.outcome, mailOutcomes),
    check("received_mails_stored_bytes_positive", sql`${table.storedBytes} >= 0`),
    index("received_mails_newest").on(table.receivedAt),
    systemPolicy("received_mails"),
    privacyPolicy("received_mails"),
  ],
);
