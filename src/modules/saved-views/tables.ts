import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import {
  filledText,
  instant,
  createValuesCheck,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import { privacyPolicy, shopAdmin } from "#platform/db/roles.ts";
import { searchPattern, viewedLists } from "./contract.ts";
import { MAX_NAME, MAX_SEARCH } from "./limits.ts";

const mine = sql`owner_id is null or owner_id = (select app.uid())`;

/** Saved views of a list: its filters and its order, under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    list: text("list", { enum: viewedLists }).notNull(),
    name: text("name").notNull(),
    /** Query string of the list's address, without the question mark; empty for the whole list. */
    search: text("search").notNull(),
    /** The owner; null for a shared view. */
    ownerId: uuid("owner_id").references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("saved_views_list_known", table.list, viewedLists),
    filledText("saved_views_name_filled", table.name, MAX_NAME),
    shapedText("saved_views_search_shape", table.search, searchPattern, MAX_SEARCH),
    uniqueIndex("saved_views_own_name_once")
      .on(table.ownerId, table.list, sql`lower(name)`)
      .where(sql`owner_id is not null`),
    uniqueIndex("saved_views_shared_name_once")
      .on(table.list, sql`lower(name)`)
      .where(sql`owner_id is null`),
    // Staff cannot see the own views of other users.
    pgPolicy("saved_views_admin", { for: "all", to: shopAdmin, using: mine, withCheck: mine }),
    privacyPolicy("saved_views"),
  ],
);
