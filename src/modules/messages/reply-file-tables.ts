import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import {
  filledText,
  getNumber,
  instant,
  createValuesCheck,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import { privacyPolicy, shopAdmin, systemPolicy } from "#platform/db/roles.ts";
import { messageReplies, messages } from "./tables.ts";
import { storedTypes, MAX_FILE_BYTES } from "./reply-files/rules.ts";
import { MAX_FILE_NAME } from "./reply-files/safe-name.ts";

/** Files of an unsent answer belong to the staff member who writes it. */
const isOwnDraft = sql`reply_id is null and not is_received and author_id = (select app.uid())`;

/**
 * A file attached to an answer, sent or not yet, or to a mail that came in; its bytes are in the
 * storage.
 */
export const replyFiles = pgTable(
  "reply_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Null while the answer has not been sent, and for files of the message itself. */
    replyId: uuid("reply_id").references(() => messageReplies.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Set for files that came by mail. */
    isReceived: boolean("is_received").notNull().default(false),
    fileName: text("file_name").notNull(),
    type: text("type", { enum: storedTypes }).notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    storageKey: text("storage_key").notNull().unique("reply_files_storage_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("reply_files_type_known", table.type, storedTypes),
    filledText("reply_files_file_name_filled", table.fileName, MAX_FILE_NAME),
    shapedText(
      "reply_files_storage_key_shape",
      table.storageKey,
      /^private\/replies\/[a-f0-9]{32}\.(jpg|pdf)$/,
      60,
    ),
    check(
      "reply_files_size_bounds",
      sql`${table.sizeBytes} between 1 and ${getNumber(MAX_FILE_BYTES)}`,
    ),
    index("reply_files_message").on(table.messageId, table.createdAt, table.id),
    index("reply_files_author").on(table.authorId),
    index("reply_files_reply").on(table.replyId),
    index("reply_files_drafts")
      .on(table.createdAt)
      .where(sql`reply_id is null and not is_received`),
    pgPolicy("reply_files_admin_read", { for: "select", to: shopAdmin, using: sql`true` }),
    pgPolicy("reply_files_admin_new", { for: "insert", to: shopAdmin, withCheck: isOwnDraft }),
    pgPolicy("reply_files_admin_send", {
      for: "update",
      to: shopAdmin,
      using: isOwnDraft,
      withCheck: sql`author_id = (select app.uid())`,
    }),
    pgPolicy("reply_files_admin_drop", { for: "delete", to: shopAdmin, using: isOwnDraft }),
    systemPolicy("reply_files"),
    privacyPolicy("reply_files"),
  ],
);
