import { like, or } from "drizzle-orm";
import { reservedSlugs } from "#modules/catalog/admin-names.ts";
import { MAX_SLUG } from "#modules/catalog/slug.ts";
import { variantSlugs } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { cutEnd } from "#shared/cut-end.ts";

/** Room for a number after the slug. */
const MAX_NUMBER = 6;

/**
 * For each wanted slug one that no variant ever had: the same, or with the next free number. Other
 * requests for free slugs wait until this transaction ends: if two got the same one, the later
 * would be refused for a slug that nobody has typed.
 */
export async function findFreeSlugs(
  { db }: Pick<Context, "db">,
  requested: readonly string[],
): Promise<string[]> {
  const bases = requested.map((slug) => cutEnd(slug.slice(0, MAX_SLUG - MAX_NUMBER), "-"));
  if (bases.length === 0) return [];
  await lockName(db, "freeSlugs", "variants");
  const rows = await db
    .select({ slug: variantSlugs.slug })
    .from(variantSlugs)
    .where(or(...bases.map((base) => like(variantSlugs.slug, `${base}%`))));
  const taken = new Set([...reservedSlugs, ...rows.map(({ slug }) => slug)]);
  return bases.map((base) => {
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  });
}
