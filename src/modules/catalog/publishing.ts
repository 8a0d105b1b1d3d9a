// Whether something of the catalogue is shown, and what it lacks for that: browser and server name
// it alike.

export const publishingStates = ["draft", "scheduled", "live", "archived"] as const;
export type PublishingState = (typeof publishingStates)[number];

/** Parts that a product or variant may lack, and without which visitors can make nothing of it. */
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
export type WantedState =
  | { readonly state: Exclude<PublishingState, "scheduled"> }
  | { readonly state: "scheduled"; readonly publishAt: string };

/** Column values that put a wanted state into effect now. */
export function toPublishing(wanted: WantedState, now: Date): Publishing {
  return {
    isActive: wanted.state === "live",
    publishAt: wanted.state === "scheduled" ? new Date(wanted.publishAt) : null,
    archivedAt: wanted.state === "archived" ? now : null,
  };
}

/** Columns that a switch writes: on is live from any state; off keeps a date or the archive. */
export function switchedTo(isActive: boolean | undefined): Partial<Publishing> {
  if (isActive === undefined) return {};
  return isActive ? { isActive, publishAt: null, archivedAt: null } : { isActive };
}

/** Parts that a variant lacks: it does not go live without them. */
export function listMissingOfVariant(variant: {
  /** Of its own, or of the product in general. */
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
 * Parts that a product lacks: without a variant that is live there is nothing to show, though it
 * may be live before.
 */
export function listMissingOfProduct(variants: readonly { readonly isActive: boolean }[]) {
  const missing: MissingPart[] = [];
  if (!variants.some(({ isActive }) => isActive)) missing.push("missing_variant");
  return missing;
}
