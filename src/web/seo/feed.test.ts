import { JSDOM } from "jsdom";
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
});

/** The items of a feed, as a program reads them. */
function readItems(xml: string) {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  return [...document.querySelectorAll("item")].map((item) => {
    const [guid] = item.getElementsByTagName("guid");
    const [image] = item.getElementsByTagName("media:content");
    const [text] = item.getElementsByTagName("content:encoded");
    return {
      guid: guid?.textContent,
      isPermaLink: guid?.getAttribute("isPermaLink"),
      link: item.getElementsByTagName("link")[0]?.textContent,
      image: image?.getAttribute("url"),
      type: image?.getAttribute("type"),
      width: Number(image?.getAttribute("width")),
      html: new JSDOM(text?.textContent).window.document.body,
    };
  });
}

test("SEO-75 an item of the feed has an identity that stays, the whole text, and an image", () => {
  const items = readItems(feedXml(articles, feed));
  expect(items).toHaveLength(articles.length);
  const moved = articles.map((article) => ({ ...article, slug: `new-${article.slug}` }));
  const elsewhere = readItems(feedXml(moved, { ...feed, publicUrl: "https://other.example" }));
  expect(elsewhere.map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid));
  for (const { guid, isPermaLink, link, image, type, width, html } of items) {
    expect(isPermaLink).toBe("false");
    expect(guid?.length).toBeLessThan(80);
    expect(image).toMatch(/^https:\/\/shop\.example\/media\/.*\.webp$/);
    expect([type, width > 300]).toEqual(["image/webp", true]);
    expect(html.querySelectorAll("h2").length).toBeGreaterThan(1);
    expect(html.textContent.split(/\s+/).length).toBeGreaterThan(500);
    expect(html.innerHTML).not.toMatch(/class=|data-|srcset|\{[a-z]+\./i);
    for (const each of html.querySelectorAll("[href], [src]"))
      expect(each.getAttribute("href") ?? each.getAttribute("src")).toMatch(
        /^(https:|mailto:|tel:)/,
      );
    expect(link).toContain(`${shop}/blog/`);
  }
});

test("SEO-03 with any article title the feed remains valid XML", () => {
  const article = {
    key: "article/a",
    slug: "a",
    category: "Guides",
    date: "2024-11-18",
    image: "/media/none",
    body: { type: "doc", content: [] },
  } as const;
  const xml = feedXml([{ ...article, title: `"Cats & <dogs>"`, excerpt: "bell\u0007 ]]>" }], feed);
  expect(xml).toContain("<title>&quot;Cats &amp; &lt;dogs&gt;&quot;</title>");
  expect(xml).toContain("<description>bell ]]&gt;</description>");
  expect(xml).toContain("<pubDate>Mon, 18 Nov 2024 00:00:00 GMT</pubDate>");
});

test("SEO-03 a blog without articles has an empty feed", () => {
  expect(feedXml([], feed)).not.toMatch(/<item>|lastBuildDate/);
});
