import type { Context } from "#modules/context.ts";
import { pictureViews, type PictureView } from "#modules/media/picture-words.ts";
import type { Picture, PictureQuery } from "./contract.ts";
import { readPictures } from "./read-pictures.ts";

const PAGE_SIZE = 60;

/** Pictures by words of their names, of what they show, and of where they are used. */
export async function listPictures(
  ctx: Context,
  { q = "", show, after }: PictureQuery,
): Promise<{
  pictures: Picture[];
  nextCursor: string | null;
  counts: Record<PictureView, number>;
}> {
  const words = q.toLowerCase().split(/\s+/);
  const found = (await readPictures(ctx)).filter((picture) => {
    const said = getWords(picture);
    return words.every((word) => said.includes(word));
  });
  const counts = { all: 0, used: 0, unused: 0, undescribed: 0 };
  for (const view of pictureViews)
    counts[view] = found.filter((picture) => isIn(view, picture)).length;
  const wanted = found.filter((picture) => isIn(show, picture));
  const from = wanted.findIndex(({ address }) => address === after) + 1;
  const pictures = wanted.slice(from, from + PAGE_SIZE);
  const isLast = from + PAGE_SIZE >= wanted.length;
  return { pictures, nextCursor: isLast ? null : (pictures.at(-1)?.address ?? null), counts };
}

function getWords({ name, address, altEn, altHe, uses }: Picture): string {
  const places = uses.map((use) => use.name ?? use.of);
  return [name, address, altEn, altHe, ...places].join("\n").toLowerCase();
}

function isIn(view: PictureView, { uses, altEn }: Picture): boolean {
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
