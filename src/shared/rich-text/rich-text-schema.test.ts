import fc from "fast-check";
import { expect, test } from "vitest";
import { anySentText } from "../../../tests/support/any-rich-text.ts";
import { hrefSchema, richTextLimits, richTextSchema } from "./rich-text-schema.ts";

const toRichText = (...content: unknown[]) => ({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, marks });
const isLetIn = (text: unknown) => richTextSchema.safeParse(text).success;
const read = (...content: unknown[]) => richTextSchema.parse(toRichText(...content)).content;

test("RICH-01 unknown nodes and marks are rejected, and unknown attributes are dropped", () => {
  expect(read({ ...paragraph(words("Hi")), attrs: { style: "color:red" }, onclick: "x" })).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "Hi" }] },
  ]);
  const link = { type: "link", attrs: { href: "/faq", target: "_blank", class: "x" } };
  expect(read(paragraph(words("Hi", link)))).toEqual([
    paragraph(words("Hi", { type: "link", attrs: { href: "/faq" } })),
  ]);
  for (const unknown of [
    toRichText({ type: "script", content: [words("alert(1)")] }),
    toRichText({ type: "heading", attrs: { level: 1 }, content: [words("Hi")] }),
    toRichText(paragraph(words("Hi", { type: "textStyle", attrs: { color: "red" } }))),
    toRichText({ type: "figure", attrs: { image: "https://a.example/x.png" } }),
    toRichText({ type: "figure", attrs: { image: "/media/../secret" } }),
    toRichText({ type: "blockquote", content: [{ type: "horizontalRule" }] }),
    paragraph(words("Hi")),
    "Hi",
    null,
  ])
    expect([unknown, isLetIn(unknown)]).toEqual([unknown, false]);
});

test("RICH-02 a link leads to the shop, to a section of the page, or to an address that executes nothing", () => {
  for (const href of [
    "/",
    "/blog/a-walk?b=1#c",
    "#top",
    "https://a.example/b",
    "mailto:a@b.example",
    "tel:+9721",
  ])
    expect([href, hrefSchema.safeParse(href).success]).toEqual([href, true]);
  for (const href of [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://a.example",
    "//a.example",
    "/\\a.example",
    "/\t/a.example",
    "faq",
    "",
  ])
    expect([href, hrefSchema.safeParse(href).success]).toEqual([href, false]);
});

test("RICH-03 a text that is too long, too deeply nested or has too many parts is rejected", () => {
  const { characters, nodes } = richTextLimits;
  expect(isLetIn(toRichText(paragraph(words("a".repeat(characters)))))).toBe(true);
  expect(isLetIn(toRichText(paragraph(words("a".repeat(characters))), paragraph(words("a"))))).toBe(
    false,
  );
  expect(isLetIn(toRichText(...Array.from({ length: nodes }, () => paragraph())))).toBe(false);
  const nested = (levels: number) => {
    let inner: unknown = paragraph(words("a"));
    for (let level = 0; level < levels; level += 1)
      inner = { type: "bulletList", content: [{ type: "listItem", content: [inner] }] };
    return toRichText(inner);
  };
  expect(isLetIn(nested(4))).toBe(true);
  expect(isLetIn(nested(5))).toBe(false);
  expect(isLetIn(nested(100_000))).toBe(false);
});

test("RICH-04 texts that look the same are stored the same: neighbours merged, marks sorted, empty parts removed", () => {
  const bold = { type: "bold" };
  const italic = { type: "italic" };
  expect(
    read(
      paragraph(words("  a", italic, bold), words("b\n", bold, italic), { type: "hardBreak" }),
      paragraph(words(" ")),
      paragraph(),
      { type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] },
      { type: "heading", attrs: { level: 2 }, content: [words("A"), { type: "hardBreak" }] },
    ),
  ).toEqual([
    paragraph(words("ab", bold, italic)),
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "A" }] },
  ]);
  fc.assert(
    fc.property(anySentText, (sent) => {
      const stored = richTextSchema.parse(sent);
      expect(richTextSchema.parse(stored)).toEqual(stored);
    }),
  );
});

test("RICH-04 a table has its headings in the first row, rows of equal length, and one line in each cell", () => {
  const cell = (type: string, ...content: unknown[]) => ({ type, content });
  const row = (...content: unknown[]) => ({ type: "tableRow", content });
  const table = (...content: unknown[]) => ({ type: "table", content });
  const a = { type: "text", text: "a" };
  expect(
    read(
      table(
        row(cell("tableCell", paragraph(a), paragraph(a))),
        row(cell("tableHeader", paragraph(a))),
      ),
    ),
  ).toEqual([
    table(
      row(cell("tableHeader", paragraph({ type: "text", text: "a a" }))),
      row(cell("tableCell", paragraph(a))),
    ),
  ]);
  const cells = cell("tableCell", paragraph(a));
  expect(isLetIn(toRichText(table(row(cells, cells), row(cells))))).toBe(false);
  expect(isLetIn(toRichText(table(row({ ...cells, attrs: { colspan: 2 } }))))).toBe(false);
});
