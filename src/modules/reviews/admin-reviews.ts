import { asc, eq, sql, type SQL } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { isBeyond, getCursor, getPlace, instantKey } from "#platform/db/keyset.ts";
import { getPatterns } from "#platform/db/like.ts";
import { AppError } from "#shared/errors.ts";
import type { ReviewDetails, ReviewRow } from "./admin-contract.ts";
import type { ReviewState } from "./kinds.ts";
import { reviewPhotos, reviews } from "./tables.ts";

const PAGE_SIZE = 50;
const ORDER = "reviews";

export type ReviewQuery = {
  /** A part of what was written, or of the author's name. */
  readonly q?: string | undefined;
  readonly state?: ReviewState | undefined;
  readonly stars?: string | undefined;
  readonly product?: string | undefined;
  readonly after?: string | undefined;
};

type Row = Omit<ReviewRow, "createdAt"> & { readonly createdAt: Date; readonly micros: string };

/** Up to 50 reviews, the newest first, and the products that have any. */
export async function listAdminReviews(
  { db }: Pick<Context, "db">,
  { q = "", state, stars, product, after }: ReviewQuery,
): Promise<{
  reviews: ReviewRow[];
  products: { id: string; name: string }[];
  nextCursor: string | null;
}> {
  const key = instantKey(sql`r.created_at`);
  const place = after === undefined ? undefined : getPlace(ORDER, 1, after);
  const conditions: SQL[] = [
    ...getPatterns(q).map(
      (it) => sql`(r.title ilike ${it} or r.body ilike ${it} or r.author_name ilike ${it})`,
    ),
    ...(state ? [sql`r.state = ${state}`] : []),
    ...(stars ? [sql`r.stars = ${Number(stars)}`] : []),
    ...(product ? [sql`r.product_id = ${product}`] : []),
    ...(place
      ? [isBeyond(key, "desc", { id: sql`r.id` }, { value: place.values[0], id: place.id })]
      : []),
  ];
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.state, r.held_for as "heldFor", r.stars, r.title, r.body, r.author_name as "authorName",
      p.name as "productName", v.variant_name as "variantName", r.answer is not null as "isAnswered",
      (select count(*)::integer from review_photos f where f.review_id = r.id) as photos,
      r.created_at as "createdAt", ${key.asText} as micros
    from reviews r join products p on p.id = r.product_id left join product_variants v on v.id = r.variant_id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by r.created_at desc, r.id desc limit ${PAGE_SIZE + 1}`);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const named = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from products p
    where exists (select from reviews r where r.product_id = p.id) order by p.name, p.id`);
  return {
    reviews: shown.map(toRow),
    products: named.rows.map(({ id, name }) => ({ id, name })),
    nextCursor: last ? getCursor(ORDER, { values: [last.micros], id: last.id }) : null,
  };
}

function toRow(row: Row): ReviewRow {
  return {
    id: row.id,
    state: row.state,
    heldFor: row.heldFor,
    stars: row.stars,
    title: row.title,
    body: row.body,
    authorName: row.authorName,
    productName: row.productName,
    variantName: row.variantName,
    photos: row.photos,
    isAnswered: row.isAnswered,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** One review. Throws `not_found`. */
export async function readAdminReview(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<ReviewDetails> {
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
  const { variantId: _, ...row } = review;
  return {
    ...row,
    ...names,
    orderNumber: orderNumber({ id: row.orderId }),
    photos,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
