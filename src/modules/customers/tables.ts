import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createSearchIndex, filledText, instant, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  identityPolicy,
  ownReadPolicy,
  shopModerator,
  shopUser,
  staffPolicies,
} from "#platform/db/roles.ts";

/** A user with an account. The id is also that of the signed-in actor. */
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
    pgPolicy("profiles_granted", {
      as: "restrictive",
      for: "select",
      to: shopModerator,
      // Themselves, colleagues while they may do anything, and customers where they may see those.
      using: sql`id = (select app.uid())
        or (exists (select from user_grants g where g.user_id = (select app.uid()))
          and exists (select from user_roles r where r.user_id = profiles.id))
        or (select app.may('customers.read', 'orders.read', 'messages.read'))`,
    }),
    identityPolicy("profiles"),
  ],
);

/**
 * All customers: people with an account and guests who ordered, one row for each mailbox whatever
 * the letter case of its address, and one for each phone number that ordered without an address.
 * Triggers update it whenever accounts and orders change.
 */
export const customers = pgTable(
  "customers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The mailbox, or else the phone number, as in the orders (`orders.customer_key`). */
    key: text("key").notNull(),
    /** The address as it was typed last; null for those who are known by a phone number. */
    email: text("email"),
    /** The name of the account; for a guest, the one in the newest order. */
    name: text("name").notNull(),
    phone: text("phone"),
    /** Streets and towns of the newest order that has an address, for searches. */
    places: text("places"),
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
    /** The part of the revenue without a known rate, so without shekels. */
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull().default(0),
    /**
     * The text for searches, as with orders: name, e-mail address, phone and places in plain form,
     * with a space before each word.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`app.search_text(' ' || name || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(places, ''))`,
      ),
  },
  (table) => [
    filledText("customers_email_filled", table.email, 254),
    unique("customers_key_once").on(table.key),
    // For the sort order: customers without an order come where the oldest orders are.
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
    createSearchIndex("customers_search", table.searchText),
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
 * The number of customers by the day of their newest order. Each change of a customer appends what
 * it adds or subtracts, and a job adds the rows up, as with the figures of orders.
 */
export const dailyCustomerStats = pgTable(
  "daily_customer_stats",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In Jerusalem; 1970-01-01 for those without an order. */
    lastOrderOn: date("last_order_on", { mode: "string" }).notNull(),
    isGuest: boolean("is_guest").notNull(),
    customers: integer("customers").notNull(),
  },
  () => [
    ...staffPolicies("daily_customer_stats"),
    grantedReadPolicy("daily_customer_stats", "customers.read"),
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
    /** The name at that time: a note stays when the account is deleted. */
    authorName: text("author_name").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** When it was deleted; set while the deletion can be undone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    filledText("customer_notes_body_filled", table.body, 2000),
    index("customer_notes_author").on(table.authorId),
    index("customer_notes_customer").on(
      table.customerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("customer_notes"),
    grantedReadPolicy("customer_notes", "customers.read"),
  ],
);
