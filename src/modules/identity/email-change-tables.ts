import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, filledText, instant, shopNow } from "#platform/db/columns.ts";
import { identityPolicy, privacyPolicy, systemPolicy } from "#platform/db/roles.ts";
import { accounts } from "./tables.ts";

/**
 * Requests to change the e-mail address of an account, and their outcome. Confirmed ones stay as
 * long as the account, as a record of its former addresses.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    /** Hash (SHA-256) of the token in the mail to the new address. */
    confirmHash: bytes("confirm_hash").notNull().unique("email_changes_confirm_once"),
    /** Hash of the token in the mail to the old address. */
    stopHash: bytes("stop_hash").notNull().unique("email_changes_stop_once"),
    requestedAt: instant("requested_at").notNull().default(shopNow),
    /** Until when the new address can be confirmed. */
    expiresAt: instant("expires_at").notNull(),
    /** Until when the reader of the old address can stop it, or take it back. */
    stoppableUntil: instant("stoppable_until").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** When it was stopped or taken back, given up, or replaced by another request. */
    stoppedAt: instant("stopped_at"),
    /** The newsletter entries that were moved to the new address. */
    movedSubscriptions: uuid("moved_subscriptions").array().notNull().default([]),
  },
  (table) => [
    filledText("email_changes_old_email_filled", table.oldEmail, 254),
    filledText("email_changes_new_email_filled", table.newEmail, 254),
    check(
      "email_changes_another_address",
      sql`lower(${table.oldEmail}) <> lower(${table.newEmail})`,
    ),
    uniqueIndex("email_changes_one_open")
      .on(table.userId)
      .where(sql`confirmed_at is null and stopped_at is null`),
    index("email_changes_user").on(table.userId, table.requestedAt),
    identityPolicy("email_changes"),
    systemPolicy("email_changes"),
    privacyPolicy("email_changes"),
  ],
);
