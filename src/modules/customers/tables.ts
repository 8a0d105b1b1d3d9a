import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledText, instant, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  identityPolicy,
  ownReadPolicy,
  shopUser,
  staffPolicies,
} from "#platform/db/roles.ts";

/** A person with an account. The id is the one that a signed-in actor carries. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("profiles_full_name_filled", table.fullName, 100),
    filledText("profiles_email_filled", table.email, 254),
    check("profiles_email_shape", sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    uniqueIndex("profiles_email_once").on(sql`lower(btrim(${table.email}))`),
    index("profiles_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    ownReadPolicy("profiles", sql`id = (select app.uid())`),
    pgPolicy("profiles_own_change", {
      for: "update",
      to: shopUser,
      using: sql`id = (select app.uid())`,
      withCheck: sql`id = (select app.uid())`,
    }),
    ...staffPolicies("profiles"),
    identityPolicy("profiles"),
  ],
);

/**
 * Everybody whom the shop knows by an address: people with an account and guests who ordered, one
 * row for each address whatever its letter case. Triggers keep it as accounts and orders change,
 * whatever code changes them.
 */
export const customers = pgTable(
  "customers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** As it was typed last. */
    email: text("email").notNull(),
    /** Of the account or, of a guest, of the newest order. */
    name: text("name").notNull(),
    phone: text("phone"),
    /** Null for guests. */
    profileId: uuid("profile_id")
      .unique("customers_profile_once")
      .references(() => profiles.id, { onDelete: "set null" }),
    firstSeenAt: instant("first_seen_at").notNull().default(shopNow),
    /** Without deleted ones. */
    orders: integer("orders").notNull().default(0),
    lastOrderAt: instant("last_order_at"),
    /** Revenue of their completed orders less refunds. */
    revenueMinor: bigint("revenue_minor", { mode: "number" }).notNull().default(0),
    /** The same in agorot, by each order's own rate; those without one are missing. */
    revenueAgorot: bigint("revenue_agorot", { mode: "number" }).notNull().default(0),
    /** Revenue that no shekels are known of. */
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull().default(0),
    /**
     * Text that a search looks through, as with orders: name, address and phone in plain form, each
     * word after a space.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`app.search_text(' ' || name || ' ' || email || ' ' || translate(coalesce(phone, ''), '+-(). ', ''))`,
      ),
  },
  (table) => [
    filledText("customers_email_filled", table.email, 254),
    uniqueIndex("customers_email_once").on(sql`lower(btrim(${table.email}))`),
    // Anyone who has not ordered stands where the oldest orders are.
    index("customers_by_last_order").on(
      sql`(coalesce(last_order_at, timestamptz 'epoch'))`,
      table.id,
    ),
    index("customers_by_name").on(sql`name collate "he-x-icu"`, table.id),
    index("customers_by_first_seen").on(
      table.firstSeenAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("customers_by_orders").on(table.orders, table.id),
    index("customers_by_revenue").on(table.revenueMinor, table.id),
    index("customers_search")
      .using("gin", table.searchText.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 256 }),
    ...staffPolicies("customers"),
    grantedReadPolicy(
      "customers",
      "customers.read",
      "orders.read",
      "messages.read",
      "figures.read",
    ),
  ],
);

/**
 * Notes of the back office about a customer; the customer never sees them, unless they ask for all
 * data about them.
 */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    authorId: uuid("author_id").references(() => profiles.id, { onDelete: "set null" }),
    /** As it was then: a note outlives the account. */
    authorName: text("author_name").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** Set while the deletion can be undone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    filledText("customer_notes_body_filled", table.body, 2000),
    index("customer_notes_customer").on(
      table.customerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("customer_notes"),
    grantedReadPolicy("customer_notes", "customers.read"),
  ],
);
