import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { PetFit, PetSpecies } from "./kinds.ts";

/** A published review, for everybody to read; moments are ISO texts. */
export type PublicReview = {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly species: PetSpecies | null;
  readonly breed: string | null;
  readonly petGrams: number | null;
  readonly fit: PetFit | null;
  readonly answer: string | null;
  readonly createdAt: string;
  /** Of what was bought; null for a variant that is gone. */
  readonly slug: string | null;
  readonly variantName: string | null;
  readonly photos: readonly string[];
};

/** How many published reviews a product has, and their average with one digit. */
export type Rating = { readonly count: number; readonly average: number };

type Reading = Pick<Context, "db">;

/** Undefined for a product without published reviews. */
export async function readRating({ db }: Reading, productId: string): Promise<Rating | undefined> {
  const { rows } = await db.execute<Rating>(sql`
    select count(*)::integer as count, round(avg(stars), 1)::float as average
    from reviews where product_id = ${productId} and state = 'published'`);
  const [rating] = rows;
  return rating === undefined || rating.count === 0 ? undefined : rating;
}

/** The published reviews of a product, the newest first, from the one at `offset` on. */
export const listReviews = (
  ctx: Reading,
  productId: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<PublicReview[]> =>
  select(ctx, sql`r.product_id = ${productId}`, sql`limit ${limit} offset ${offset}`);

/** The newest published reviews of the whole shop. */
export const listNewestReviews = (ctx: Reading, limit: number): Promise<PublicReview[]> =>
  select(ctx, sql`v.slug is not null`, sql`limit ${limit}`);

/** The slugs of the variants whose products have published reviews, among these. */
export async function findReviewed({ db }: Reading, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select v.slug from product_variants v
    where v.slug = any(${sql.param([...slugs])}::text[])
      and exists (select from reviews r where r.product_id = v.product_id and r.state = 'published')`);
  return rows.map(({ slug }) => slug);
}

/** Of variants that are for sale or were: who has bought one may still say what it is. */
async function select(
  { db }: Reading,
  where: ReturnType<typeof sql>,
  page: ReturnType<typeof sql>,
): Promise<PublicReview[]> {
  const { rows } = await db.execute<PublicReview & { createdAt: string | Date }>(sql`
    select r.id, r.author_name as name, r.stars, r.title, r.body, r.species, r.breed, r.pet_grams as "petGrams", r.fit,
      r.answer, r.created_at as "createdAt", v.slug, v.variant_name as "variantName",
      array(select p.image_url from review_photos p where p.review_id = r.id order by p.position) as photos
    from reviews r left join product_variants v on v.id = r.variant_id
    where r.state = 'published' and ${where}
    order by r.created_at desc, r.id desc ${page}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
