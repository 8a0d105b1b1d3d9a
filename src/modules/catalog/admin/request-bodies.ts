import { z } from "zod";
import { line, lineOrNull } from "#shared/text-fields.ts";
import { after } from "#shared/page-fields.ts";
import { productSorts, productStates } from "#modules/catalog/admin-names.ts";

// Request data of the forms of products and variants.
export const id = z.uuid();

/** Room for the story and its lines, at up to six bytes a letter. */
export const MAX_VARIANT_BYTES = 131_072;

/**
 * Room for a description of 10,000 characters and fifty attributes, at up to six bytes a letter.
 */
export const MAX_PRODUCT_BYTES = 262_144;

export const productQuerySchema = z.object({
  q: line(100).optional(),
  /** A category with its subcategories, or "none". */
  category: z.union([id, z.literal("none")]).optional(),
  state: z.enum(productStates).default("all"),
  sort: z.enum(productSorts).default("newest"),
  /** The `nextCursor` of the page before; of the same sort. */
  after,
});
export type ProductQuery = z.output<typeof productQuerySchema>;

export const productFlags = z.object({ featured: z.boolean() });
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
