import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { couponKinds } from "#modules/cart/coupon-kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  filledText,
  getNumber,
  instant,
  oneOf,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  checkoutPolicy,
  publicReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import { codePattern, MAX_AMOUNT, MAX_CODE, MAX_NOTE, MAX_USES, MIN_CODE } from "./limits.ts";

/** The codes that take something off an order. */
export const coupons = pgTable(
  "coupons",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    code: text("code").notNull(),
    kind: text("kind", { enum: couponKinds }).notNull(),
    percent: integer("percent"),
    /** In minor units of the selling currency. */
    amountMinor: integer("amount_minor"),
    /** One piece of it is free. No reference: one that is gone is simply in no cart. */
    itemVariantId: uuid("item_variant_id"),
    /** Days of Jerusalem, the first and the last of them; null for no such day. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    maxUses: integer("max_uses"),
    /** By e-mail address. */
    maxUsesPerAddress: integer("max_uses_per_address"),
    firstOrderOnly: boolean("first_order_only").notNull().default(false),
    minimumMinor: integer("minimum_minor").notNull().default(0),
    /**
     * The things that it counts for; both empty for everything. No references: were a deleted
     * product taken out, a coupon for it alone would count for all others.
     */
    productIds: uuid("product_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    variantIds: uuid("variant_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** For the back office. */
    note: text("note"),
    isActive: boolean("is_active").notNull().default(true),
    /** Every page brings it along: carts know it without asking, and anybody can read it there. */
    isPublic: boolean("is_public").notNull().default(false),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    shapedText("coupons_code_shape", table.code, codePattern, MAX_CODE),
    check("coupons_code_long", sql`char_length(${table.code}) >= ${getNumber(MIN_CODE)}`),
    // 0 and O, 1, I and L, hyphens: nobody tells FAIR-IO from FAIR10 on a printed card.
    uniqueIndex("coupons_code_once").on(sql`translate(code, 'OIL-_', '011')`),
    oneOf("coupons_kind_known", table.kind, couponKinds),
    check(
      "coupons_value_of_kind",
      sql`(${table.kind} = 'percent') = (${table.percent} is not null) and (${table.kind} = 'amount') = (${table.amountMinor} is not null) and (${table.kind} = 'item') = (${table.itemVariantId} is not null)`,
    ),
    check("coupons_percent_range", sql`${table.percent} between 1 and 100`),
    check("coupons_amount_range", sql`${table.amountMinor} between 1 and ${getNumber(MAX_AMOUNT)}`),
    check(
      "coupons_minimum_range",
      sql`${table.minimumMinor} between 0 and ${getNumber(MAX_AMOUNT)}`,
    ),
    check("coupons_uses_range", sql`${table.maxUses} between 1 and ${getNumber(MAX_USES)}`),
    check(
      "coupons_uses_per_address_range",
      sql`${table.maxUsesPerAddress} between 1 and ${getNumber(MAX_USES)}`,
    ),
    check("coupons_days_in_order", sql`${table.startsOn} <= ${table.endsOn}`),
    check(
      "coupons_item_alone",
      sql`${table.kind} <> 'item' or ${table.productIds} = '{}' and ${table.variantIds} = '{}'`,
    ),
    filledText("coupons_note_filled", table.note, MAX_NOTE),
    publicReadPolicy("coupons", sql`is_public and is_active`),
    ...staffPolicies("coupons"),
    checkoutPolicy("coupons"),
  ],
);

/**
 * An order that a coupon was used for. It counts as a use for as long as its order does (see
 * spend-coupon.ts), so nothing has to be given back.
 */
export const couponRedemptions = pgTable(
  "coupon_redemptions",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    couponId: uuid("coupon_id")
      .notNull()
      .references(() => coupons.id),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    index("coupon_redemptions_by_coupon").on(table.couponId),
    ...staffPolicies("coupon_redemptions"),
    grantedReadPolicy("coupon_redemptions", "orders.read", "coupons.read", "figures.read"),
    checkoutPolicy("coupon_redemptions"),
  ],
);
