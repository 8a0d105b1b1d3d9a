import { createHash } from "node:crypto";
import { storedSources } from "#media/image.ts";

/** Changes with the drawing, so that images of before are not taken for today's. */
const LOOK = 2;

const PATH = /^\/share\/(?<name>(?:[a-z]+\/)?[a-z0-9_-]+)\.[0-9a-f]{8}\.jpg$/;

/** Content of the image that stands for a link elsewhere. */
export type ShareImage = {
  /** Its place below /share: "olive" for a product, "pages/faq", "blog/garden-walks-cats". */
  readonly name: string;
  readonly brandName: string;
  /** A word or two above the title: what kind of page it is. */
  readonly kicker: string;
  readonly title: string;
  /** A stored address; undefined for an image of words alone. */
  readonly imageUrl: string | undefined;
};

/** The texts of an image, cut to the room there is. */
export const toShareWords = ({ brandName, kicker, title }: ShareImage) => ({
  brandName: cutText(brandName, 20),
  kicker: cutText(kicker, 44),
  title: cutText(title, 90),
});

/** No character is cut in two. */
function cutText(text: string, max: number): string {
  const signs = Array.from(text);
  if (signs.length <= max) return text;
  return `${signs
    .slice(0, max - 1)
    .join("")
    .trimEnd()}…`;
}

/**
 * The path of the image that a shared link shows. It changes with what is on it, so it may be
 * cached for ever.
 */
export function toSharePath(shared: ShareImage): string {
  const { name, imageUrl } = shared;
  const image = imageUrl === undefined ? undefined : (storedSources(imageUrl)?.src ?? imageUrl);
  const hash = createHash("sha256")
    .update(JSON.stringify([LOOK, toShareWords(shared), image]))
    .digest("hex")
    .slice(0, 8);
  return `/share/${name}.${hash}.jpg`;
}

/** The name of the image that a path means, whatever its hash; undefined for any other path. */
export function findShareName(path: string): string | undefined {
  return PATH.exec(path)?.groups?.["name"];
}
