import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reviewsText } from "#i18n/en/reviews.ts";
import { renderInShop } from "../shop-page.fixture.tsx";
import { EmptyReviews, ReviewsSection } from "./reviews-section.tsx";
import { listShownSamples } from "./shown-reviews.ts";

test("REV-03 without reviews the section says so once it has loaded", () => {
  const empty = "No reviews yet. Be the first to review this product!";
  expect(renderToStaticMarkup(<EmptyReviews loading={false} />)).toContain(empty);
  expect(renderToStaticMarkup(<EmptyReviews loading />)).not.toContain(empty);
  expect(renderInShop(<ReviewsSection reviews={[]} />)).toContain(reviewsText.loading);
});

test("REV-05 the server's page contains all samples, each with its badge, none as a verified purchase", () => {
  const reviews = listShownSamples();
  const html = renderInShop(<ReviewsSection reviews={reviews} />);
  for (const review of reviews) expect(html).toContain(review.title);
  expect(html.match(/>Sample</g)).toHaveLength(reviews.length);
  expect(html).not.toMatch(/verified|helpful/i);
});

test("REV-05 stars are stated in words", () => {
  const [review] = listShownSamples();
  if (!review) throw new Error("one sample was asked for");
  const html = renderInShop(<ReviewsSection reviews={[{ ...review, rating: 3 }]} />);
  expect(html).toContain('role="img" aria-label="3 of 5 stars"');
});
