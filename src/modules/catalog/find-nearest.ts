import type { Context } from "#modules/context.ts";
import type { CatalogVariant } from "./contract.ts";
import { findBySlugs, listSlugs } from "./list-variants.ts";
import { MAX_SLUG } from "./slug.ts";

/** Variants for sale whose addresses are most like this text, the most like it first. */
export async function findNearest(
  ctx: Pick<Context, "db" | "clock">,
  text: string,
  limit: number,
): Promise<CatalogVariant[]> {
  const nearest = sortByLikeness(text, await listSlugs(ctx)).slice(0, limit);
  const variants = await findBySlugs(ctx, nearest);
  return variants.toSorted((a, b) => nearest.indexOf(a.slug) - nearest.indexOf(b.slug));
}

/**
 * The slugs, those first that share the most pairs of letters with the text. Equal ones keep their
 * order. One pass over all slugs, since any visitor can trigger it.
 */
export function sortByLikeness(text: string, slugs: readonly string[]): string[] {
  const pairs = toPairs(text.trim().toLowerCase().slice(0, MAX_SLUG));
  const likeness = new Map(
    slugs.map((slug) => {
      const own = toPairs(slug);
      return [slug, own.intersection(pairs).size / (own.size + pairs.size)];
    }),
  );
  return slugs.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
}

/** "olive" has "^o", "ol", "li", "iv", "ve" and "e$". */
function toPairs(text: string): ReadonlySet<string> {
  const letters = Array.from(`^${text}$`);
  return new Set(letters.slice(1).map((letter, nth) => `${letters[nth]}${letter}`));
}
