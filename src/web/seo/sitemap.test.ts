import { expect, test } from "vitest";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { listSitemapPages, sitemapXml } from "./sitemap.ts";

const { articles, pages: textPages } = readContentFiles("content");

const pages = listSitemapPages({
  sold: ["blue", "olive"],
  articles,
  textPages,
  hasLaw: false,
  closed: [],
});
const paths = pages.map(({ path }) => path);

test("SEO-01 the sitemap has every article, every text page and all products for sale", () => {
  expect(paths).toEqual(expect.arrayContaining(articles.map(({ slug }) => `/blog/${slug}`)));
  expect(paths.filter((path) => path.startsWith("/product/"))).toEqual([
    "/product/blue",
    "/product/olive",
  ]);
  expect(paths).toEqual(expect.arrayContaining(["/", ...pages.map(({ path }) => path)]));
  expect(new Set(paths).size).toBe(paths.length);
});

test("SEO-01 nothing private is in the sitemap", () => {
  const closed = /^\/(auth|reset|cart|order|account|admin|dev|newsletter|offline|api)/;
  expect(paths.filter((path) => closed.test(path))).toEqual([]);
});

test("SEO-01 articles and the blog have the date of their last change, and a date in words is left out", () => {
  const changes = new Map(pages.map(({ path, changed }) => [path, changed]));
  for (const { slug, date } of articles) expect(changes.get(`/blog/${slug}`)).toBe(date);
  const dates = articles.map(({ date }) => date).toSorted();
  expect(changes.get("/blog")).toBe(dates.at(-1));
  expect(changes.get("/accessibility")).toMatch(/^\d{4}-\d\d-\d\d$/);
  const inWords = listSitemapPages({
    sold: [],
    articles: [],
    textPages: [{ path: "/old", updated: "January 2024" }],
    hasLaw: true,
    closed: ["/gallery"],
  });
  expect(inWords.find(({ path }) => path === "/old")?.changed).toBeUndefined();
  // A page that the shop does without is not there.
  expect(inWords.map(({ path }) => path)).not.toContain("/gallery");
});

test("SEO-01 addresses are absolute and escaped", () => {
  const xml = sitemapXml([{ path: "/a?b=1&c='<>", changed: "2024-11-18" }], "https://shop.example");
  expect(xml).toContain(
    "<url><loc>https://shop.example/a?b=1&amp;c=&apos;&lt;&gt;</loc><lastmod>2024-11-18</lastmod></url>",
  );
});
