import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { replyFileSchema } from "../admin-contract.ts";
import { addReplyFile } from "./add-reply-file.ts";
import { removeReplyFile } from "./remove-reply-file.ts";
import { fileTypes, MAX_FILE_BYTES } from "./rules.ts";
import { toReplyFile } from "./draft-files.ts";

/** Endpoints for the files of answers. They are downloaded with a ticket, like other files. */
export const replyFileEndpoints = {
  /**
   * The request body is the file itself, its type one of `fileTypes`. The bytes decide: a photo is
   * stored as JPEG, a PDF unchanged.
   */
  addReplyFile: endpoint("POST /api/admin/messages/:id/files", {
    summary: "Upload a photo or PDF for a reply; five at most",
    permission: "messages.write",
    as: "outside",
    errors: ["not_found", "conflict", "too_many_pixels", "too_many_files"],
    query: z.object({ name: z.string().max(300).default("") }),
    file: {
      types: fileTypes,
      maxBytes: MAX_FILE_BYTES,
      errors: { type: "unsupported_image", size: "image_too_large" },
    },
    response: replyFileSchema,
    handle: async (ctx, id, query, body) =>
      toReplyFile(await addReplyFile(ctx, id, { bytes: body, name: query.name })),
  }),
  dropReplyFile: endpoint("DELETE /api/admin/reply-files/:id", {
    summary: "Delete a file of a reply that has not been sent",
    permission: "messages.write",
    as: "outside",
    errors: ["not_found"],
    handle: removeReplyFile,
  }),
};
