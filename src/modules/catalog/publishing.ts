// The states of products and variants, and the parts they need before they can be shown; the same
// names in browser and server.

export const publishingStates = ["draft", "scheduled", "live", "archived"] as const;
export type PublishingState = (typeof publishingStates)[number];

/** Parts without which a product or variant cannot be shown to visitors. */
export const missingParts = [
  "missing_picture",
  "missing_price",
  "missing_description",
  "missing_variant",
] as const;
export type MissingPart = (typeof missingParts)[number];

/** Columns in which the tables store a state: at most one of the three is set. */
export type Publishing = {
  readonly isActive: boolean;
  readonly publishAt: Date | null;
  readonly archivedAt: Date | null;
};

export function getState({ isActive, publishAt, archivedAt }: Publishing): PublishingState {
  if (isActive) return "live";
  if (publishAt !== null) return "scheduled";
  return archivedAt === null ? "draft" : "archived";
}

/** State that a form asks for; the moment is text in ISO 8601. */
export type RequestedState =
  | { readonly state: Exclude<PublishingState, "scheduled"> }
  | { readonly state: "scheduled"; readonly publishAt: string };

/** Column values that put a wanted state into effect now. */
export function toPublishing(requested: RequestedState, now: Date): Publishing {
  return {
    isActive: requested.state === "live",
    publishAt: requested.state === "scheduled" ? new Date(requested.publishAt) : null,
    archivedAt: requested.state === "archived" ? now : null,
  };
}

/** The missing parts that keep a variant from going live. */
export function listMissingOfVariant(variant: {
  /** An image of its own, or one of the product in general. */
  readonly hasImage: boolean;
  readonly priceMinor: number;
  readonly tagline?: string | null;
  readonly story?: string | null;
  /** The product's. */
  readonly description: string | null;
}): MissingPart[] {
  const { hasImage, priceMinor, tagline, story, description } = variant;
  const isDescribed = [tagline, story, description].some((text) => (text ?? "") !== "");
  const missing: MissingPart[] = [];
  if (!hasImage) missing.push("missing_picture");
  if (priceMinor <= 0) missing.push("missing_price");
  if (!isDescribed) missing.push("missing_description");
  return missing;
}

/**
 * The missing parts of a product. Without a live variant nothing is shown, though the product
 * itself may be live already.
 */
export function listMissingOfProduct(variants: readonly { readonly isActive: boolean }[]) {
  const missing: MissingPart[] = [];
  if (!variants.some(({ isActive }) => isActive)) missing.push("missing_variant");
  return missing;
}
