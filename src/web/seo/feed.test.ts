import { expect, test } from "vitest";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { readContentFiles } from "#modules/content/content-files.fixture.ts";
import { feedXml } from "./feed.ts";

const { articles } = readContentFiles("content");

const shop = "https://shop.example";
const feed = { brand, blog, publicUrl: shop };

test("SEO-03 the feed has every article, newest first", () => {
  const xml = feedXml(articles.toReversed(), feed);
  const dates = [...xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date = ""]) =>
    Date.parse(date),
  );
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(xml).toContain(
    '<atom:link href="https://shop.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  );
  const guids = [...xml.matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, guid = ""]) => guid);
  expect(guids.toSorted()).toEqual(articles.map(({ slug }) => `${shop}/blog/${slug}`).toSorted());
});

test("SEO-03 with any article title the feed remains valid XML", () => {
  const article = { slug: "a", category: "Guides", date: "2024-11-18" };
  const xml = feedXml([{ ...article, title: `"Cats & <dogs>"`, excerpt: "bell\u0007 ]]>" }], feed);
  expect(xml).toContain("<title>&quot;Cats &amp; &lt;dogs&gt;&quot;</title>");
  expect(xml).toContain("<description>bell ]]&gt;</description>");
  expect(xml).toContain("<pubDate>Mon, 18 Nov 2024 00:00:00 GMT</pubDate>");
});

test("SEO-03 a blog without articles has an empty feed", () => {
  expect(feedXml([], feed)).not.toMatch(/<item>|lastBuildDate/);
});
