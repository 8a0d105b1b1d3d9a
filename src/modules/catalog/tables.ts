import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
  currencyCode,
  filledText,
  instant,
  oneOf,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import { publicReadPolicy, staffPolicies, checkoutPolicy } from "#platform/db/roles.ts";
import { currencies } from "#shared/money.ts";
import { MAX_SLUG, slugPattern } from "./slug.ts";
import { attributeTypes } from "./admin-words.ts";

/** At most one level deep: a trigger refuses a parent that has a parent itself. */
export const productCategories = pgTable(
  "product_categories",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description"),
    parentId: uuid("parent_id").references((): AnyPgColumn => productCategories.id, {
      onDelete: "restrict",
    }),
    displayOrder: integer("display_order").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("product_categories_name_filled", table.name, 120),
    check("product_categories_not_own_parent", sql`${table.parentId} <> ${table.id}`),
    check("product_categories_display_order_positive", sql`${table.displayOrder} >= 0`),
    unique("product_categories_name_once").on(table.parentId, table.name).nullsNotDistinct(),
    publicReadPolicy("product_categories", sql`is_active`),
    ...staffPolicies("product_categories"),
    checkoutPolicy("product_categories"),
  ],
);

/**
 * What is not active is a draft, until `publishAt` if that is set, or archived. A task of the shop
 * makes it active when its time has come, so pages ask for nothing but `isActive`.
 */
const publishing = {
  /** The owner's own order, from 0. */
  displayOrder: integer("display_order").notNull().default(0),
  publishAt: instant("publish_at"),
  archivedAt: instant("archived_at"),
};

const publishingChecks = (table: string) => [
  check(`${table}_display_order_positive`, sql`display_order >= 0`),
  check(
    `${table}_one_state`,
    sql`num_nonnulls(nullif(is_active, false), publish_at, archived_at) <= 1`,
  ),
];

export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description"),
    basePriceMinor: integer("base_price_minor").notNull(),
    currency: currencyCode("currency")
      .$type<(typeof currencies)[number]>()
      .notNull()
      .default("USD"),
    categoryId: uuid("category_id").references(() => productCategories.id, {
      onDelete: "restrict",
    }),
    /** Null when there are none; never an empty list. */
    tags: text("tags").array(),
    isActive: boolean("is_active").notNull().default(true),
    featured: boolean("featured").notNull().default(false),
    weightGrams: integer("weight_grams"),
    dimensions: text("dimensions"),
    /** What it measures outside, in millimetres: all three or none. */
    heightMm: integer("height_mm"),
    widthMm: integer("width_mm"),
    depthMm: integer("depth_mm"),
    /** The heaviest pet that it carries; null for what carries none. */
    maxPetGrams: integer("max_pet_grams"),
    /** How it is cleaned, a paragraph per line. */
    care: text("care"),
    sku: text("sku").unique("products_sku_once"),
    ...publishing,
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** Set while the product is in the bin; it can be restored. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    filledText("products_name_filled", table.name, 200),
    check("products_base_price_positive", sql`${table.basePriceMinor} >= 0`),
    oneOf("products_currency_known", table.currency, currencies),
    check(
      "products_tags_distinct",
      sql`${table.tags} is null or app.are_distinct_filled(${table.tags})`,
    ),
    check("products_weight_positive", sql`${table.weightGrams} > 0`),
    check(
      "products_size_complete",
      sql`num_nulls(${table.heightMm}, ${table.widthMm}, ${table.depthMm}) in (0, 3)`,
    ),
    check(
      "products_size_positive",
      sql`least(${table.heightMm}, ${table.widthMm}, ${table.depthMm}) > 0`,
    ),
    // Whether a pet fits is a question of its weight and of the bag's size.
    check(
      "products_max_pet_with_size",
      sql`${table.maxPetGrams} is null or ${table.maxPetGrams} > 0 and ${table.heightMm} is not null`,
    ),
    check("products_care_short", sql`char_length(${table.care}) <= 2000`),
    ...publishingChecks("products"),
    index("products_category").on(table.categoryId),
    index("products_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    publicReadPolicy("products", sql`is_active and deleted_at is null`),
    ...staffPolicies("products"),
    checkoutPolicy("products"),
  ],
);

