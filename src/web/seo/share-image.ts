import type { PublicPageName } from "#web/public-pages.ts";
import { shareHashes } from "./share-hashes.ts";

/**
 * Every public page has an image of its own; articles and text pages are named like their files in
 * content/. Those of products are drawn when they are asked for: src/web/share.
 */
export type ShareName = PublicPageName | `blog/${string}` | `pages/${string}`;

/** In pixels: the shape that social networks show whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The path of the image that a shared link shows. It changes with the image, so it may be
 * cached for ever.
 */
export function sharePath(name: ShareName): string {
  const hash = shareHashes[name];
  return hash === undefined
    ? `/media/share/home.${shareHashes["home"]}.jpg`
    : shareFile(name, hash);
}

export function shareFile(name: string, hash: string): string {
  return `/media/share/${name}.${hash}.jpg`;
}
