import { z } from "zod";
import { category } from "./category.ts";
import { moneySchema, variantVersions } from "./contract.ts";
import { salesPeriods } from "./admin-names.ts";
import { ownProduct } from "./product.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { missingParts, publishingStates } from "./publishing.ts";
import { ownVariant } from "./variant.ts";
import { version } from "#shared/records/version.ts";

// Shapes of the products and categories that the back office reads.

const id = z.uuid();
const nullableText = z.string().nullable();
const namedSchema = z.object({ id, name: z.string() });
const publishing = {
  state: z.enum(publishingStates),
  /** For a scheduled one: when it will be shown. */
  publishAt: isoMoment.nullable(),
};
/** Parts that are missing before it can be shown. */
const missing = z.array(z.enum(missingParts).meta({ id: "MissingPart" }));

export const adminImageSchema = z
  .object({
    id,
    /**
     * As the shop stores it: "/media/product/olive-1" or "/uploads/…-1200x800"; `CatalogImage`
     * shows both.
     */
    imageUrl: z.string(),
    altText: nullableText,
    isPrimary: z.boolean(),
    /** The variant that it shows; null for an image of the product in general. */
    variantId: id.nullable(),
    /** In pixels; for uploaded images. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: "ProductImage" });
export type AdminImage = z.infer<typeof adminImageSchema>;

export const adminVariantSchema = z
  .object({
    id,
    /** Of its own fields and its image: price, cost and stock are changed by themselves. */
    version,
    /** The versions of what is changed by itself. */
    versions: variantVersions,
    ...ownVariant.answer,
    /** The image that was chosen for it. */
    imageUrl: nullableText,
    /** The image that stands for it, chosen or not. */
    shownImageUrl: nullableText,
    price: moneySchema,
    /** As the last update of prices computed it, or null. */
    priceIls: moneySchema.nullable(),
    /** The shop's cost of a unit; null when unknown, or when the caller may not see it. */
    cost: moneySchema.nullable(),
    ...publishing,
    isActive: z.boolean(),
    missing,
    onHand: z.int(),
    reserved: z.int(),
    available: z.int(),
    /** Why it cannot be deleted now, or null. */
    deletionBlockedBy: z.enum(["stock", "reserved"]).nullable(),
  })
  .meta({ id: "Variant", description: "A variant of a product, with its stock" });
export type AdminVariant = z.infer<typeof adminVariantSchema>;

export const productRowSchema = z
  .object({
    id,
    name: z.string(),
    sku: nullableText,
    category: namedSchema.nullable(),
    basePrice: moneySchema,
    /** By the newest rate; null when none is known. */
    basePriceIls: moneySchema.nullable(),
    isActive: z.boolean(),
    ...publishing,
    featured: z.boolean(),
    tags: z.array(z.string()),
    /** Its primary image. */
    imageUrl: nullableText,
    variants: z.int(),
    /** Units that can be sold, of all variants together. */
    available: z.int(),
    createdAt: isoMoment,
    updatedAt: isoMoment,
    /** Since when it is in the bin. */
    deletedAt: isoMoment.nullable(),
    /**
     * When it is deleted for good; null when it is not in the bin, or stays because of its orders
     * or stock.
     */
    leavesBinAt: isoMoment.nullable(),
  })
  .meta({ id: "ProductRow", description: "A product in a list" });
export type ProductRow = z.infer<typeof productRowSchema>;

export const adminProductSchema = productRowSchema
  .omit({ variants: true })
  .extend({
    version,
    ...ownProduct.answer,
    /** The product that comes free with each piece. */
    gift: namedSchema.nullable(),
    /** The primary one first, then in their order. */
    images: z.array(adminImageSchema),
    /** In the shop's order. */
    variants: z.array(adminVariantSchema),
    missing,
  })
  .meta({ id: "Product", description: "A product with its variants and images" });
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const salesSchema = z
  .object({
    /** Sold units as the analytics count them: of orders that were not cancelled or refunded. */
    units: z.int(),
    /** Those in orders that the revenue comes from. */
    completedUnits: z.int(),
    /**
     * By the one definition of revenue; an order's discount and refunds are spread over its lines
     * by their amounts.
     */
    revenue: moneySchema,
    /** By the orders' own rates; orders without one are missing. Null when no order has a rate. */
    revenueIls: moneySchema.nullable(),
    /** Orders of any status that contain it, hidden ones excepted. */
    orders: z.int(),
  })
  .meta({ id: "Sales", description: "What was sold of a product or variant" });
const salesByPeriod = z.record(z.enum(salesPeriods), salesSchema).meta({ id: "SalesByPeriod" });

export const productFiguresSchema = z.object({
  total: salesByPeriod,
  variants: z.array(
    z.object({ id, variantName: z.string(), sku: z.string(), sales: salesByPeriod }),
  ),
  /** When an order last contained it. */
  lastOrderedAt: isoMoment.nullable(),
});
export type ProductFigures = z.infer<typeof productFiguresSchema>;

export const adminCategorySchema = z
  .object({
    id,
    version,
    ...category.answer,
    /** Products of its own, without those of its subcategories and those in the bin. */
    products: z.int(),
    /** Products in the bin. They do not prevent its removal, and have no category afterwards. */
    productsInBin: z.int(),
  })
  .meta({ id: "Category" });
export type AdminCategory = z.infer<typeof adminCategorySchema>;
