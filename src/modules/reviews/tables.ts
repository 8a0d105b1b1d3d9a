import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  filledText,
  getNumber,
  instant,
  createValuesCheck,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  checkoutPolicies,
  checkoutPolicy,
  grantedReadPolicy,
  publicReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import {
  holdCauses,
  MAX_ANSWER,
  MAX_BODY,
  MAX_BREED,
  MAX_NAME,
  MAX_PHOTOS,
  MAX_REASON,
  MAX_STARS,
  MAX_TITLE,
  PET_GRAMS,
  petFits,
  petSpecies,
  reviewStates,
} from "./kinds.ts";

/** The orders whose customers were asked for a review: each once. */
export const reviewInvitations = pgTable(
  "review_invitations",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    sentAt: instant("sent_at").notNull().default(shopNow),
    /** When the link of the mail ends. */
    expiresAt: instant("expires_at").notNull(),
    /** When its mailbox asked for no more of them. */
    leftAt: instant("left_at"),
  },
  (table) => [
    check("review_invitations_hold", sql`${table.expiresAt} > ${table.sentAt}`),
    ...staffPolicies("review_invitations"),
    grantedReadPolicy("review_invitations", "reviews.read"),
    checkoutPolicy("review_invitations"),
  ],
);

/** Reviews by people who bought a product: one for each order and product. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The variant that was bought; null once it is gone. */
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    /** The name that stands above it. */
    authorName: text("author_name").notNull(),
    stars: integer("stars").notNull(),
    title: text("title"),
    body: text("body"),
    species: text("species", { enum: petSpecies }),
    breed: text("breed"),
    petGrams: integer("pet_grams"),
    fit: text("fit", { enum: petFits }),
    state: text("state", { enum: reviewStates }).notNull().default("published"),
    /** Why it is held; null while it is published. */
    heldFor: text("held_for", { enum: holdCauses }),
    /** The reason of the latest decision to hold or to release it. */
    decisionReason: text("decision_reason"),
    /** The shop's public answer. */
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    unique("reviews_once").on(table.orderId, table.productId),
    check("reviews_stars_range", sql`${table.stars} between 1 and ${getNumber(MAX_STARS)}`),
    filledText("reviews_author_name_filled", table.authorName, MAX_NAME),
    filledText("reviews_title_filled", table.title, MAX_TITLE),
    filledText("reviews_body_filled", table.body, MAX_BODY),
    filledText("reviews_breed_filled", table.breed, MAX_BREED),
    filledText("reviews_decision_reason_filled", table.decisionReason, MAX_REASON),
    filledText("reviews_answer_filled", table.answer, MAX_ANSWER),
    check(
      "reviews_pet_grams_range",
      sql`${table.petGrams} between ${getNumber(PET_GRAMS.min)} and ${getNumber(PET_GRAMS.max)}`,
    ),
    createValuesCheck("reviews_species_known", table.species, petSpecies),
    createValuesCheck("reviews_fit_known", table.fit, petFits),
    createValuesCheck("reviews_state_known", table.state, reviewStates),
    createValuesCheck("reviews_held_for_known", table.heldFor, holdCauses),
    check(
      "reviews_held_for_a_cause",
      sql`(${table.state} = 'held') = (${table.heldFor} is not null)`,
    ),
    check(
      "reviews_held_with_a_reason",
      sql`${table.state} <> 'held' or ${table.decisionReason} is not null`,
    ),
    check(
      "reviews_answered_at_complete",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
    index("reviews_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("reviews_variant").on(table.variantId),
    index("reviews_of_product").on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    publicReadPolicy("reviews", sql`state = 'published'`),
    ...staffPolicies("reviews"),
    grantedReadPolicy("reviews", "reviews.read"),
    // Only with an invitation, or once the order has arrived.
    ...checkoutPolicies(
      "reviews",
      sql`state = 'published' and answer is null and (exists (select from review_invitations i where i.order_id = reviews.order_id) or app.is_delivered(order_id))`,
    ),
  ],
);

/** The photos of a review, in their order. Their files are in the storage. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** From 0; a place has one photo. */
    position: integer("position").notNull(),
    imageUrl: text("image_url").notNull().unique("review_photos_image_url_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    unique("review_photos_place_once").on(table.reviewId, table.position),
    check(
      "review_photos_position_range",
      sql`${table.position} between 0 and ${getNumber(MAX_PHOTOS - 1)}`,
    ),
    shapedText(
      "review_photos_image_url_shape",
      table.imageUrl,
      /^\/uploads\/reviews\/[a-f0-9-]{36}\/[0-9]+-[a-f0-9]{8}-[0-9]+x[0-9]+$/,
      120,
    ),
    // The review's own policies decide: a photo is visible where it is.
    publicReadPolicy("review_photos", sql`exists (select from reviews r where r.id = review_id)`),
    ...staffPolicies("review_photos"),
    grantedReadPolicy("review_photos", "reviews.read"),
    checkoutPolicy("review_photos"),
  ],
);
