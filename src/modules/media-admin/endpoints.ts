import { z } from "zod";
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-names.ts";
import { endpoint } from "#modules/endpoint.ts";
import { deleteImage, describeImage, uploadImage } from "./change-images.ts";
import {
  fileName,
  imageAddress,
  imageFields,
  imageList,
  imageQuery,
  imageSchema,
  replacement,
} from "./contract.ts";
import { listImages } from "./list-images.ts";
import { readImage } from "./read-images.ts";
import { replaceLibraryImage } from "./replace-library-image.ts";

/** The library of images, for the back office. */
export const mediaAdminEndpoints = {
  listImages: endpoint(
    "GET /api/admin/pictures",
    {
      summary: "Every image of the shop, 60 at a time, with where it is used",
      permission: "content.read",
      query: imageQuery,
      response: imageList,
    },
    (ctx, { query }) => listImages(ctx, query),
  ),
  readImage: endpoint(
    "GET /api/admin/pictures/one",
    {
      summary: "An image by its address, with where it is used",
      permission: "content.read",
      errors: ["not_found"],
      query: imageAddress,
      response: imageSchema,
    },
    (ctx, { query }) => readImage(ctx, query.address),
  ),
  /** The file itself is the body, as for images of products, and refused for the same reasons. */
  uploadImage: endpoint(
    "POST /api/admin/pictures",
    {
      summary: "Adds an image to the library",
      permission: "content.write",
      as: "images",
      errors: ["too_many_pixels"],
      query: fileName,
      file: {
        types: imageTypes,
        maxBytes: MAX_IMAGE_BYTES,
        errors: { type: "unsupported_image", size: "image_too_large" },
      },
      response: imageSchema,
    },
    (ctx, { query, body }) => uploadImage(ctx, { bytes: body, name: query.name }),
  ),
  describeImage: endpoint(
    "PATCH /api/admin/pictures",
    {
      summary: "Says what an image shows, in both languages, and what of it must stay visible",
      permission: "content.write",
      errors: ["not_found"],
      body: imageFields,
      response: imageSchema,
    },
    (ctx, { body }) => describeImage(ctx, body),
  ),
  replaceImage: endpoint(
    "POST /api/admin/pictures/replace",
    {
      summary: "Shows another image wherever this one is used, in documents, drafts and products",
      permission: "content.write",
      errors: ["not_found"],
      body: replacement,
      response: imageSchema,
    },
    (ctx, { body }) => replaceLibraryImage(ctx, body),
  ),
  deleteImage: endpoint(
    "POST /api/admin/pictures/delete",
    {
      summary: "Takes an image that nothing shows out of the library",
      permission: "content.write",
      errors: ["not_found", "conflict"],
      body: imageAddress,
      response: z.object({}),
    },
    async (ctx, { body }) => {
      await deleteImage(ctx, body.address);
      return {};
    },
  ),
};
