// Requests that the endpoints of reviews accept.
import { reviewAnswer, reviewHold, reviewRelease } from "#modules/reviews/decisions.ts";
import { createSample } from "#shared/records/record.ts";
import type { Samples, World } from "./endpoint-samples.ts";

/** A review that somebody has just written of an order of the demo. */
const ofReview = async ({ database, one }: World) => {
  const orderId = await one(
    "select o.id from orders o where not exists (select from reviews r where r.order_id = o.id) limit 1",
  );
  await database.asOwner(
    `insert into review_invitations (order_id, expires_at) values ($1, app.now() + interval '1 day')
     on conflict do nothing`,
    [orderId],
  );
  return {
    id: await one(
      `insert into reviews (order_id, product_id, author_name, stars, body)
       select $1, id, 'Maya B.', 4, 'Good' from products where is_active and deleted_at is null limit 1 returning id`,
      [orderId],
    ),
  };
};

/** The answer of a customer who paid at the door. */
const ofDoorAnswer = async ({ one }: World) => ({
  id: await one(
    `insert into door_answers (order_id, country, paid) select id, 'GB', true from orders order by id limit 1
     on conflict (order_id) do update set paid = true returning order_id`,
  ),
});

export const reviewSamples = {
  "reviews.listDoorAnswers": async (world) => {
    await ofDoorAnswer(world);
    return { query: { state: "paid", country: "GB" } };
  },
  "reviews.markLookedInto": async (world) => ({
    params: await ofDoorAnswer(world),
    body: { isLookedInto: true },
  }),
  "reviews.listReviews": async (world) => {
    await ofReview(world);
    return { query: { q: "good", state: "published", stars: "4" } };
  },
  "reviews.readReview": async (world) => ({ params: await ofReview(world) }),
  "reviews.answerReview": async (world) => ({
    params: await ofReview(world),
    body: createSample(reviewAnswer),
  }),
  "reviews.holdReview": async (world) => ({
    params: await ofReview(world),
    body: createSample(reviewHold),
  }),
  "reviews.releaseReview": async (world) => {
    const params = await ofReview(world);
    await world.database.asOwner(
      "update reviews set state = 'held', held_for = 'law', decision_reason = 'A name' where id = $1",
      [params.id],
    );
    return { params, body: createSample(reviewRelease) };
  },
} satisfies Samples;
