import fc from "fast-check";
import { expect, test } from "vitest";
import { reviewMaterial } from "#content/reviews.ts";
import { colorOfReview } from "./review.ts";
import { createSampleReviews, SAMPLES_FROM, SAMPLES_NOW } from "./sample-reviews.ts";

const material = reviewMaterial;

test("REV-01 the same seed always produces the same twelve reviews", () => {
  expect(createSampleReviews({ material })).toHaveLength(12);
  expect(createSampleReviews({ material })).toEqual(createSampleReviews({ material }));
  expect(createSampleReviews({ material, seed: 8 })).not.toEqual(createSampleReviews({ material }));
});

test("REV-01 every sample is complete, within its limits and never a verified purchase", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), (seed, count) => {
      const reviews = createSampleReviews({ material, seed, count });
      expect(reviews).toHaveLength(count);
      expect(new Set(reviews.map((review) => review.id)).size).toBe(count);
      for (const review of reviews) {
        expect(review.verifiedPurchase).toBe(false);
        expect(Object.keys(colorOfReview)).toContain(review.productColor);
        expect([1, 2, 3, 4, 5]).toContain(review.rating);
        expect(review.helpfulCount).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(review.helpfulCount)).toBe(true);
        expect(review.createdAt.getTime()).toBeGreaterThanOrEqual(SAMPLES_FROM.getTime());
        expect(review.createdAt.getTime()).toBeLessThan(SAMPLES_NOW.getTime());
        expect(review.title).not.toBe("");
        expect(review.content).not.toBe("");
        expect(review.customerName).not.toBe("");
      }
    }),
    { numRuns: 50 },
  );
});

test("REV-01 the newest sample comes first, and each has another author", () => {
  const reviews = createSampleReviews({ material });
  const times = reviews.map((review) => review.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(reviews.map((review) => review.customerName)).size).toBe(reviews.length);
  expect(new Set(reviews.map((review) => review.content)).size).toBe(reviews.length);
});

test("REV-01 without material there are no samples", () => {
  expect(createSampleReviews({ material: { names: [], opinions: [] } })).toEqual([]);
});
