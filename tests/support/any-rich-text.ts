import fc from "fast-check";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";

/** Words, with all that means something to Markdown, HTML and placeholders among them. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "word", " ", "  ", ".", "!", "שלום", "é", "1.", "10:30", "—", "😀"),
      fc.constantFrom(..."*_~`#>+-=|[](){}<>&\\:/\"'!^$%@\t\n".split("")),
      fc.constantFrom("**", ":::", "::a{b=c}", ":::callout", "---", "<b>", "&amp;", "&#x20;"),
      fc.constantFrom("https://a.example", "www.a.example", "a@b.example", "{policies.x_y}"),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

const line = words.map((text) =>
  text
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "")
    .slice(0, 70)
    .toWellFormed(),
);
const filledLine = line.map((text) => `x${text}`);

const href = fc.oneof(
  fc.constantFrom("/", "/faq#a", "#a", "https://a.example/?b=1&amp;c=(d)", "mailto:a@b.example"),
  fc.webUrl({ validSchemes: ["https"], withFragments: true, withQueryParameters: true }),
  filledLine.map((text) => `/${text.replaceAll(/[\s\\\p{Cc}]/gu, "")}`),
);

const mark = fc.oneof(
  fc.constant({ type: "bold" }),
  fc.constant({ type: "italic" }),
  fc.record({ type: fc.constant("link"), attrs: fc.record({ href }) }),
);
const inline = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant("text"),
        text: words,
        marks: fc.array(mark, { maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: "hardBreak" }) },
  ),
  { maxLength: 6 },
);
const node = (type: string, content: fc.Arbitrary<unknown>) =>
  fc.record({ type: fc.constant(type), content });
const leaf = (type: string, attrs: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), attrs: fc.record(attrs) });

const paragraph = node("paragraph", inline);
const { simple } = fc.letrec((tie) => ({
  item: node("listItem", fc.array(tie("simple"), { minLength: 1, maxLength: 3 })),
  simple: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    paragraph,
    node("bulletList", fc.array(tie("item"), { maxLength: 3 })),
    fc.record({
      type: fc.constant("orderedList"),
      attrs: fc.record({ start: fc.integer({ min: 1, max: 9_999 }) }),
      content: fc.array(tie("item"), { maxLength: 3 }),
    }),
  ),
}));

const cell = fc.record({
  type: fc.constantFrom("tableHeader", "tableCell"),
  content: fc.array(paragraph, { maxLength: 2 }),
});
const table = fc.integer({ min: 1, max: 3 }).chain((width) => {
  const row = node("tableRow", fc.array(cell, { minLength: width, maxLength: width }));
  return node("table", fc.array(row, { minLength: 1, maxLength: 3 }));
});

const block = fc.oneof(
  paragraph,
  simple,
  node("blockquote", fc.array(simple, { maxLength: 3 })),
  node("callout", fc.array(simple, { maxLength: 3 })),
  table,
  fc.record({
    type: fc.constant("heading"),
    attrs: fc.record({ level: fc.constantFrom(2, 3) }),
    content: inline,
  }),
  leaf("figure", {
    image: fc.constantFrom("/media/gallery/cafe", "/uploads/a/b-1-10x10"),
    alt: line,
    caption: line,
  }),
  leaf("productCard", { slug: filledLine }),
  leaf("callToAction", { heading: filledLine, text: line, label: filledLine, to: href }),
  fc.constant({ type: "horizontalRule" }),
);

/** A text as an editor may send it. */
export const anySentText: fc.Arbitrary<unknown> = node("doc", fc.array(block, { maxLength: 6 }));

/** A text as it is stored. */
export const anyRichText: fc.Arbitrary<RichText> = anySentText.map((sent) =>
  richTextSchema.parse(sent),
);
