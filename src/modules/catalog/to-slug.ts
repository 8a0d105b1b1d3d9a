import { MAX_SLUG, parseSlug } from "./slug.ts";

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
