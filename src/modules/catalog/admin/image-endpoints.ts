import { z } from "zod";
import { imageFields } from "./request-bodies.ts";
import { lineOrNull } from "#shared/text-fields.ts";
import { adminImageSchema } from "#modules/catalog/admin-shapes.ts";
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-names.ts";
import { endpoint } from "#modules/endpoint.ts";
import { deleteImage, sortImages, restoreImage, changeImage } from "./change-images.ts";
import { uploadImage } from "./upload-image.ts";

/** The images of a product, for the back office. */
export const imageEndpoints = {
  updateImage: endpoint("PATCH /api/admin/images/:id", {
    summary: "Update an image of a product: description, variant, primary",
    permission: "catalogue.write",
    errors: ["not_found"],
    body: imageFields,
    response: z.object({ images: z.array(adminImageSchema) }),
    handle: changeImage,
  }),
  orderImages: endpoint("PUT /api/admin/products/:id/images/order", {
    summary: "Reorder the images of a product",
    permission: "catalogue.write",
    errors: ["not_found", "conflict"],
    /** Every image of the product once; anything else is a conflict. */
    body: z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
    response: z.object({ images: z.array(adminImageSchema) }),
    handle: (ctx, id, body) => sortImages(ctx, id, body.ids),
  }),
  deleteImage: endpoint("DELETE /api/admin/images/:id", {
    summary: "Delete an image of a product; it can be restored for 30 days",
    permission: "catalogue.delete",
    errors: ["not_found"],
    response: z.object({ images: z.array(adminImageSchema) }),
    handle: deleteImage,
  }),
  restoreImage: endpoint("POST /api/admin/images/:id/restore", {
    summary: "Restore a deleted image; primary only if there is no other",
    permission: "catalogue.delete",
    errors: ["not_found"],
    response: z.object({ images: z.array(adminImageSchema) }),
    handle: restoreImage,
  }),
  /**
   * The request body is the image file itself, its type one of `imageTypes`. Refused with
   * `unsupported_image` (judged by the bytes), `image_too_large` (over 5 MB) and `too_many_pixels`.
   */
  uploadImage: endpoint("POST /api/admin/products/:id/images", {
    summary: "Add an image to a product; the first becomes the primary one",
    permission: "catalogue.write",
    as: "outside",
    errors: ["not_found", "too_many_pixels"],
    query: z.object({
      alt: lineOrNull(500).optional(),
      /** The variant of the product that it shows. */
      variantId: z.uuid().optional(),
    }),
    file: {
      types: imageTypes,
      maxBytes: MAX_IMAGE_BYTES,
      errors: { type: "unsupported_image", size: "image_too_large" },
    },
    response: adminImageSchema,
    handle: (ctx, id, query, body) =>
      uploadImage(ctx, id, {
        bytes: body,
        altText: query.alt ?? null,
        variantId: query.variantId ?? null,
      }),
  }),
};
