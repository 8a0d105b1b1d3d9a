import type { Colour } from "#modules/catalog/colour.ts";
import { shareHashes } from "./share-hashes.ts";

/** Every public page has a picture of its own; articles and text pages are named like their files in content/. */
export type ShareName =
  | "home"
  | "products"
  | `product/${Colour}`
  | "gallery"
  | "blog"
  | `blog/${string}`
  | `pages/${string}`
  | "contact"
  | "faq"
  | "size-chart"
  | "dealer";

/** In pixels: the shape that social networks show whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The path of the picture that a shared link shows. It changes with the picture, so it may be cached for ever. */
export function sharePath(name: ShareName): string {
  const hash = shareHashes[name];
  return hash === undefined
    ? `/media/share/home.${shareHashes["home"]}.jpg`
    : shareFile(name, hash);
}

export function shareFile(name: string, hash: string): string {
  return `/media/share/${name}.${hash}.jpg`;
}
