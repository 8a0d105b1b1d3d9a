import { z } from "zod";
import { colours } from "./colour.ts";
import {
  attributes,
  barcode,
  lineOrNull,
  priceMinor,
  requiredLine,
  tags,
  textOrNull,
} from "./desk-fields.ts";

// What the forms of products and variants send.

const id = z.uuid();
const MAX_VARIANT_STOCK = 100_000;

const productFields = {
  name: requiredLine(200),
  description: textOrNull(10_000).default(null),
  /** In cents. */
  basePriceMinor: priceMinor,
  categoryId: id.nullable().default(null),
  tags: tags.default(null),
  isActive: z.boolean().default(true),
  featured: z.boolean().default(false),
  weightGrams: z.int().min(1, "not_positive").max(1_000_000, "too_much").nullable().default(null),
  dimensions: lineOrNull(200).default(null),
  sku: lineOrNull(64).default(null),
  attributes: attributes.default([]),
};

/** The SKU and the barcode are unique: "taken" otherwise. */
const variantFields = {
  variantName: requiredLine(200),
  sku: requiredLine(64),
  barcode,
  colorPrimary: lineOrNull(80),
  colorSecondary: lineOrNull(80),
  /** One of the product's pictures. */
  imageId: id.nullable(),
  /** The storefront's page; each belongs to one variant ("taken"). */
  colour: z.enum(colours).nullable(),
};

export const newProduct = z.object(productFields);

export const editedProduct = z.object({
  ...productFields,
  /** The `updatedAt` that the clerk saw; another one meanwhile is a conflict, whose field `updatedAt` tells it. */
  seen: z.iso.datetime(),
});

export const newVariant = z.object({
  ...variantFields,
  barcode: barcode.default(null),
  colorPrimary: variantFields.colorPrimary.default(null),
  colorSecondary: variantFields.colorSecondary.default(null),
  imageId: variantFields.imageId.default(null),
  colour: variantFields.colour.default(null),
  priceMinor,
  isActive: z.boolean().default(true),
  stock: z.int().min(0, "negative").max(MAX_VARIANT_STOCK, "too_much").default(0),
});

export const editedVariant = z
  .object({ ...variantFields, isActive: z.boolean() })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, "nothing");
