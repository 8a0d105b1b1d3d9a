/**
 * The reasons of an erasure: their own request, an authority, data stored by mistake, or other. No
 * free text, which could contain personal data again.
 */
export const erasureReasons = ["request", "authority", "mistake", "other"] as const;
export type ErasureReason = (typeof erasureReasons)[number];
