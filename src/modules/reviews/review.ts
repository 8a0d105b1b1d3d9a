import type { SeededColour } from "#content/backpack-colours.ts";

/** The names that reviews use for the three colourways. */
export type ReviewColour = "sky-blue" | "olive-green" | "caramel-brown";

export type Review = {
  readonly id: string;
  readonly customerName: string;
  readonly productColor: ReviewColour;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly verifiedPurchase: boolean;
  readonly helpfulCount: number;
  readonly createdAt: Date;
};

export const colourOfReview: Readonly<Record<ReviewColour, SeededColour>> = {
  "olive-green": "olive",
  "caramel-brown": "caramel",
  "sky-blue": "blue",
};
