import {
  ledger,
  neverDeleted,
  nothing,
  only,
  readOnly,
  type Rights,
  type TableExpectation,
} from "./policy-rights.ts";

/** The right to read published reviews, without the order behind them and without decisions. */
const visitor: Rights = {
  ...readOnly("state = 'published'"),
  reads: [
    "id",
    "product_id",
    "variant_id",
    "author_name",
    "stars",
    "title",
    "body",
    "species",
    "breed",
    "pet_grams",
    "fit",
    "state",
    "answer",
    "created_at",
  ],
};
const ofPublished = readOnly(
  "exists (select from reviews r where r.id = review_id and r.state = 'published')",
);

/** Customers write by their link, through the checkout; the back office decides and answers. */
export const reviewExpectations: Record<string, TableExpectation> = {
  reviews: {
    touch: "title",
    row: "(order_id, product_id, author_name, stars) select i.order_id, p.id, 'X', 5 from review_invitations i, products p where not exists (select from reviews r where r.order_id = i.order_id) limit 1",
    rights: only({
      anonymous: visitor,
      userA: visitor,
      userB: visitor,
      moderator: visitor,
      admin: {
        ...nothing,
        select: "all",
        update: "all",
        writes: ["state", "held_for", "decision_reason", "answer", "answered_at"],
      },
      checkout: {
        ...neverDeleted,
        delete: "all",
        writes: [
          "author_name",
          "stars",
          "title",
          "body",
          "species",
          "breed",
          "pet_grams",
          "fit",
          "updated_at",
        ],
      },
      system: readOnly("all"),
    }),
  },
  review_photos: {
    touch: "position",
    row: "(review_id, position, image_url) select id, 1, '/uploads/reviews/' || id || '/1-0123abcd-1x2' from reviews limit 1",
    rights: only({
      anonymous: ofPublished,
      userA: ofPublished,
      userB: ofPublished,
      moderator: ofPublished,
      admin: readOnly("all"),
      checkout: { ...ledger, delete: "all" },
      system: readOnly("all"),
    }),
  },
  door_answers: {
    touch: "note",
    row: "(order_id, country, paid) select i.order_id, 'GB', true from review_invitations i where not exists (select from door_answers a where a.order_id = i.order_id) limit 1",
    rights: only({
      admin: { ...readOnly("all"), update: "all", writes: ["looked_into_at"] },
      checkout: {
        ...ledger,
        update: "all",
        writes: ["paid", "amount_minor", "currency", "note", "looked_into_at"],
      },
      system: readOnly("all"),
    }),
  },
  review_invitations: {
    touch: "left_at",
    row: "(order_id, expires_at) select o.id, app.now() + interval '1 day' from orders o where not exists (select from review_invitations i where i.order_id = o.id) limit 1",
    rights: only({
      admin: readOnly("all"),
      checkout: { ...readOnly("all"), update: "all", writes: ["left_at"] },
      system: ledger,
    }),
  },
};
