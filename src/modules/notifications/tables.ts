import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import { instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import { identityPolicy, shopAdmin } from "#platform/db/roles.ts";
import { pushKindNames } from "./push/kinds.ts";

const mine = sql`user_id = (select app.uid())`;

/** The kinds of news that a user has switched off. */
export const mutedNews = pgTable(
  "muted_news",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: pushKindNames }).notNull(),
  },
  (table) => [
    primaryKey({ name: "muted_news_pkey", columns: [table.userId, table.kind] }),
    createValuesCheck("muted_news_kind_known", table.kind, pushKindNames),
    pgPolicy("muted_news_own", { for: "all", to: shopAdmin, using: mine, withCheck: mine }),
    identityPolicy("muted_news"),
  ],
);

/**
 * News that was not sent to devices yet, written by triggers while there are any devices. In a
 * quiet time news waits here for its end.
 */
export const untoldNews = pgTable(
  "untold_news",
  {
    kind: text("kind", { enum: pushKindNames }).notNull(),
    /** The id of its subject: an order, a message, a refund, a run, an alert. */
    subjectId: uuid("subject_id").notNull(),
    /** The staff member who did it, and need not be told. */
    actorId: uuid("actor_id"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    primaryKey({ name: "untold_news_pkey", columns: [table.kind, table.subjectId] }),
    createValuesCheck("untold_news_kind_known", table.kind, pushKindNames),
    identityPolicy("untold_news"),
  ],
);
