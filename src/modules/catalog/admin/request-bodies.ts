import { z } from "zod";
import { line, lineOrNull, requiredLine, textOrNull } from "#shared/text-fields.ts";
import {
  attributes,
  barcode,
  colorHex,
  countryCode,
  customsDescription,
  features,
  lengthMm,
  priceMinor,
  slug,
  tags,
  tariffCode,
  weightGrams,
} from "#modules/catalog/admin-fields.ts";
import { adminVariantSchema } from "#modules/catalog/admin-shapes.ts";
import { productSorts, productStates } from "#modules/catalog/admin-names.ts";

// Request data of the forms of products and variants.
export const id = z.uuid();

const MAX_VARIANT_STOCK = 100_000;

/**
 * Room for the story and its lines, twice (also the `seen` values), at up to six bytes a letter.
 */
export const MAX_VARIANT_BYTES = 131_072;

/**
 * Room for a description of 10,000 characters and fifty attributes, at up to six bytes a letter.
 */
export const MAX_PRODUCT_BYTES = 262_144;

const productFields = {
  name: requiredLine(200),
  description: textOrNull(10_000).default(null),
  /** In cents. */
  basePriceMinor: priceMinor,
  categoryId: id.nullable().default(null),
  tags: tags.default(null),
  isActive: z.boolean().default(true),
  featured: z.boolean().default(false),
  weightGrams: weightGrams.default(null),
  dimensions: lineOrNull(200).default(null),
  heightMm: lengthMm.default(null),
  widthMm: lengthMm.default(null),
  depthMm: lengthMm.default(null),
  /** For products that carry pets; null for all others. */
  maxPetGrams: weightGrams.default(null),
  care: textOrNull(2000).default(null),
  /** The product that comes free with each piece; left out, it stays as it is. */
  giftProductId: id.nullable().optional(),
  sku: lineOrNull(64).default(null),
  /** In the order in which they are shown. */
  attributes: attributes.default([]),
};

const lengths = ["heightMm", "widthMm", "depthMm"] as const;
type Measured = Readonly<Record<(typeof lengths)[number] | "maxPetGrams", number | null>>;

/** A size has all three parts or none, and a product that carries pets needs a size. */
function checkMeasures(product: Measured, ctx: z.RefinementCtx): void {
  const missing = lengths.filter((name) => product[name] === null);
  if (missing.length < lengths.length)
    for (const name of missing)
      ctx.addIssue({ code: "custom", path: [name], message: "size_incomplete" });
  else if (product.maxPetGrams !== null)
    ctx.addIssue({ code: "custom", path: ["maxPetGrams"], message: "without_size" });
}

/** The SKU, the barcode and the slug are unique: "taken" otherwise. */
const variantFields = {
  variantName: requiredLine(200),
  sku: requiredLine(64),
  barcode,
  colorPrimary: lineOrNull(80),
  colorSecondary: lineOrNull(80),
  colorHex,
  shortName: lineOrNull(40),
  size: lineOrNull(40),
  weightGrams,
  tariffCode,
  originCountry: countryCode,
  customsDescription,
  tagline: lineOrNull(200),
  story: textOrNull(2000),
  features,
  /** The address of one of the product's images, or of one that comes with the shop. */
  storyImageUrl: lineOrNull(500),
  /** One of the product's images. */
  imageId: id.nullable(),
  /** Its address in the shop. No two variants ever have the same ("taken"). */
  slug,
};

export const newProduct = z.object(productFields).superRefine(checkMeasures);
export type NewProduct = z.output<typeof newProduct>;

export const editedProduct = z
  .object({
    ...productFields,
    /**
     * The `updatedAt` that the staff member saw. If it has changed since, the answer is a conflict
     * whose field `updatedAt` has the new one.
     */
    seen: z.iso.datetime(),
  })
  .superRefine(checkMeasures);
export type EditedProduct = z.output<typeof editedProduct>;

export const newVariant = z.object({
  ...variantFields,
  barcode: barcode.default(null),
  colorPrimary: variantFields.colorPrimary.default(null),
  colorSecondary: variantFields.colorSecondary.default(null),
  colorHex: colorHex.default(null),
  shortName: variantFields.shortName.default(null),
  size: variantFields.size.default(null),
  weightGrams: weightGrams.default(null),
  tariffCode: tariffCode.default(null),
  originCountry: countryCode.default(null),
  customsDescription: customsDescription.default(null),
  tagline: variantFields.tagline.default(null),
  story: variantFields.story.default(null),
  features: features.default([]),
  storyImageUrl: variantFields.storyImageUrl.default(null),
  imageId: variantFields.imageId.default(null),
  /** Made of its name when none is given. */
  slug: slug.optional(),
  priceMinor,
  /** The shop's cost of a unit; only staff who may see costs can send it. */
  costMinor: priceMinor.nullable().default(null),
  isActive: z.boolean().default(true),
  stock: z.int().min(0, "negative").max(MAX_VARIANT_STOCK, "too_large").default(0),
});
export type NewVariant = z.output<typeof newVariant>;

const seenVariant = adminVariantSchema
  .pick({
    variantName: true,
    shortName: true,
    size: true,
    sku: true,
    barcode: true,
    slug: true,
    colorPrimary: true,
    colorSecondary: true,
    colorHex: true,
    weightGrams: true,
    tariffCode: true,
    originCountry: true,
    customsDescription: true,
    tagline: true,
    story: true,
    features: true,
    storyImageUrl: true,
    imageUrl: true,
    isActive: true,
  })
  .partial();
export type SeenVariant = z.output<typeof seenVariant>;

export const editedVariant = z
  .object({ ...variantFields, isActive: z.boolean() })
  .partial()
  .extend({
    /**
     * The old values of the fields to change, as the staff member saw them. A field that has
     * another value by now is a conflict, which names it.
     */
    seen: seenVariant.default({}),
  })
  .refine((fields) => Object.keys(fields).some((name) => name !== "seen"), "nothing");
export type EditedVariant = z.output<typeof editedVariant>;

export const productQuerySchema = z.object({
  q: line(100).optional(),
  /** A category with its subcategories, or "none". */
  category: z.union([id, z.literal("none")]).optional(),
  state: z.enum(productStates).default("all"),
  sort: z.enum(productSorts).default("newest"),
  /** The `nextCursor` of the page before; of the same sort. */
  after: z.string().max(800).optional(),
});
export type ProductQuery = z.output<typeof productQuerySchema>;

export const productFlags = z
  .object({ isActive: z.boolean().optional(), featured: z.boolean().optional() })
  .refine((flags) => Object.keys(flags).length > 0, "nothing");
export type ProductFlags = z.output<typeof productFlags>;

export const imageFields = z
  .object({
    altText: lineOrNull(500),
    /** Of the same product. */
    variantId: id.nullable(),
    /** Can only be set, not cleared: an image stops being primary when another one becomes it. */
    isPrimary: z.literal(true),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, "nothing");
export type ImageFields = z.output<typeof imageFields>;
