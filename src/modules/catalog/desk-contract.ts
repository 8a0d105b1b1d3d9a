import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { editedProduct, editedVariant, newProduct, newVariant } from "./desk-bodies.ts";
import { lineOrNull, requiredLine } from "./desk-fields.ts";
import {
  deskImageSchema,
  deskProductSchema,
  deskVariantSchema,
  productFiguresSchema,
  productRowSchema,
} from "./desk-shapes.ts";
import { imageTypes, MAX_IMAGE_BYTES, productSorts, productStates } from "./desk-words.ts";

const id = z.uuid();
const params = z.object({ id });

/** Products, variants and pictures, for the back office. */
export const catalogueDeskEndpoints = {
  listProducts: endpoint({
    method: "get",
    path: "/api/admin/products",
    summary:
      "Products, 50 at a time, by name, SKU, barcode or tag; those in the bin only when asked for",
    permission: "catalogue.read",
    query: z.object({
      q: z.string().trim().max(100).refine(isPlainLine, "unprintable").optional(),
      /** A category with its subcategories, or "none". */
      category: z.union([id, z.literal("none")]).optional(),
      state: z.enum(productStates).default("all"),
      sort: z.enum(productSorts).default("newest"),
      /** The `nextCursor` of the page before; of the same sort. */
      after: z.string().max(800).optional(),
    }),
    response: z.object({
      products: z.array(productRowSchema),
      nextCursor: z.string().nullable(),
      /** Of all products, whatever is searched for. */
      counts: z.record(z.enum(productStates), z.int()),
    }),
  }),
  readProduct: endpoint({
    method: "get",
    path: "/api/admin/products/:id",
    summary: "A product with its pictures, variants and attributes, also one in the bin",
    permission: "catalogue.read",
    refusals: ["not_found"],
    params,
    response: deskProductSchema,
  }),
  readProductFigures: endpoint({
    method: "get",
    path: "/api/admin/products/:id/figures",
    summary: "What a product has sold, by period and variant",
    permission: "catalogue.read",
    refusals: ["not_found"],
    params,
    response: productFiguresSchema,
  }),
  createProduct: endpoint({
    method: "post",
    path: "/api/admin/products",
    summary: "Adds a product",
    permission: "catalogue.write",
    body: newProduct,
    response: z.object({ id }),
  }),
  updateProduct: endpoint({
    method: "put",
    path: "/api/admin/products/:id",
    summary:
      "Writes a product's own fields, unless it has changed meanwhile; stock and variants stay",
    permission: "catalogue.write",
    refusals: ["not_found", "conflict"],
    params,
    body: editedProduct,
    response: deskProductSchema,
  }),
  setProductFlags: endpoint({
    method: "patch",
    path: "/api/admin/products/:id",
    summary: "Shows or hides a product, or features it",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: z
      .object({ isActive: z.boolean().optional(), featured: z.boolean().optional() })
      .refine((flags) => Object.keys(flags).length > 0, "nothing"),
    response: productRowSchema,
  }),
  deleteProduct: endpoint({
    method: "delete",
    path: "/api/admin/products/:id",
    summary: "Puts a product into the bin; again is the same",
    permission: "catalogue.delete",
    refusals: ["not_found"],
    params,
  }),
  restoreProduct: endpoint({
    method: "post",
    path: "/api/admin/products/:id/restore",
    summary: "Takes a product out of the bin, as it was",
    permission: "catalogue.delete",
    refusals: ["not_found"],
    params,
  }),
  duplicateProduct: endpoint({
    method: "post",
    path: "/api/admin/products/:id/duplicate",
    summary: "Adds an inactive copy without SKU, barcodes, colour keys and stock",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: z.object({
      /** The clerk's words, for example with "copy" in their language. */
      name: requiredLine(200),
      withImages: z.boolean(),
    }),
    response: z.object({ id }),
  }),

  createVariant: endpoint({
    method: "post",
    path: "/api/admin/products/:id/variants",
    summary: "Adds a variant; what it has in stock is a delivery",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: newVariant,
    response: deskVariantSchema,
  }),
  updateVariant: endpoint({
    method: "patch",
    path: "/api/admin/variants/:id",
    summary:
      "Writes those fields of a variant that are given; price and stock have addresses of their own",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: editedVariant,
    response: deskVariantSchema,
  }),
  deleteVariant: endpoint({
    method: "delete",
    path: "/api/admin/variants/:id",
    summary: "Removes a variant that has no stock and that no order holds; orders keep their lines",
    permission: "catalogue.delete",
    refusals: ["not_found", "variant_in_use"],
    params,
  }),

  updateImage: endpoint({
    method: "patch",
    path: "/api/admin/images/:id",
    summary: "Describes a picture, says which variant it shows, or makes it the primary one",
    permission: "catalogue.write",
    refusals: ["not_found"],
    params,
    body: z
      .object({
        altText: lineOrNull(500),
        /** Of the same product. */
        variantId: id.nullable(),
        /** Only ever set: another picture becomes primary in its place. */
        isPrimary: z.literal(true),
      })
      .partial()
      .refine((fields) => Object.keys(fields).length > 0, "nothing"),
    response: z.object({ images: z.array(deskImageSchema) }),
  }),
  orderImages: endpoint({
    method: "put",
    path: "/api/admin/products/:id/images/order",
    summary: "Puts all pictures of a product in order",
    permission: "catalogue.write",
    refusals: ["not_found", "conflict"],
    params,
    /** Every picture of the product once; anything else is a conflict. */
    body: z.object({ ids: z.array(id).min(1).max(200) }),
    response: z.object({ images: z.array(deskImageSchema) }),
  }),
  deleteImage: endpoint({
    method: "delete",
    path: "/api/admin/images/:id",
    summary:
      "Removes a picture; it can be restored for 30 days. The first of the others becomes primary",
    permission: "catalogue.delete",
    refusals: ["not_found"],
    params,
    response: z.object({ images: z.array(deskImageSchema) }),
  }),
  restoreImage: endpoint({
    method: "post",
    path: "/api/admin/images/:id/restore",
    summary: "Brings a removed picture back; primary only if there is no other",
    permission: "catalogue.delete",
    refusals: ["not_found"],
    params,
    response: z.object({ images: z.array(deskImageSchema) }),
  }),
};

/**
 * Pictures arrive as they are: the file itself is the body, its type one of `imageTypes`. Refused with `unsupported_image`
 * (judged by the bytes), `image_too_large` (over 5 MB) and `too_many_pixels`.
 */
export const pictureUploadEndpoints = {
  uploadImage: endpoint({
    method: "post",
    path: "/api/admin/products/:id/images",
    summary: "Adds a picture to a product; the first one is primary",
    permission: "catalogue.write",
    refusals: ["not_found", "too_many_pixels"],
    params,
    query: z.object({ alt: lineOrNull(500).optional() }),
    file: {
      types: imageTypes,
      maxBytes: MAX_IMAGE_BYTES,
      refusals: { type: "unsupported_image", size: "image_too_large" },
    },
    response: deskImageSchema,
  }),
};