export const productVariants = pgTable(
  "product_variants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /**
     * Its address in the shop; whatever was one once belongs to the variant for good. Where nobody
     * gives one, it means nothing.
     */
    slug: text("slug")
      .notNull()
      .default(sql`gen_random_uuid()::text`)
      .unique("product_variants_slug_once"),
    variantName: text("variant_name").notNull(),
    /** "Olive", where the whole name would be too long; null where it is short already. */
    shortName: text("short_name"),
    /** "Large": what parts variants of one colour; null where nothing does. */
    size: text("size"),
    priceMinor: integer("price_minor").notNull(),
    baseCurrency: currencyCode("base_currency")
      .$type<(typeof currencies)[number]>()
      .notNull()
      .default("USD"),
    displayCurrency: currencyCode("display_currency")
      .$type<(typeof currencies)[number]>()
      .notNull()
      .default("ILS"),
    /** The price in `displayCurrency`, as the last rate update computed it. */
    displayPriceMinor: integer("display_price_minor"),
    lastExchangeUpdate: instant("last_exchange_update"),
    /**
     * Bags that can be sold now, and bags on the shelf that orders hold: sums over this variant's
     * stock movements. Only a new movement changes them (a trigger sees to that). Together they are
     * what lies on the shelf.
     */
    stockQuantity: integer("stock_quantity").notNull().default(0),
    reservedQuantity: integer("reserved_quantity").notNull().default(0),
    colorPrimary: text("color_primary"),
    colorSecondary: text("color_secondary"),
    /** "#7f7c56", of the primary colour. */
    colorHex: text("color_hex"),
    /** One sentence below the name. */
    tagline: text("tagline"),
    story: text("story"),
    /** What is told of it line by line; null when nothing is. */
    features: text("features").array(),
    /** The picture beside the story. */
    storyImageUrl: text("story_image_url"),
    imageUrl: text("image_url"),
    sku: text("sku").notNull().unique("product_variants_sku_once"),
    barcode: text("barcode").unique("product_variants_barcode_once"),
    isActive: boolean("is_active").notNull().default(true),
    ...publishing,
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("product_variants_name_filled", table.variantName, 200),
    filledText("product_variants_short_name_filled", table.shortName, 40),
    filledText("product_variants_size_filled", table.size, 40),
    filledText("product_variants_tagline_filled", table.tagline, 200),
    filledText("product_variants_story_filled", table.story, 2000),
    shapedText("product_variants_slug_shaped", table.slug, slugPattern, MAX_SLUG),
    check("product_variants_color_hex_shaped", sql`${table.colorHex} ~ '^#[0-9a-f]{6}$'`),
    check(
      "product_variants_features_distinct",
      sql`${table.features} is null or app.are_distinct_filled(${table.features})`,
    ),
    ...publishingChecks("product_variants"),
    filledText("product_variants_sku_filled", table.sku, 64),
    oneOf("product_variants_base_currency_known", table.baseCurrency, currencies),
    oneOf("product_variants_display_currency_known", table.displayCurrency, currencies),
    check("product_variants_price_positive", sql`${table.priceMinor} >= 0`),
    check("product_variants_display_price_positive", sql`${table.displayPriceMinor} >= 0`),
    check("product_variants_stock_positive", sql`${table.stockQuantity} >= 0`),
    check("product_variants_reserved_positive", sql`${table.reservedQuantity} >= 0`),
    check("product_variants_barcode_digits", sql`${table.barcode} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    // Lets an image name a variant of its own product only.
    unique("product_variants_in_product").on(table.id, table.productId),
    index("product_variants_product").on(table.productId),
    publicReadPolicy(
      "product_variants",
      sql`is_active and exists (select 1 from products p where p.id = product_id)`,
    ),
    ...staffPolicies("product_variants"),
    checkoutPolicy("product_variants"),
  ],
);

/**
 * Every slug that a variant has or had, so that old addresses lead on and none is given twice; null
 * once the variant is gone. A trigger writes it.
 */
export const variantSlugs = pgTable(
  "variant_slugs",
  {
    slug: text("slug").primaryKey(),
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    /** Another variant of the same product may have the slug of one that is gone. */
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
    check("product_images_alt_text_short", sql`char_length(${table.altText}) <= 500`),
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
    ...staffPolicies("product_images"),
  ],
);

export const productAttributes = pgTable(
  "product_attributes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    attributeName: text("attribute_name").notNull(),
    attributeValue: text("attribute_value").notNull(),
    attributeType: text("attribute_type", { enum: attributeTypes }).notNull().default("text"),
    displayOrder: integer("display_order").notNull().default(0),
  },
  (table) => [
    filledText("product_attributes_name_filled", table.attributeName, 120),
    filledText("product_attributes_value_filled", table.attributeValue, 500),
    oneOf("product_attributes_type_known", table.attributeType, attributeTypes),
    unique("product_attributes_name_once").on(table.productId, table.attributeName),
    publicReadPolicy(
      "product_attributes",
      sql`exists (select 1 from products p where p.id = product_id)`,
    ),
    ...staffPolicies("product_attributes"),
  ],
);
