import type { Pets } from "#modules/reviews/compute-fit.ts";

/** Of the heading above a product's reviews on its own page. */
export const REVIEWS_ID = "reviews";

/**
 * All reviews of what is sold by this slug, or those of these pets; apart from the addresses that
 * every page carries.
 */
export function reviewsPath(slug: string, page = 1, pets?: Pets): string {
  const query = new URLSearchParams(page === 1 ? {} : { page: String(page) });
  for (const [name, value] of Object.entries(pets ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return `/product/${slug}/reviews${query.size === 0 ? "" : `?${query.toString()}`}`;
}
