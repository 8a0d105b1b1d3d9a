import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { FitGroup, Pets } from "./compute-fit.ts";
import type { reviews } from "./tables.ts";

type Review = typeof reviews.$inferSelect;
/** A published review; times are ISO texts. */
export type PublicReview = Pick<
  Review,
  "id" | "stars" | "title" | "body" | "species" | "breed" | "petGrams" | "fit" | "answer"
> & {
  readonly name: string;
  readonly createdAt: string;
  /** Of the bought variant; null for one that is gone. */
  readonly slug: string | null;
  readonly variantName: string | null;
  readonly photos: readonly string[];
};

/** How many published reviews a product has, and their average with one digit. */
export type Rating = { readonly count: number; readonly average: number };

type Reading = Pick<Context, "db">;

/** Undefined for a product without published reviews, or without any of these pets. */
export async function readRating(
  { db }: Reading,
  productId: string,
  pets?: Pets,
): Promise<Rating | undefined> {
  const { rows } = await db.execute<Rating>(sql`
    select count(*)::integer as count, round(avg(r.stars), 1)::float as average
    from reviews r where r.product_id = ${productId} and r.state = 'published' and ${isOfPets(pets)}`);
  const [rating] = rows;
  return rating === undefined || rating.count === 0 ? undefined : rating;
}

type Page = { readonly limit: number; readonly offset?: number; readonly pets?: Pets | undefined };

/**
 * The published reviews of a product, or only those of these pets, the newest first, from `offset`
 * on.
 */
export const listReviews = (
  ctx: Reading,
  productId: string,
  { limit, offset = 0, pets }: Page,
): Promise<PublicReview[]> =>
  select(
    ctx,
    sql`r.product_id = ${productId} and ${isOfPets(pets)}`,
    sql`limit ${limit} offset ${offset}`,
  );

/** More groups of pets than a page shows; those with most pets come first. */
const MOST_GROUPS = 200;

const inKilograms = sql`round(r.pet_grams / 1000.0)::integer`;
const inSmallLetters = sql`lower(r.breed)`;

/** The fit that published reviews report for the pets in a product. */
export async function listFits({ db }: Reading, productId: string): Promise<FitGroup[]> {
  const { rows } = await db.execute<FitGroup>(sql`
    select r.species, ${inSmallLetters} as breed, ${inKilograms} as kg, count(*)::integer as pets,
      (count(*) filter (where r.fit = 'right'))::integer as right
    from reviews r
    where r.product_id = ${productId} and r.state = 'published' and ${hasFit}
    group by 1, 2, 3 order by pets desc, kg, species, breed limit ${MOST_GROUPS}`);
  return rows;
}

const hasFit = sql`r.fit is not null and r.pet_grams is not null`;

/** The condition that a review is one of those that `summarizeFit` counts; any without `pets`. */
function isOfPets(pets: Pets | undefined): SQL {
  if (pets === undefined) return sql`true`;
  const { breed, species, from, to } = pets;
  return sql`${hasFit} and ${inKilograms} between ${from} and ${to}
    and ${breed === undefined ? sql`true` : sql`${inSmallLetters} = lower(${breed})`}
    and ${species === undefined ? sql`true` : sql`r.species = ${species}`}`;
}

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

/** Also for variants that are no longer for sale. */
async function select({ db }: Reading, where: SQL, page: SQL): Promise<PublicReview[]> {
  const { rows } = await db.execute<PublicReview & { createdAt: string | Date }>(sql`
    select r.id, r.author_name as name, r.stars, r.title, r.body, r.species, r.breed, r.pet_grams as "petGrams", r.fit,
      r.answer, r.created_at as "createdAt", v.slug, v.variant_name as "variantName",
      array(select p.image_url from review_photos p where p.review_id = r.id order by p.position) as photos
    from reviews r left join product_variants v on v.id = r.variant_id
    where r.state = 'published' and ${where}
    order by r.created_at desc, r.id desc ${page}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}
