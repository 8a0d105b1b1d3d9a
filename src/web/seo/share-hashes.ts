/**
 * The hash of each share picture, by its name. Builds and tests put in what scripts/share-pages.ts computes: the
 * pages' words and pictures are known only there, and browsers need no more of them than this.
 */
export const shareHashes: Readonly<Record<string, string>> = {};
