import { z } from "zod";
import { nextCursor } from "#shared/page-fields.ts";
import {
  MAX_PRODUCT_BYTES,
  MAX_VARIANT_BYTES,
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
import { editedProduct, newProduct, productCopy } from "#modules/catalog/product.ts";
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

/** Products, variants and images, for the back office. */
export const catalogAdminEndpoints = {
  listProducts: endpoint("GET /api/admin/products", {
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
    handle: listProducts,
  }),
  readProduct: endpoint("GET /api/admin/products/:id", {
    summary: "Get a product with its images, variants and attributes, including a deleted one",
    permission: "catalogue.read",
    errors: ["not_found"],
    response: adminProductSchema,
    handle: readProduct,
  }),
  readProductFigures: endpoint("GET /api/admin/products/:id/figures", {
    summary: "Get the sales of a product by period and variant",
    permission: "catalogue.read",
    errors: ["not_found"],
    response: productFiguresSchema,
    handle: readProductFigures,
  }),
  createProduct: endpoint("POST /api/admin/products", {
    summary: "Create a product",
    permission: "catalogue.write",
    maxBodyBytes: MAX_PRODUCT_BYTES,
    body: newProduct,
    response: z.object({ id: z.uuid() }),
    handle: createProduct,
  }),
  updateProduct: endpoint("PUT /api/admin/products/:id", {
    summary: "Update a product; stock and variants stay",
    permission: "catalogue.write",
    errors: ["not_found", "conflict"],
    maxBodyBytes: MAX_PRODUCT_BYTES,
    body: editedProduct,
    response: adminProductSchema,
    handle: changeProduct,
  }),
  setProductFlags: endpoint("PATCH /api/admin/products/:id", {
    summary: "Mark a product as featured, or remove the mark",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: productFlags,
    response: productRowSchema,
    handle: setProductFlags,
  }),
  deleteProduct: endpoint("DELETE /api/admin/products/:id", {
    summary: "Delete a product; it can be restored",
    permission: "catalogue.delete",
    errors: ["not_found"],
    handle: deleteProduct,
  }),
  restoreProduct: endpoint("POST /api/admin/products/:id/restore", {
    summary: "Restore a deleted product",
    permission: "catalogue.delete",
    errors: ["not_found"],
    handle: restoreProduct,
  }),
  duplicateProduct: endpoint("POST /api/admin/products/:id/duplicate", {
    summary: "Duplicate a product: inactive, without SKUs, barcodes, color keys and stock",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: productCopy.input,
    response: z.object({ id: z.uuid() }),
    handle: copyProduct,
  }),
  createVariant: endpoint("POST /api/admin/products/:id/variants", {
    summary: "Create a variant; its stock is recorded as a delivery",
    permission: "catalogue.write",
    errors: ["not_found"],
    maxBodyBytes: MAX_VARIANT_BYTES,
    body: newVariant,
    response: adminVariantSchema,
    handle: createVariant,
  }),
  updateVariant: endpoint("PATCH /api/admin/variants/:id", {
    summary: "Update the given fields of a variant except price and stock",
    permission: "catalogue.write",
    errors: ["not_found", "conflict"],
    maxBodyBytes: MAX_VARIANT_BYTES,
    body: editedVariant,
    response: adminVariantSchema,
    handle: changeVariant,
  }),
  duplicateVariant: endpoint("POST /api/admin/variants/:id/duplicate", {
    summary: "Duplicate a variant: inactive, without stock, with a provisional SKU",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: z.object({
      /** The staff member's words, for example with "copy" in their language. */
      name: requiredLine(200),
    }),
    response: adminVariantSchema,
    handle: copyVariant,
  }),
  deleteVariant: endpoint("DELETE /api/admin/variants/:id", {
    summary: "Delete a variant without stock that no order holds; orders keep their lines",
    permission: "catalogue.delete",
    errors: ["not_found", "variant_in_use"],
    handle: deleteVariant,
  }),
};
