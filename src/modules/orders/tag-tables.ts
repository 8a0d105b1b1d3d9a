import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { filledText, instant, shopNow } from "#platform/db/columns.ts";
import { privacyPolicy, shopAdmin } from "#platform/db/roles.ts";
import { orders } from "./tables.ts";
import { MAX_TAG } from "./tags.ts";

/** Tags of the back office for orders that belong together; their customers never see them. */
export const orderTags = pgTable(
  "order_tags",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    tag: text("tag").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("order_tags_tag_filled", table.tag, MAX_TAG),
    uniqueIndex("order_tags_once").on(table.orderId, sql`lower(tag)`),
    // For the orders of a tag, and for the list of tags.
    index("order_tags_by_tag").on(sql`lower(tag)`, table.orderId),
    pgPolicy("order_tags_admin", {
      for: "all",
      to: shopAdmin,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    privacyPolicy("order_tags"),
  ],
);
