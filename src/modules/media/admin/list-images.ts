import type { Context } from "#modules/context.ts";
import { imageViews, type ImageView } from "#modules/media/image-names.ts";
import { cutPage, readCursor } from "#platform/db/read-page.ts";
import type { LibraryImage, ImageQuery } from "./contract.ts";
import { readImages } from "./read-images.ts";

const PAGE_SIZE = 60;
const ORDER = "images";

/** Images by words in their names, their alt texts, and the names of their uses. */
export async function listImages(
  ctx: Context,
  { q = "", show, after }: ImageQuery,
): Promise<{
  pictures: LibraryImage[];
  nextCursor: string | null;
  counts: Record<ImageView, number>;
}> {
  const words = q.toLowerCase().split(/\s+/);
  const found = (await readImages(ctx)).filter((image) => {
    const said = getWords(image);
    return words.every((word) => said.includes(word));
  });
  const counts = { all: 0, used: 0, unused: 0, undescribed: 0 };
  for (const view of imageViews) counts[view] = found.filter((image) => isIn(view, image)).length;
  const requested = found.filter((image) => isIn(show, image));
  const last = after === undefined ? undefined : readCursor(ORDER, 1, after)[0];
  const from = requested.findIndex(({ address }) => address === last) + 1;
  const page = cutPage(ORDER, requested.slice(from), PAGE_SIZE, ({ address }) => [address]);
  return { pictures: page.rows, nextCursor: page.nextCursor, counts };
}

function getWords({ name, address, altEn, altHe, uses }: LibraryImage): string {
  const places = uses.map((use) => use.name ?? use.of);
  return [name, address, altEn, altHe, ...places].join("\n").toLowerCase();
}

function isIn(view: ImageView, { uses, altEn }: LibraryImage): boolean {
  switch (view) {
    case "all":
      return true;
    case "used":
      return uses.length > 0;
    case "unused":
      return uses.length === 0;
    case "undescribed":
      return altEn === null;
  }
}
