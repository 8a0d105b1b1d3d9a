/**
 * Why somebody is erased: they asked, an authority did, they should never have been there,
 * something else. No free words: what was written about the person would be the next thing to
 * erase.
 */
export const erasureReasons = ["request", "authority", "mistake", "other"] as const;
export type ErasureReason = (typeof erasureReasons)[number];
