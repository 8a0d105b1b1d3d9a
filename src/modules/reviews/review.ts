import type { SeededColor } from "#content/backpack-colors.ts";

/** The names that reviews use for the three colorways. */
export type ReviewColor = "sky-blue" | "olive-green" | "caramel-brown";

export type Review = {
  readonly id: string;
  readonly customerName: string;
  readonly productColor: ReviewColor;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly verifiedPurchase: boolean;
  readonly helpfulCount: number;
  readonly createdAt: Date;
};

export const colorOfReview: Readonly<Record<ReviewColor, SeededColor>> = {
  "olive-green": "olive",
  "caramel-brown": "caramel",
  "sky-blue": "blue",
};
