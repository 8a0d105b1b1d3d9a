import { z } from "zod";
import { nextCursor } from "#shared/page-fields.ts";
import {
  MAX_PRODUCT_BYTES,
  MAX_VARIANT_BYTES,
  id,
  productFlags,
  productQuerySchema,
} from "./request-bodies.ts";
import { requiredLine } from "#shared/text-fields.ts";
import {
  adminProductSchema,
  adminVariantSchema,
  productFiguresSchema,
  productRowSchema,
} from "#modules/catalog/admin-shapes.ts";
import { productStates } from "#modules/catalog/admin-names.ts";
import { editedProduct, newProduct } from "#modules/catalog/product.ts";
import { editedVariant, newVariant } from "#modules/catalog/variant.ts";
import { endpoint } from "#modules/endpoint.ts";
import { deleteProduct, restoreProduct } from "./bin-product.ts";
import { deleteVariant } from "./delete-variant.ts";
import { copyProduct } from "./copy-product.ts";
import { copyVariant } from "./copy-variant.ts";
import { listProducts } from "./list-products.ts";
import { readProductFigures } from "./product-figures.ts";
import { readProduct } from "./read-product.ts";
import { createProduct, setProductFlags, changeProduct } from "./write-product.ts";
import { createVariant, changeVariant } from "./write-variant.ts";

const byId = z.object({ id });

/** Products, variants and images, for the back office. */
export const catalogAdminEndpoints = {
  listProducts: endpoint(
    "GET /api/admin/products",
    {
      summary:
        "List products, 50 per page, by name, SKU, barcode or tag; deleted ones only on request",
      permission: "catalogue.read",
      query: productQuerySchema,
      response: z.object({
        products: z.array(productRowSchema),
        nextCursor,
        /** Counts of all products, not only of those found by the search. */
        counts: z.record(z.enum(productStates), z.int()),
      }),
    },
    (ctx, { query }) => listProducts(ctx, query),
  ),
  readProduct: endpoint(
    "GET /api/admin/products/:id",
    {
      summary: "Get a product with its images, variants and attributes, including a deleted one",
      permission: "catalogue.read",
      errors: ["not_found"],
      params: byId,
      response: adminProductSchema,
    },
    (ctx, { params }) => readProduct(ctx, params.id),
  ),
  readProductFigures: endpoint(
    "GET /api/admin/products/:id/figures",
    {
      summary: "Get the sales of a product by period and variant",
      permission: "catalogue.read",
      errors: ["not_found"],
      params: byId,
      response: productFiguresSchema,
    },
    (ctx, { params }) => readProductFigures(ctx, params.id),
  ),
  createProduct: endpoint(
    "POST /api/admin/products",
    {
      summary: "Create a product",
      permission: "catalogue.write",
      maxBodyBytes: MAX_PRODUCT_BYTES,
      body: newProduct,
      response: z.object({ id }),
    },
    (ctx, { body }) => createProduct(ctx, body),
  ),
  updateProduct: endpoint(
    "PUT /api/admin/products/:id",
    {
      summary: "Update a product, unless it has changed since it was read; stock and variants stay",
      permission: "catalogue.write",
      errors: ["not_found", "conflict"],
      params: byId,
      maxBodyBytes: MAX_PRODUCT_BYTES,
      body: editedProduct,
      response: adminProductSchema,
    },
    (ctx, { params, body }) => changeProduct(ctx, params.id, body),
  ),
  setProductFlags: endpoint(
    "PATCH /api/admin/products/:id",
    {
      summary: "Show, hide or feature a product",
      permission: "catalogue.write",
      errors: ["not_found"],
      params: byId,
      body: productFlags,
      response: productRowSchema,
    },
    (ctx, { params, body }) => setProductFlags(ctx, params.id, body),
  ),
  deleteProduct: endpoint(
    "DELETE /api/admin/products/:id",
    {
      summary: "Delete a product; it can be restored",
      permission: "catalogue.delete",
      errors: ["not_found"],
      params: byId,
    },
    (ctx, { params }) => deleteProduct(ctx, params.id),
  ),
  restoreProduct: endpoint(
    "POST /api/admin/products/:id/restore",
    {
      summary: "Restore a deleted product",
      permission: "catalogue.delete",
      errors: ["not_found"],
      params: byId,
    },
    (ctx, { params }) => restoreProduct(ctx, params.id),
  ),
  duplicateProduct: endpoint(
    "POST /api/admin/products/:id/duplicate",
    {
      summary: "Duplicate a product: inactive, without SKUs, barcodes, color keys and stock",
      permission: "catalogue.write",
      errors: ["not_found"],
      params: byId,
      body: z.object({
        /** The staff member's words, for example with "copy" in their language. */
        name: requiredLine(200),
        withImages: z.boolean(),
      }),
      response: z.object({ id }),
    },
    (ctx, { params, body }) => copyProduct(ctx, params.id, body),
  ),
  createVariant: endpoint(
    "POST /api/admin/products/:id/variants",
    {
      summary: "Create a variant; its stock is recorded as a delivery",
      permission: "catalogue.write",
      errors: ["not_found"],
      params: byId,
      maxBodyBytes: MAX_VARIANT_BYTES,
      body: newVariant,
      response: adminVariantSchema,
    },
    (ctx, { params, body }) => createVariant(ctx, params.id, body),
  ),
  updateVariant: endpoint(
    "PATCH /api/admin/variants/:id",
    {
      summary:
        "Update the given fields of a variant except price and stock, unless they have changed",
      permission: "catalogue.write",
      errors: ["not_found", "conflict"],
      params: byId,
      maxBodyBytes: MAX_VARIANT_BYTES,
      body: editedVariant,
      response: adminVariantSchema,
    },
    (ctx, { params, body }) => changeVariant(ctx, params.id, body),
  ),
  duplicateVariant: endpoint(
    "POST /api/admin/variants/:id/duplicate",
    {
      summary: "Duplicate a variant: inactive, without stock, with a provisional SKU",
      permission: "catalogue.write",
      errors: ["not_found"],
      params: byId,
      body: z.object({
        /** The staff member's words, for example with "copy" in their language. */
        name: requiredLine(200),
      }),
      response: adminVariantSchema,
    },
    (ctx, { params, body }) => copyVariant(ctx, params.id, body),
  ),
  deleteVariant: endpoint(
    "DELETE /api/admin/variants/:id",
    {
      summary: "Delete a variant without stock that no order holds; orders keep their lines",
      permission: "catalogue.delete",
      errors: ["not_found", "variant_in_use"],
      params: byId,
    },
    (ctx, { params }) => deleteVariant(ctx, params.id),
  ),
};
