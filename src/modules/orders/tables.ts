import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { currencies } from "#modules/currency/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { profiles } from "#modules/customers/tables.ts";
import { markets } from "#modules/markets/tables.ts";
import {
  bytes,
  currencyCode,
  filledText,
  instant,
  createValuesCheck,
  shopNow,
} from "#platform/db/columns.ts";
import {
  identityPolicy,
  ownReadPolicy,
  checkoutPolicies,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import { orderStaffPolicies } from "./order-policies.ts";
import type { Address } from "#shared/address.ts";
import { MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { addressChecks } from "./address-checks.ts";
import { amountChecks } from "./amount-checks.ts";
import { agreedPriceChecks, byHandChecks } from "./by-hand-checks.ts";
import { couponChecks } from "./coupon-checks.ts";
import { orderSources, paymentMethods } from "./kinds.ts";
import { createIndexes } from "./order-indexes.ts";
import { placeChecks, placeColumns, taxChecks, taxColumns } from "./place-columns.ts";
import type { RightsNotice } from "./rights-notice.ts";
import { orderStatuses, stockStates } from "./status.ts";

export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The order's number: the last 8 characters of the id, in capitals. Not guaranteed unique. */
    number: text("number").generatedAlwaysAs(sql`upper(right(id::text, 8))`),
    /** Null for a guest's order. */
    customerId: uuid("customer_id").references(() => profiles.id, { onDelete: "set null" }),
    customerName: text("customer_name").notNull(),
    /** Null for an order entered by staff whose customer gave only a phone number. */
    customerEmail: text("customer_email"),
    customerPhone: text("customer_phone"),
    /** The customer whose order it is: the mailbox, or the phone number where there is none. */
    customerKey: text("customer_key").generatedAlwaysAs(
      sql`app.customer_key(customer_email, customer_phone, billing_address ->> 'country')`,
    ),
    status: text("status", { enum: orderStatuses }).notNull().default("pending"),
    /** Whether a refunded order was completed before: then what is left of its money is revenue. */
    wasCompleted: boolean("was_completed").notNull().default(false),
    stockState: text("stock_state", { enum: stockStates }).notNull().default("held"),
    /** Until when items are held for an unpaid order; null for no time limit. */
    reservedUntil: instant("reserved_until"),
    source: text("source", { enum: orderSources }).notNull(),
    /** Whether the customer took the items along at once, so that nothing is ever shipped. */
    isHandedOver: boolean("is_handed_over").notNull().default(false),
    currency: currencyCode("currency")
      .$type<Currency>()
      .notNull()
      .references(() => currencies.code)
      .default(MAIN_CURRENCY),
    subtotalMinor: integer("subtotal_minor").notNull(),
    discountMinor: integer("discount_minor").notNull().default(0),
    shippingMinor: integer("shipping_minor").notNull().default(0),
    /** The market that the order was made in, with its terms as they were then. */
    marketId: uuid("market_id").references(() => markets.id),
    ...placeColumns,
    /** Total agreed for the whole order in place of its sum, and the reason. */
    agreedTotalMinor: integer("agreed_total_minor"),
    agreedReason: text("agreed_reason"),
    totalMinor: integer("total_minor").notNull(),
    paymentMethod: text("payment_method", { enum: paymentMethods }).notNull().default("manual"),
    /** Until when a link that the shop sent lets the customer pay online what is due. */
    paymentLinkUntil: instant("payment_link_until"),
    /**
     * The sums of the order's payments and of its refunds. Only what happens to a row there changes
     * them, by triggers.
     */
    paidMinor: integer("paid_minor").notNull().default(0),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    /** The tax in what was given back (`app.refund_taxes`), by a trigger. */
    refundedTaxMinor: integer("refunded_tax_minor").notNull().default(0),
    couponCode: text("coupon_code"),
    /** The coupon as it was when the order was made: percents off, or an amount. */
    couponPercent: integer("coupon_percent"),
    couponAmountMinor: integer("coupon_amount_minor"),
    /** The sum of the lines that it applies to (`coupon_counts`); null when it applies to all. */
    couponBaseMinor: integer("coupon_base_minor"),
    /** Shekels for one dollar when the order was made, a decimal text; null when not known. */
    ilsRate: numeric("ils_rate", { precision: 16, scale: 8 }),
    /** Dollars for one unit of `currency`, likewise. */
    usdRate: numeric("usd_rate", { precision: 16, scale: 8 }),
    ilsRateSource: text("ils_rate_source"),
    ilsRateDate: date("ils_rate_date", { mode: "string" }),
    billingAddress: jsonb("billing_address").$type<Address>(),
    /** Null when the order goes to the billing address. */
    shippingAddress: jsonb("shipping_address").$type<Address>(),
    rightsNotice: jsonb("rights_notice").$type<RightsNotice>(),
    /**
     * The hash of the key of the order's page, by which the link that the customer has works on in
     * a restored shop, whose signing key is another one. Null once that link is to work no more.
     */
    keyHash: bytes("key_hash").unique("orders_key_hash_once"),
    /** Sent by the client that places the order: the same key twice is one order. */
    idempotencyKey: text("idempotency_key").unique("orders_idempotency_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** Set while the order is deleted; it can be restored. */
    deletedAt: instant("deleted_at"),
    /** For searches: name, address, number, phone and places in plain form, each after a space. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`app.search_text(' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || right(id::text, 8) || ' ' || regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(app.places(shipping_address, billing_address), ''))`,
      ),
  },
  (table) => [
    filledText("orders_customer_name_filled", table.customerName, 100),
    filledText("orders_customer_email_filled", table.customerEmail, 254),
    filledText("orders_customer_phone_filled", table.customerPhone, 32),
    createValuesCheck("orders_status_known", table.status, orderStatuses),
    createValuesCheck("orders_stock_state_known", table.stockState, stockStates),
    createValuesCheck("orders_payment_method_known", table.paymentMethod, paymentMethods),
    createValuesCheck("orders_source_known", table.source, orderSources),
    ...placeChecks(table),
    ...amountChecks(table),
    ...couponChecks(table),
    ...byHandChecks(table),
    ...addressChecks(table),
    ...createIndexes(table),
    ownReadPolicy("orders", sql`customer_id = (select app.uid()) and deleted_at is null`),
    ...orderStaffPolicies("orders"),
    ...checkoutPolicies("orders", sql`source = 'checkout'`),
    // A guest's orders are added to the account that confirms their address.
    identityPolicy("orders"),
  ],
);

/** Lines keep a snapshot of what was sold. Amounts are in the order's currency. */
export const orderItems = pgTable(
  "order_items",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The line's place in the order, from 0. */
    position: integer("position").notNull().default(0),
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    productName: text("product_name").notNull(),
    variantName: text("variant_name"),
    sku: text("sku").notNull(),
    colorPrimary: text("color_primary"),
    colorSecondary: text("color_secondary"),
    imageUrl: text("image_url"),
    quantity: integer("quantity").notNull(),
    unitPriceMinor: integer("unit_price_minor").notNull(),
    /** The catalogue's price where another one was agreed, and the reason. */
    listPriceMinor: integer("list_price_minor"),
    agreedReason: text("agreed_reason"),
    totalPriceMinor: integer("total_price_minor").notNull(),
    ...taxColumns,
    /** Whether it is a free gift with other lines. */
    isGift: boolean("is_gift").notNull().default(false),
    /** Cost of one unit to the shop then; null where it is not known. Customers never read it. */
    unitCostMinor: integer("unit_cost_minor"),
    /** True unless the order's coupon leaves this line out. */
    couponCounts: boolean("coupon_counts").notNull().default(true),
    /** The promised shipping day of preordered items; else null. */
    leavesBy: date("leaves_by"),
    /** Items of this line that a refund put back on the shelf. */
    restockedQuantity: integer("restocked_quantity").notNull().default(0),
  },
  (table) => [
    filledText("order_items_product_name_filled", table.productName, 200),
    filledText("order_items_sku_filled", table.sku, 64),
    check("order_items_position_positive", sql`${table.position} >= 0`),
    check("order_items_quantity_positive", sql`${table.quantity} > 0`),
    check(
      "order_items_restocked_range",
      sql`${table.restockedQuantity} between 0 and ${table.quantity}`,
    ),
    check("order_items_unit_price_positive", sql`${table.unitPriceMinor} >= 0`),
    check("order_items_gift_free", sql`not ${table.isGift} or ${table.unitPriceMinor} = 0`),
    ...agreedPriceChecks(table),
    ...taxChecks(table),
    check("order_items_unit_cost_positive", sql`${table.unitCostMinor} >= 0`),
    check(
      "order_items_total_adds_up",
      sql`${table.totalPriceMinor} = ${table.quantity}::bigint * ${table.unitPriceMinor}`,
    ),
    unique("order_items_place_once").on(table.orderId, table.position),
    index("order_items_variant").on(table.variantId),
    index("order_items_sku").on(table.sku),
    // Whether a file in the storage is still shown somewhere; images that come with the shop are
    // never asked about.
    index("order_items_uploaded_image")
      .on(table.imageUrl)
      .where(sql`image_url like '/uploads/%'`),
    // The order's own policies decide: a line is visible where its order is.
    ownReadPolicy("order_items", sql`exists (select 1 from orders o where o.id = order_id)`),
    ...orderStaffPolicies("order_items"),
    checkoutPolicy("order_items"),
  ],
);
