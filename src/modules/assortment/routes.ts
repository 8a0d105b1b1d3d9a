import type { categoryEndpoints } from "#modules/catalog/category-contract.ts";
import type {
  catalogueDeskEndpoints,
  pictureUploadEndpoints,
} from "#modules/catalog/desk-contract.ts";
import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { deleteProduct, restoreProduct } from "./bin-product.ts";
import { deleteImage, orderImages, restoreImage, updateImage } from "./change-images.ts";
import type { PictureDeskContext } from "./context.ts";
import { deleteCategory } from "./delete-category.ts";
import { deleteVariant } from "./delete-variant.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { listCategories } from "./list-categories.ts";
import { listProducts } from "./list-products.ts";
import { moveCategory } from "./move-category.ts";
import { readProductFigures } from "./product-figures.ts";
import { readProduct } from "./read-product.ts";
import { uploadImage } from "./upload-image.ts";
import { createCategory, updateCategory } from "./write-category.ts";
import { createProduct, setProductFlags, updateProduct } from "./write-product.ts";
import { createVariant, updateVariant } from "./write-variant.ts";

export const catalogueDeskHandlers: HandlersOf<typeof catalogueDeskEndpoints, Context> = {
  listProducts: (ctx, { query }) => listProducts(ctx, query),
  readProduct: (ctx, { params }) => readProduct(ctx, params.id),
  readProductFigures: (ctx, { params }) => readProductFigures(ctx, params.id),
  createProduct: (ctx, { body }) => createProduct(ctx, body),
  updateProduct: (ctx, { params, body }) => updateProduct(ctx, params.id, body),
  setProductFlags: (ctx, { params, body }) => setProductFlags(ctx, params.id, body),
  deleteProduct: (ctx, { params }) => deleteProduct(ctx, params.id),
  restoreProduct: (ctx, { params }) => restoreProduct(ctx, params.id),
  duplicateProduct: (ctx, { params, body }) => duplicateProduct(ctx, params.id, body),
  createVariant: (ctx, { params, body }) => createVariant(ctx, params.id, body),
  updateVariant: (ctx, { params, body }) => updateVariant(ctx, params.id, body),
  deleteVariant: (ctx, { params }) => deleteVariant(ctx, params.id),
  updateImage: (ctx, { params, body }) => updateImage(ctx, params.id, body),
  orderImages: (ctx, { params, body }) => orderImages(ctx, params.id, body.ids),
  deleteImage: (ctx, { params }) => deleteImage(ctx, params.id),
  restoreImage: (ctx, { params }) => restoreImage(ctx, params.id),
};

export const pictureUploadHandlers: HandlersOf<typeof pictureUploadEndpoints, PictureDeskContext> =
  {
    uploadImage: (ctx, { params, query, body }) =>
      uploadImage(ctx, params.id, { bytes: body, altText: query.alt ?? null }),
  };

export const categoryHandlers: HandlersOf<typeof categoryEndpoints, Context> = {
  listCategories: async (ctx) => ({ categories: await listCategories(ctx) }),
  createCategory: (ctx, { body }) => createCategory(ctx, body),
  updateCategory: (ctx, { params, body }) => updateCategory(ctx, params.id, body),
  moveCategory: (ctx, { params, body }) => moveCategory(ctx, params.id, body.direction),
  deleteCategory: (ctx, { params }) => deleteCategory(ctx, params.id),
};
