/** Controls and labels of the reviews. */
export const reviewsText = {
  carousel: "Customer reviews",
  roleDescription: "carousel",
  loading: "Loading reviews",
  empty: "No reviews yet. Be the first to review this product!",
  sample: "Sample",
  verified: "Verified purchase",
  /** Leads to all reviews of the product. */
  all: "All reviews of this product",
  stars: (rating: number) => `${rating} of 5 stars`,
  previous: "Previous review",
  next: "Next review",
  position: (current: number, total: number) => `${current} / ${total}`,
  positionLabel: (current: number, total: number) => `Review ${current} of ${total}`,
} as const;
