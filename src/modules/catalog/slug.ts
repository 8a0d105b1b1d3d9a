/** "olive", "travel-blanket": the name of a variant in addresses of the shop. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const MAX_SLUG = 60;

/** The slug in untrusted text (trimmed, any letter case), or undefined. */
export function parseSlug(text: string | null | undefined): string | undefined {
  const slug = text?.trim().toLowerCase() ?? "";
  return slug.length <= MAX_SLUG && slugPattern.test(slug) ? slug : undefined;
}

/** Whether a slug is the variant's own, or was once. */
export function isNamed(
  variant: { readonly slug: string; readonly formerSlugs: readonly string[] },
  slug: string,
): boolean {
  return variant.slug === slug || variant.formerSlugs.includes(slug);
}

/** "Olive Green & Cream" as "olive-green-cream"; undefined where no letter of it is Latin. */
export function toSlug(name: string): string | undefined {
  const letters = name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return parseSlug(
    letters
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, MAX_SLUG)
      .replace(/^-|-$/g, ""),
  );
}
