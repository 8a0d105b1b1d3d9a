import { renderToReadableStream } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { olive } from "#modules/catalog/olive.fixture.ts";
import { parseMarkdown } from "#modules/content/rich-text/markdown.ts";
import { CartProvider } from "../cart/cart-provider.tsx";
import { RichText } from "./rich-text.tsx";

async function renderHtml(markdown: string, cards = [olive]): Promise<string> {
  const { body } = parseMarkdown(markdown);
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <CartProvider catalog={cards} coupons={[]} asksForCoupons={false}>
          <RichText body={body} cards={cards} />
        </CartProvider>
      ),
    },
  ]);
  const stream = await renderToReadableStream(<Page />);
  await stream.allReady;
  const html = await new Response(stream).text();
  return html.replaceAll(/<!--.*?-->| data-discover="true"/g, "");
}

test("RICH-11 words have their marks, and sections their ids", async () => {
  expect(await renderHtml("## One *more*\n\n### Below\n\n**a _b_**\\\nc\n\n---\n\n> quoted")).toBe(
    '<h2 id="one-more">One <em>more</em></h2><h3>Below</h3>' +
      "<p><strong>a </strong><strong><em>b</em></strong><br/>c</p><hr/>" +
      "<blockquote><p>quoted</p></blockquote>",
  );
});

test("RICH-11 links within the shop are plain, and external links have rel=noopener", async () => {
  expect(await renderHtml("[a](/faq) [b](https://b.example)")).toBe(
    '<p><a class="link" href="/faq">a</a> ' +
      '<a href="https://b.example" rel="noopener" class="link">b</a></p>',
  );
});

test("RICH-11 list items are single lines unless one has several paragraphs", async () => {
  expect(await renderHtml("- a\n  - b\n\n3. c\n\n   d")).toBe(
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li><p>c</p><p>d</p></li></ol>',
  );
});

test("RICH-11 an image uses its own description unless the text provides one", async () => {
  const own = await renderHtml('![](/media/gallery/cafe "Table for two")');
  expect(own).toMatch(/<figure.*alt="[^"]{10,}".*<figcaption[^>]*>Table for two<\/figcaption>/);
  expect(await renderHtml("![Just a bag](/media/gallery/cafe)")).toContain('alt="Just a bag"');
});

test("RICH-11 callouts, tables and calls to action use the shop's design", async () => {
  expect(await renderHtml(":::callout\nMind the step.\n:::")).toMatch(
    /^<aside[^>]*><p>Mind the step\.<\/p><\/aside>$/,
  );
  expect(await renderHtml("| a |\n| - |\n| b |")).toMatch(
    /<div role="group"[^>]*><table[^>]*><thead><tr><th scope="col"[^>]*>a<\/th><\/tr><\/thead><tbody><tr><td[^>]*>b<\/td><\/tr><\/tbody><\/table><\/div>/,
  );
  expect(
    await renderHtml('::call-to-action{heading="Go" text="Far" label="Now" to="/products"}'),
  ).toMatch(/<section aria-labelledby="(.+?)".*<h2 id="\1".*>Go<.*Far.*href="\/products">Now<\/a>/);
});

test("RICH-12 a text shows the card of a product for sale, and hides the others", async () => {
  const card = `::product-card{slug="${olive.slug}"}`;
  expect(await renderHtml(card)).toMatch(new RegExp(`<article.*href="/product/${olive.slug}"`));
  expect(await renderHtml(card, [])).toBe("");
});
