import { expect, test } from "vitest";
import { articleCategories } from "./front-matter.ts";
import { listArticles, relatedTo } from "./articles.ts";

const articles = listArticles();

const slugs = [
  "active-lifestyle-small-dogs",
  "beach-day-essentials",
  "complete-guide-pet-travel-backpack",
  "garden-walks-cats",
  "marina-waterfront-visits",
  "pet-carrier-flights",
  "pet-travel-packing",
  "seaside-pet-adventures",
  "top-5-pet-friendly-destinations",
  "training-your-dog",
  "urban-pet-adventures",
];

test("BLOG-01 there are eleven articles, each under its address, and the newest comes first", () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("BLOG-02 each article has a category, a title, a description and a picture of its own", () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  for (const field of ["title", "description", "excerpt", "picture"] as const)
    expect(new Set(articles.map((article) => article[field]))).toHaveProperty("size", slugs.length);
});

test("BLOG-03 each article has 600 words or more and takes 4 to 8 minutes, at 200 words a minute", () => {
  const unfit = articles.filter(
    ({ words, minutes }) =>
      words < 600 || minutes !== Math.ceil(words / 200) || minutes < 4 || minutes > 8,
  );
  expect(unfit.map(({ slug, words, minutes }) => ({ slug, words, minutes }))).toEqual([]);
});

test("BLOG-04 the articles are from different days between 1 November and 15 December 2024", () => {
  const dates = articles.map(({ date }) => date).toSorted();
  expect(new Set(dates).size).toBe(slugs.length);
  expect(dates[0]).toBe("2024-11-01");
  expect(dates.at(-1)).toBe("2024-12-15");
});

test("BLOG-05 an article is followed by others, those of a related category first", () => {
  const related = Object.fromEntries(
    articles.map((article) => [
      article.slug,
      relatedTo(article, articles, 3).map(({ slug }) => slug),
    ]),
  );
  expect(related["seaside-pet-adventures"]?.[0]).toBe("beach-day-essentials");
  for (const [slug, others] of Object.entries(related)) {
    expect(others).toHaveLength(3);
    expect(others).not.toContain(slug);
  }
});
