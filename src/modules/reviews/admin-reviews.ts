import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { matchTyped } from "#platform/db/like.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import type { reviewRowSchema } from "./admin-contract.ts";
import type { ReviewState } from "./kinds.ts";
import { reviewPhotos, reviews } from "./tables.ts";

const newest = createNewestFirst("reviews", sql`r.created_at`, sql`r.id`);

export type ReviewQuery = {
  /** A part of what was written, or of the author's name. */
  readonly q?: string | undefined;
  readonly state?: ReviewState | undefined;
  readonly stars?: string | undefined;
  readonly product?: string | undefined;
  readonly after?: string | undefined;
};

type Row = Placed<z.input<typeof reviewRowSchema>>;

/** Up to 50 reviews, the newest first, and the products that have any. */
export async function listAdminReviews(
  { db }: Pick<Context, "db">,
  { q = "", state, stars, product, after }: ReviewQuery,
) {
  const conditions = [
    ...matchTyped(q, sql`r.title`, sql`r.body`, sql`r.author_name`),
    state && sql`r.state = ${state}`,
    stars ? sql`r.stars = ${Number(stars)}` : undefined,
    product ? sql`r.product_id = ${product}` : undefined,
  ];
  const { rows, nextCursor } = await readPage({ order: newest, after }, (page) =>
    db.execute<Row>(sql`
      select r.id, r.state, r.held_for as "heldFor", r.stars, r.title, r.body, r.author_name as "authorName",
        p.name as "productName", v.variant_name as "variantName", r.answer is not null as "isAnswered",
        (select count(*)::integer from review_photos f where f.review_id = r.id) as photos,
        r.created_at as "createdAt", ${page.place} as place
      from reviews r join products p on p.id = r.product_id left join product_variants v on v.id = r.variant_id
      where ${and(...conditions, page.follows)}
      order by ${page.order} limit ${page.limit}`),
  );
  const named = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from products p
    where exists (select from reviews r where r.product_id = p.id) order by p.name, p.id`);
  return { reviews: rows, products: named.rows, nextCursor };
}

/** One review. Throws `not_found`. */
export async function readAdminReview({ db }: Pick<Context, "db">, id: string) {
  const [found] = await db
    .select({
      review: reviews,
      productName: products.name,
      variantName: productVariants.variantName,
      slug: productVariants.slug,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(productVariants, eq(productVariants.id, reviews.variantId))
    .where(eq(reviews.id, id));
  if (found === undefined) throw new AppError("not_found", `there is no review ${id}`);
  const photos = await db
    .select({ id: reviewPhotos.id, imageUrl: reviewPhotos.imageUrl })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, id))
    .orderBy(asc(reviewPhotos.position));
  const { review, ...names } = found;
  return {
    ...review,
    ...names,
    version: toVersion(review.answer ?? ""),
    orderNumber: formatOrderNumber({ id: review.orderId }),
    photos,
  };
}
