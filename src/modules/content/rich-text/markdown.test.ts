import fc from "fast-check";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anyRichText } from "../../../../tests/support/any-rich-text.ts";
import { parseMarkdown, printMarkdown } from "./markdown.ts";

const files = globSync("content/{blog,pages}/*.md");
const parse = (text: string) => parseMarkdown(text).body.content;
const words = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

test("RICH-07 any text written as Markdown is read back as the same text", () => {
  fc.assert(
    fc.property(anyRichText, (body) => {
      const file = { frontMatter: { title: "A: “b”", count: 3 }, body };
      const written = printMarkdown(file);
      expect(parseMarkdown(written)).toEqual(file);
      expect(printMarkdown(parseMarkdown(written))).toBe(written);
    }),
  );
}, 90_000);

test.each(files)("RICH-07 %s is formatted as the shop writes it", (file) => {
  const written = readFileSync(file, "utf8");
  expect(printMarkdown(parseMarkdown(written))).toBe(written);
});

test("RICH-08 Markdown supports figures, callouts, cards and calls to action", () => {
  const text = `## A *bag*

![A café](/media/gallery/cafe "Table for two")

:::callout
Careful.
:::

::product-card{slug="olive"}

::call-to-action{heading="Go" text="Far away" label="Now" to="/faq"}

| a | b |
| - | - |
| c |
`;
  expect(parse(text)).toMatchObject([
    { type: "heading", attrs: { level: 2 } },
    {
      type: "figure",
      attrs: { image: "/media/gallery/cafe", alt: "A café", caption: "Table for two" },
    },
    { type: "callout", content: [words("Careful.")] },
    { type: "productCard", attrs: { slug: "olive" } },
    {
      type: "callToAction",
      attrs: { heading: "Go", text: "Far away", label: "Now", to: "/faq" },
    },
    { type: "table", content: [{}, { content: [{}, { content: [{ content: [] }] }] }] },
  ]);
});

test("RICH-09 HTML, code and inline directives are plain words", () => {
  for (const text of [
    "<script>alert(1)</script>",
    "<b>bold</b> and <!-- more -->",
    "`code` at 10:30, :smile: a@b.example https://a.example",
    "{policies.warrantyMonths}",
  ])
    expect(parse(text)).toEqual([words(text)]);
});

test("RICH-10 invalid content is rejected with its line or its position", () => {
  expect(() => parse("a\n\n::film{name=x}")).toThrow("line 3: there is no ::film");
  expect(() => parse(":::note\na\n:::")).toThrow("line 1: there is no :::note");
  expect(() => parse("see ![](/media/gallery/cafe)")).toThrow("line 1: a picture stands");
  expect(() => parse("[x](javascript:alert)")).toThrow("leads nowhere that it may");
  expect(() => parse("![](https://a.example/x.png)")).toThrow("is no stored picture");
  expect(() => parse("> ## a")).toThrow("content[0]");
});
