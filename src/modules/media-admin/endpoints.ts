import { z } from "zod";
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-words.ts";
import { endpoint } from "#modules/endpoint.ts";
import { deletePicture, describePicture, uploadPicture } from "./change-pictures.ts";
import {
  fileName,
  pictureAddress,
  pictureFields,
  pictureList,
  pictureQuery,
  pictureSchema,
  replacement,
} from "./contract.ts";
import { listPictures } from "./list-pictures.ts";
import { readPicture } from "./read-pictures.ts";
import { replacePicture } from "./replace-picture.ts";

/** The library of pictures, for the back office. */
export const mediaAdminEndpoints = {
  listPictures: endpoint(
    "GET /api/admin/pictures",
    {
      summary: "Every picture of the shop, 60 at a time, with where it is used",
      permission: "content.read",
      query: pictureQuery,
      response: pictureList,
    },
    (ctx, { query }) => listPictures(ctx, query),
  ),
  readPicture: endpoint(
    "GET /api/admin/pictures/one",
    {
      summary: "A picture by its address, with where it is used",
      permission: "content.read",
      errors: ["not_found"],
      query: pictureAddress,
      response: pictureSchema,
    },
    (ctx, { query }) => readPicture(ctx, query.address),
  ),
  /** The file itself is the body, as for pictures of products, and refused for the same reasons. */
  uploadPicture: endpoint(
    "POST /api/admin/pictures",
    {
      summary: "Adds a picture to the library",
      permission: "content.write",
      as: "images",
      errors: ["too_many_pixels"],
      query: fileName,
      file: {
        types: imageTypes,
        maxBytes: MAX_IMAGE_BYTES,
        errors: { type: "unsupported_image", size: "image_too_large" },
      },
      response: pictureSchema,
    },
    (ctx, { query, body }) => uploadPicture(ctx, { bytes: body, name: query.name }),
  ),
  describePicture: endpoint(
    "PATCH /api/admin/pictures",
    {
      summary: "Says what a picture shows, in both languages, and what of it must stay visible",
      permission: "content.write",
      errors: ["not_found"],
      body: pictureFields,
      response: pictureSchema,
    },
    (ctx, { body }) => describePicture(ctx, body),
  ),
  replacePicture: endpoint(
    "POST /api/admin/pictures/replace",
    {
      summary: "Shows another picture wherever this one is used, in documents, drafts and products",
      permission: "content.write",
      errors: ["not_found"],
      body: replacement,
      response: pictureSchema,
    },
    (ctx, { body }) => replacePicture(ctx, body),
  ),
  deletePicture: endpoint(
    "POST /api/admin/pictures/delete",
    {
      summary: "Takes a picture that nothing shows out of the library",
      permission: "content.write",
      errors: ["not_found", "conflict"],
      body: pictureAddress,
      response: z.object({}),
    },
    async (ctx, { body }) => {
      await deletePicture(ctx, body.address);
      return {};
    },
  ),
};
