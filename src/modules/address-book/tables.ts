import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import { filledText, instant, shopNow } from "#platform/db/columns.ts";
import { privacyPolicy, shopAdmin, shopUser } from "#platform/db/roles.ts";
import type { Address } from "#shared/address.ts";
import { MAX_LABEL } from "./bounds.ts";

/** Addresses that people keep with their account. */
export const savedAddresses = pgTable(
  "saved_addresses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The customer's own name for the address, such as "Home". */
    label: text("label").notNull(),
    /** Name of the recipient. */
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    address: jsonb("address").$type<Address>().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("saved_addresses_label_filled", table.label, MAX_LABEL),
    filledText("saved_addresses_name_filled", table.name, 100),
    filledText("saved_addresses_phone_filled", table.phone, 32),
    check("saved_addresses_address_shape", sql`app.is_address(${table.address})`),
    index("saved_addresses_user").on(table.userId, table.createdAt),
    uniqueIndex("saved_addresses_one_default")
      .on(table.userId)
      .where(sql`is_default`),
    pgPolicy("saved_addresses_own", {
      for: "all",
      to: [shopUser, shopAdmin],
      using: sql`user_id = (select app.uid())`,
      withCheck: sql`user_id = (select app.uid())`,
    }),
    privacyPolicy("saved_addresses"),
  ],
);
