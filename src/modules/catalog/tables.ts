import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  createSearchIndex,
  currencyCode,
  filledText,
  instant,
  createValuesCheck,
  shopNow,
  shortText,
} from "#platform/db/columns.ts";
import {
  checkoutPolicy,
  publicFormsReadPolicy,
  publicReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import { MAIN_CURRENCY, ownCurrencies, type Currency } from "#shared/money.ts";
import { attributeTypes } from "./admin-names.ts";
import { category } from "./category.ts";
import { MAX_ATTRIBUTE_NAME, MAX_ATTRIBUTE_VALUE, product } from "./product.ts";
import { publishing, createPublishingRules } from "./publishing-columns.ts";
import { taxClasses } from "./tax-classes.ts";

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
    filledText("product_categories_name_filled", table.name, category.fields.name),
    check("product_categories_not_own_parent", sql`${table.parentId} <> ${table.id}`),
    check("product_categories_display_order_positive", sql`${table.displayOrder} >= 0`),
    unique("product_categories_name_once").on(table.parentId, table.name).nullsNotDistinct(),
    publicReadPolicy("product_categories", sql`is_active`),
    ...staffPolicies("product_categories"),
    checkoutPolicy("product_categories"),
  ],
);

export const products = pgTable(
  "products",
  {
    // The fields are described in `product.ts`.
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description"),
    basePriceMinor: integer("base_price_minor").notNull(),
    currency: currencyCode("currency").$type<Currency>().notNull().default(MAIN_CURRENCY),
    categoryId: uuid("category_id").references(() => productCategories.id, {
      onDelete: "restrict",
    }),
    /** Null when there are none; never an empty list. */
    tags: text("tags").array(),
    isActive: boolean("is_active").notNull().default(true),
    featured: boolean("featured").notNull().default(false),
    weightGrams: integer("weight_grams"),
    dimensions: text("dimensions"),
    heightMm: integer("height_mm"),
    widthMm: integer("width_mm"),
    depthMm: integer("depth_mm"),
    maxPetGrams: integer("max_pet_grams"),
    care: text("care"),
    taxClass: text("tax_class", { enum: taxClasses }).notNull().default("standard"),
    giftProductId: uuid("gift_product_id").references((): AnyPgColumn => products.id, {
      onDelete: "set null",
    }),
    /**
     * The name of that product and its image, which visitors may read although it is not shown:
     * triggers copy them.
     */
    giftName: text("gift_name"),
    giftImageUrl: text("gift_image_url"),
    sku: text("sku").unique("products_sku_once"),
    ...publishing,
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** Set while the product is in the bin; it can be restored. */
    deletedAt: instant("deleted_at"),
    /** For searches: name, SKU and tags in plain form. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`app.search_text(name || ' ' || coalesce(sku, '') || ' ' || app.join_words(tags))`,
      ),
  },
  (table) => [
    filledText("products_name_filled", table.name, product.fields.name),
    check("products_base_price_positive", sql`${table.basePriceMinor} >= 0`),
    createValuesCheck("products_currency_known", table.currency, ownCurrencies),
    check(
      "products_tags_distinct",
      sql`${table.tags} is null or app.are_distinct_filled(${table.tags})`,
    ),
    createValuesCheck("products_tax_class_known", table.taxClass, taxClasses),
    check("products_weight_positive", sql`${table.weightGrams} > 0`),
    check(
      "products_size_complete",
      sql`num_nulls(${table.heightMm}, ${table.widthMm}, ${table.depthMm}) in (0, 3)`,
    ),
    check(
      "products_size_positive",
      sql`least(${table.heightMm}, ${table.widthMm}, ${table.depthMm}) > 0`,
    ),
    // The fit of a pet needs its weight and the backpack's size.
    check(
      "products_max_pet_with_size",
      sql`${table.maxPetGrams} is null or ${table.maxPetGrams} > 0 and ${table.heightMm} is not null`,
    ),
    check("products_gift_another", sql`${table.giftProductId} <> ${table.id}`),
    shortText("products_care_short", table.care, product.fields.care),
    ...createPublishingRules("products"),
    index("products_gift")
      .on(table.giftProductId)
      .where(sql`gift_product_id is not null`),
    index("products_category").on(table.categoryId),
    index("products_by_name").on(sql`lower(${table.name})`, table.id),
    createSearchIndex("products_search", table.searchText),
    index("products_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    publicReadPolicy("products", sql`is_active and deleted_at is null`),
    ...staffPolicies("products"),
    checkoutPolicy("products"),
    publicFormsReadPolicy("products", sql`is_active and deleted_at is null`),
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
    filledText("product_attributes_name_filled", table.attributeName, MAX_ATTRIBUTE_NAME),
    filledText("product_attributes_value_filled", table.attributeValue, MAX_ATTRIBUTE_VALUE),
    createValuesCheck("product_attributes_type_known", table.attributeType, attributeTypes),
    unique("product_attributes_name_once").on(table.productId, table.attributeName),
    publicReadPolicy(
      "product_attributes",
      sql`exists (select 1 from products p where p.id = product_id)`,
    ),
    ...staffPolicies("product_attributes"),
  ],
);
