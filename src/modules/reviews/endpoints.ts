import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { createInput } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { reviewRowSchema, reviewSchema } from "./admin-contract.ts";
import { reviewAnswer, reviewHold, reviewRelease } from "./decisions.ts";
import { listAdminReviews, readAdminReview } from "./admin-reviews.ts";
import { reviewStates } from "./kinds.ts";
import { answerReview, hideReview, releaseReview } from "./moderate-review.ts";

/** Endpoints of the back office for reviews. */
export const reviewEndpoints = {
  listReviews: endpoint("GET /api/admin/reviews", {
    summary: "List reviews, newest first, 50 per page",
    permission: "reviews.read",
    query: z.object({
      /** A part of what was written, or of the author's name. */
      q: z.string().max(200).optional(),
      state: z.enum(reviewStates).optional(),
      stars: z.enum(["1", "2", "3", "4", "5"]).optional(),
      /** The id of a product. */
      product: z.uuid().optional(),
      after,
    }),
    response: z.object({
      reviews: z.array(reviewRowSchema),
      /** Those that have any, by name. */
      products: z.array(z.object({ id: z.uuid(), name: z.string() })),
      nextCursor,
    }),
    handle: listAdminReviews,
  }),
  readReview: endpoint("GET /api/admin/reviews/:id", {
    summary: "Get a review with its photos and its moderation",
    permission: "reviews.read",
    errors: ["not_found"],
    response: reviewSchema,
    handle: readAdminReview,
  }),
  answerReview: endpoint("PUT /api/admin/reviews/:id/answer", {
    summary: "Publish a reply to a review, or remove it",
    permission: "reviews.write",
    errors: ["not_found", "conflict"],
    /** Without a version it is changed in any case. */
    body: createInput(reviewAnswer, { version: version.optional() }),
    handle: answerReview,
  }),
  holdReview: endpoint("POST /api/admin/reviews/:id/hold", {
    summary: "Hold back a review for spam or by law, with a reason",
    permission: "reviews.write",
    errors: ["not_found"],
    body: reviewHold.input,
    handle: hideReview,
  }),
  releaseReview: endpoint("POST /api/admin/reviews/:id/release", {
    summary: "Publish a held review again, with a reason",
    permission: "reviews.write",
    errors: ["not_found"],
    body: reviewRelease.input,
    handle: (ctx, id, body) => releaseReview(ctx, id, body.reason),
  }),
};
