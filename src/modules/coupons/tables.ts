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
  allowValues,
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
    /**
     * The variant of which one piece is free. Not a foreign key: a deleted variant is simply in no
     * cart.
     */
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
     * The products and variants that it applies to; both empty for everything. Not foreign keys: if
     * a deleted product were removed here, a coupon only for it would apply to everything.
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
    /**
     * Whether it is in the data of every page: carts need not request it, and anyone can read it
     * there.
     */
    isPublic: boolean("is_public").notNull().default(false),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    shapedText("coupons_code_shape", table.code, codePattern, MAX_CODE),
    check("coupons_code_long", sql`char_length(${table.code}) >= ${getNumber(MIN_CODE)}`),
    // 0 and O, 1, I and L, and hyphens count as equal, because FAIR-IO and FAIR10 look the same on
    // a printed card.
    uniqueIndex("coupons_code_once").on(sql`translate(code, 'OIL-_', '011')`),
    allowValues("coupons_kind_known", table.kind, couponKinds),
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
    grantedReadPolicy("coupons", "coupons.read", "orders.read", "figures.read"),
    checkoutPolicy("coupons"),
  ],
);

/**
 * Orders with a coupon. A row counts as a use while its order counts (see use-of-order.ts), so a
 * cancelled order needs no change here.
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
