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
  boundedNumber,
  filledText,
  getNumber,
  instant,
  createValuesCheck,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  checkoutPolicy,
  publicReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import { codePattern, coupon, MAX_CODE, MAX_NOTE, MAX_PERCENT, MIN_CODE } from "./coupon.ts";

const { fields } = coupon;

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
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    maxUses: integer("max_uses"),
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
    createValuesCheck("coupons_kind_known", table.kind, couponKinds),
    check(
      "coupons_value_of_kind",
      sql`(${table.kind} = 'percent') = (${table.percent} is not null) and (${table.kind} = 'amount') = (${table.amountMinor} is not null) and (${table.kind} = 'item') = (${table.itemVariantId} is not null)`,
    ),
    boundedNumber("coupons_percent_range", table.percent, { min: 1, max: MAX_PERCENT }),
    boundedNumber("coupons_amount_range", table.amountMinor, fields.value),
    boundedNumber("coupons_minimum_range", table.minimumMinor, fields.minimumMinor),
    boundedNumber("coupons_uses_range", table.maxUses, fields.maxUses),
    boundedNumber(
      "coupons_uses_per_address_range",
      table.maxUsesPerAddress,
      fields.maxUsesPerAddress,
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
