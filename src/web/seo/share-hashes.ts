/**
 * The hash of each share image, by its name. Builds and tests put in what
 * scripts/media/share-pages.ts computes: the pages' words and images are known only there, and
 * browsers need no more of them than this.
 */
export const shareHashes: Readonly<Record<string, string>> = {};
