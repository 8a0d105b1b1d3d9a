// The words that browsers and the server exchange about reviews in the back office.
import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { holdCauses, MAX_STARS, petFits, petSpecies, reviewStates } from "./kinds.ts";

const id = z.uuid();

/** A review as the list shows it. */
export const reviewRowSchema = z
  .object({
    id,
    state: z.enum(reviewStates),
    heldFor: z.enum(holdCauses).nullable(),
    stars: z.int().min(1).max(MAX_STARS),
    title: z.string().nullable(),
    body: z.string().nullable(),
    authorName: z.string(),
    productName: z.string(),
    variantName: z.string().nullable(),
    photos: z.int(),
    isAnswered: z.boolean(),
    createdAt: isoMoment,
  })
  .meta({ id: "ReviewRow", description: "A review in a list" });
export type ReviewRow = z.infer<typeof reviewRowSchema>;

export const reviewSchema = reviewRowSchema
  .omit({ photos: true, isAnswered: true })
  .extend({
    orderId: id,
    orderNumber: z.string(),
    productId: id,
    /** The slug of a variant with a page; null for one that is gone. */
    slug: z.string().nullable(),
    species: z.enum(petSpecies).nullable(),
    breed: z.string().nullable(),
    petGrams: z.int().nullable(),
    fit: z.enum(petFits).nullable(),
    decisionReason: z.string().nullable(),
    answer: z.string().nullable(),
    /** Of the answer. */
    version,
    answeredAt: isoMoment.nullable(),
    updatedAt: isoMoment,
    photos: z.array(z.object({ id, imageUrl: z.string() })),
  })
  .meta({ id: "Review", description: "A review with everything the back office shows" });
export type ReviewDetails = z.infer<typeof reviewSchema>;
