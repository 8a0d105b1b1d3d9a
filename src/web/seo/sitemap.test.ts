import { expect, test } from "vitest";
import { listArticles } from "../storefront/mdx/articles.ts";
import { listTextPages } from "../storefront/mdx/text-pages.ts";
import { publicPages, sitemapXml } from "./sitemap.ts";

const pages = publicPages({
  sold: ["blue", "olive"],
  articles: listArticles(),
  textPages: listTextPages(),
});
const paths = pages.map(({ path }) => path);

test("SEO-01 the sitemap has every article, every text page and the bags that are sold", () => {
  expect(paths.filter((path) => path.startsWith("/blog/"))).toHaveLength(11);
  expect(paths.filter((path) => path.startsWith("/product/"))).toEqual([
    "/product/olive",
    "/product/blue",
  ]);
  expect(paths).toEqual(expect.arrayContaining(["/", "/about", "/privacy", "/terms"]));
  expect(new Set(paths).size).toBe(paths.length);
});

test("SEO-01 nothing private is in the sitemap", () => {
  const closed = /^\/(auth|reset|cart|order|account|admin|dev|newsletter|offline|api)/;
  expect(paths.filter((path) => closed.test(path))).toEqual([]);
});

test("SEO-01 articles and the blog tell when they changed, and a date in words is left out", () => {
  const changes = new Map(pages.map(({ path, changed }) => [path, changed]));
  expect(changes.get("/blog/garden-walks-cats")).toBe("2024-11-18");
  expect(changes.get("/blog")).toBe("2024-12-15");
  expect(changes.get("/accessibility")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(changes.get("/privacy")).toBeUndefined();
});

test("SEO-01 addresses are absolute and escaped", () => {
  const xml = sitemapXml([{ path: "/a?b=1&c='<>", changed: "2024-11-18" }], "https://shop.example");
  expect(xml).toContain(
    "<url><loc>https://shop.example/a?b=1&amp;c=&apos;&lt;&gt;</loc><lastmod>2024-11-18</lastmod></url>",
  );
});
