import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  createSearchIndex,
  currencyCode,
  filledText,
  instant,
  createValuesCheck,
  shapedText,
  shortText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  checkoutPolicy,
  checkoutReadPolicy,
  publicFormsReadPolicy,
  publicReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, ownCurrencies, type Currency } from "#shared/money.ts";
import { publishing, createPublishingRules } from "./publishing-columns.ts";
import { MAX_SLUG, slugPattern } from "./slug.ts";
import { products } from "./tables.ts";
import { variant } from "./variant.ts";

const { fields } = variant;

export const productVariants = pgTable(
  "product_variants",
  {
    // The fields are described in `variant.ts`.
    id: uuid("id").primaryKey().defaultRandom(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Without a given one, the default is random. */
    slug: text("slug")
      .notNull()
      .default(sql`gen_random_uuid()::text`)
      .unique("product_variants_slug_once"),
    variantName: text("variant_name").notNull(),
    shortName: text("short_name"),
    size: text("size"),
    priceMinor: integer("price_minor").notNull(),
    baseCurrency: currencyCode("base_currency").$type<Currency>().notNull().default(MAIN_CURRENCY),
    displayCurrency: currencyCode("display_currency")
      .$type<Currency>()
      .notNull()
      .default(HOME_CURRENCY),
    /** The price in `displayCurrency`, as the last rate update computed it. */
    displayPriceMinor: integer("display_price_minor"),
    lastExchangeUpdate: instant("last_exchange_update"),
    /**
     * Units that can be sold now, and units on the shelf that orders hold: sums over this variant's
     * stock movements. Only a new movement changes them, by a trigger. Together they are the units
     * on the shelf. `ahead` counts preordered units that have not arrived yet.
     */
    stockQuantity: integer("stock_quantity").notNull().default(0),
    reservedQuantity: integer("reserved_quantity").notNull().default(0),
    aheadQuantity: integer("ahead_quantity").notNull().default(0),
    colorPrimary: text("color_primary"),
    colorSecondary: text("color_secondary"),
    colorHex: text("color_hex"),
    tagline: text("tagline"),
    story: text("story"),
    /** Null when there are none; never an empty list. */
    features: text("features").array(),
    searchTitle: text("search_title"),
    searchDescription: text("search_description"),
    storyImageUrl: text("story_image_url"),
    imageUrl: text("image_url"),
    sku: text("sku").notNull().unique("product_variants_sku_once"),
    barcode: text("barcode").unique("product_variants_barcode_once"),
    weightGrams: integer("weight_grams"),
    tariffCode: text("tariff_code"),
    originCountry: text("origin_country"),
    customsDescription: text("customs_description"),
    isActive: boolean("is_active").notNull().default(true),
    ...publishing,
    createdAt: instant("created_at").notNull().default(shopNow),
    /** For searches: names, SKU and barcode in plain form, written by triggers. */
    searchText: text("search_text").notNull().default(""),
  },
  (table) => [
    filledText("product_variants_name_filled", table.variantName, fields.variantName),
    filledText("product_variants_short_name_filled", table.shortName, fields.shortName),
    filledText("product_variants_size_filled", table.size, fields.size),
    filledText("product_variants_tagline_filled", table.tagline, fields.tagline),
    filledText("product_variants_story_filled", table.story, fields.story),
    filledText("product_variants_search_title_filled", table.searchTitle, fields.searchTitle),
    filledText(
      "product_variants_search_description_filled",
      table.searchDescription,
      fields.searchDescription,
    ),
    shapedText("product_variants_slug_shaped", table.slug, slugPattern, MAX_SLUG),
    check("product_variants_color_hex_shaped", sql`${table.colorHex} ~ '^#[0-9a-f]{6}$'`),
    check(
      "product_variants_features_distinct",
      sql`${table.features} is null or app.are_distinct_filled(${table.features})`,
    ),
    ...createPublishingRules("product_variants"),
    filledText("product_variants_sku_filled", table.sku, fields.sku),
    createValuesCheck("product_variants_base_currency_known", table.baseCurrency, ownCurrencies),
    createValuesCheck(
      "product_variants_display_currency_known",
      table.displayCurrency,
      ownCurrencies,
    ),
    check("product_variants_price_positive", sql`${table.priceMinor} >= 0`),
    check("product_variants_display_price_positive", sql`${table.displayPriceMinor} >= 0`),
    check("product_variants_stock_positive", sql`${table.stockQuantity} >= 0`),
    check("product_variants_reserved_positive", sql`${table.reservedQuantity} >= 0`),
    check("product_variants_ahead_positive", sql`${table.aheadQuantity} >= 0`),
    check("product_variants_barcode_digits", sql`${table.barcode} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check("product_variants_weight_positive", sql`${table.weightGrams} > 0`),
    check("product_variants_tariff_code_shaped", sql`${table.tariffCode} ~ '^[0-9]{6,10}$'`),
    check("product_variants_origin_country_shaped", sql`${table.originCountry} ~ '^[A-Z]{2}$'`),
    filledText(
      "product_variants_customs_description_filled",
      table.customsDescription,
      fields.customsDescription,
    ),
    // Lets a foreign key ensure that an image belongs to a variant of its own product.
    unique("product_variants_in_product").on(table.id, table.productId),
    index("product_variants_product").on(table.productId),
    createSearchIndex("product_variants_search", table.searchText),
    publicReadPolicy(
      "product_variants",
      sql`is_active and exists (select 1 from products p where p.id = product_id)`,
    ),
    ...staffPolicies("product_variants"),
    checkoutPolicy("product_variants"),
    // The form of the waiting list says which variant it is for; the mail needs its name.
    publicFormsReadPolicy("product_variants", sql`is_active`),
  ],
);

/**
 * Cost of one unit of a variant to the shop, where it is known. In a table of its own, because
 * every visitor may read the variant's row.
 */
export const variantCosts = pgTable(
  "variant_costs",
  {
    variantId: uuid("variant_id")
      .primaryKey()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    costMinor: integer("cost_minor").notNull(),
    currency: currencyCode("currency").$type<Currency>().notNull().default(MAIN_CURRENCY),
  },
  (table) => [
    check("variant_costs_cost_positive", sql`${table.costMinor} >= 0`),
    createValuesCheck("variant_costs_currency_known", table.currency, ownCurrencies),
    ...staffPolicies("variant_costs"),
    grantedReadPolicy("variant_costs", "figures.read", "orders.write"),
    // The role that creates orders copies the cost into their lines.
    checkoutPolicy("variant_costs"),
  ],
);

/**
 * Every slug that a variant has or had, so that old addresses redirect and no slug is used twice;
 * the variant is null once it is gone. A trigger writes the rows.
 */
export const variantSlugs = pgTable(
  "variant_slugs",
  {
    slug: text("slug").primaryKey(),
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    /** Another variant of the same product may take the slug of one that is gone. */
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
  },
  (table) => [
    shapedText("variant_slugs_shaped", table.slug, slugPattern, MAX_SLUG),
    index("variant_slugs_variant").on(table.variantId),
    index("variant_slugs_product").on(table.productId),
    publicReadPolicy(
      "variant_slugs",
      sql`exists (select 1 from product_variants v where v.id = variant_id)`,
    ),
    ...staffPolicies("variant_slugs"),
    checkoutPolicy("variant_slugs"),
  ],
);

export const productImages = pgTable(
  "product_images",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The variant that the image shows; null for an image of the product in general. */
    variantId: uuid("variant_id"),
    imageUrl: text("image_url").notNull(),
    altText: text("alt_text"),
    /** Of an uploaded image, in pixels; null for those that come with the shop. */
    width: integer("width"),
    height: integer("height"),
    displayOrder: integer("display_order").notNull().default(0),
    isPrimary: boolean("is_primary").notNull().default(false),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** Set once it has been removed; it can be restored for a while. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    filledText("product_images_url_filled", table.imageUrl, 500),
    shortText("product_images_alt_text_short", table.altText, 500),
    check(
      "product_images_size_complete",
      sql`num_nulls(${table.width}, ${table.height}) in (0, 2)`,
    ),
    check("product_images_size_positive", sql`least(${table.width}, ${table.height}) > 0`),
    check("product_images_display_order_positive", sql`${table.displayOrder} >= 0`),
    check(
      "product_images_primary_is_there",
      sql`not (${table.isPrimary} and ${table.deletedAt} is not null)`,
    ),
    foreignKey({
      name: "product_images_variant_of_product",
      columns: [table.variantId, table.productId],
      foreignColumns: [productVariants.id, productVariants.productId],
    }).onDelete("cascade"),
    uniqueIndex("product_images_one_primary")
      .on(table.productId)
      .where(sql`is_primary`),
    index("product_images_product").on(table.productId, table.displayOrder),
    index("product_images_variant").on(table.variantId),
    publicReadPolicy(
      "product_images",
      sql`deleted_at is null and exists (select 1 from products p where p.id = product_id) and (variant_id is null or exists (select 1 from product_variants v where v.id = variant_id))`,
    ),
    checkoutReadPolicy("product_images", sql`deleted_at is null`),
    ...staffPolicies("product_images"),
  ],
);
