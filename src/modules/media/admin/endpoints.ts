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
  listImages: endpoint("GET /api/admin/pictures", {
    summary: "List images with their uses, 60 per page",
    permission: "content.read",
    query: imageQuery,
    response: imageList,
    handle: listImages,
  }),
  readImage: endpoint("GET /api/admin/pictures/one", {
    summary: "Get an image by its address, with its uses",
    permission: "content.read",
    errors: ["not_found"],
    query: imageAddress,
    response: imageSchema,
    handle: (ctx, query) => readImage(ctx, query.address),
  }),
  /** The file itself is the body, as for images of products, and refused for the same reasons. */
  uploadImage: endpoint("POST /api/admin/pictures", {
    summary: "Add an image to the library",
    permission: "content.write",
    as: "outside",
    errors: ["too_many_pixels"],
    query: fileName,
    file: {
      types: imageTypes,
      maxBytes: MAX_IMAGE_BYTES,
      errors: { type: "unsupported_image", size: "image_too_large" },
    },
    response: imageSchema,
    handle: (ctx, query, body) => uploadImage(ctx, { bytes: body, name: query.name }),
  }),
  describeImage: endpoint("PATCH /api/admin/pictures", {
    summary: "Update an image of the library: description in both languages, focus point",
    permission: "content.write",
    errors: ["not_found"],
    body: imageFields,
    response: imageSchema,
    handle: describeImage,
  }),
  replaceImage: endpoint("POST /api/admin/pictures/replace", {
    summary: "Replace an image everywhere: in documents, drafts and products",
    permission: "content.write",
    errors: ["not_found"],
    body: replacement,
    response: imageSchema,
    handle: replaceLibraryImage,
  }),
  deleteImage: endpoint("POST /api/admin/pictures/delete", {
    summary: "Delete an unused image of the library",
    permission: "content.write",
    errors: ["not_found", "conflict"],
    body: imageAddress,
    response: z.object({}),
    handle: async (ctx, body) => {
      await deleteImage(ctx, body.address);
      return {};
    },
  }),
};
