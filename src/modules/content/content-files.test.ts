import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imageName } from "#media/image.ts";
import { readContentFiles } from "./content-files.fixture.ts";
import { articleCategories } from "./front-matter.ts";

const content = readContentFiles("content");
const articles = content.articles;

/** Published addresses, which must never change. */
const expectedSlugs = [
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

test("BLOG-01 each file is an article at its own address, newest first, with the original eleven among them", () => {
  const slugs = articles.map(({ slug }) => slug);
  const files = readdirSync("content/blog").map((file) => file.replace(/\.md$/, ""));
  expect(slugs.toSorted()).toEqual(files.toSorted());
  expect(slugs).toEqual(expect.arrayContaining(expectedSlugs));
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("BLOG-02 each article has its own category, title, description and image", () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  for (const field of ["title", "description", "excerpt", "image"] as const)
    expect(new Set(articles.map((article) => article[field]))).toHaveProperty(
      "size",
      articles.length,
    );
});

test("BLOG-03 each article has 600 words or more and a reading time of 4 to 8 minutes at 200 words a minute", () => {
  const unfit = articles.filter(
    ({ words, minutes }) =>
      words < 600 || minutes !== Math.ceil(words / 200) || minutes < 4 || minutes > 8,
  );
  expect(unfit.map(({ slug, words, minutes }) => ({ slug, words, minutes }))).toEqual([]);
});

test("BLOG-04 all articles have different dates, the original eleven from 1 November to 15 December 2024", () => {
  expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length);
  const dates = articles.filter(({ slug }) => expectedSlugs.includes(slug)).map(({ date }) => date);
  const days = dates.toSorted();
  expect([days[0], days.at(-1)]).toEqual(["2024-11-01", "2024-12-15"]);
});

test("RICH-06 every placeholder of the texts is replaced", () => {
  for (const { body } of [...articles, ...content.pages])
    expect(JSON.stringify(body)).not.toMatch(/\{[\w.]+\}/);
});

test("RICH-08 the figures of the texts use existing images", () => {
  const figures = [...articles, ...content.pages].flatMap(({ body }) =>
    body.content.flatMap((block) => (block.type === "figure" ? [block.attrs.image] : [])),
  );
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((image) => imageName(image) === undefined)).toEqual([]);
});

test("RICH-10 a file with a mistake is reported with its name and the reason", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const name of ["blog", "pages"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "pages/faulty.md"), "---\ntitle: A\n---\n\n::film\n");
  expect(() => readContentFiles(folder)).toThrow(/pages\/faulty\.md: line 5: there is no ::film/);
  writeFileSync(join(folder, "pages/faulty.md"), "---\ntitle: A\n---\n");
  expect(() => readContentFiles(folder)).toThrow(/pages\/faulty\.md: .*description/s);
});
