import { createHash } from "node:crypto";
import { brand } from "#content/brand.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { parseSlug } from "#modules/catalog/slug.ts";

/** Changes with the drawing, so that pictures of before are not taken for today's. */
const LOOK = 1;

const PATH = /^\/share\/(?<slug>[^./]+)\.(?<hash>[0-9a-f]{8})\.jpg$/;

type Shown = Pick<CatalogVariant, "slug" | "productName" | "variantName" | "images">;

/** The words on the picture of a product, as far as there is room. */
export const shareWords = ({ productName, variantName }: Shown) => ({
  kicker: shorten(productName, 44),
  title: shorten(variantName, 90),
});

const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

/**
 * Where the picture lies that a link to this product shows elsewhere. It changes with what is on
 * it, so it may be cached for ever.
 */
export function productSharePath(variant: Shown): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([LOOK, brand.name, shareWords(variant), variant.images[0]]))
    .digest("hex")
    .slice(0, 8);
  return `/share/${variant.slug}.${hash}.jpg`;
}

/** The slug that the path of such a picture names; undefined for any other path. */
export function slugOfShare(path: string): string | undefined {
  return parseSlug(PATH.exec(path)?.groups?.["slug"]);
}
