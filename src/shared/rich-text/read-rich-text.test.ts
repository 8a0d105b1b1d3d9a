import { expect, test } from "vitest";
import { countWords, listSections, mapWords } from "./read-rich-text.ts";
import type { Block, RichText } from "./rich-text.ts";

const heading = (level: 2 | 3, text: string): Block => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});
const toRichText = (...content: Block[]): RichText => ({ type: "doc", content });

test("RICH-05 the sections of a text are its second-level headings, each with its own id", () => {
  const text = toRichText(
    heading(2, "What’s that, 2?"),
    heading(3, "Not this one"),
    heading(2, "Again"),
    heading(2, "Again"),
    heading(2, "!"),
  );
  expect(listSections(text)).toEqual([
    { id: "what-s-that-2", heading: "What’s that, 2?" },
    { id: "again", heading: "Again" },
    { id: "again-2", heading: "Again" },
    { id: "section", heading: "!" },
  ]);
});

test("RICH-05 words are counted in every part of a text, and a placeholder counts as one", () => {
  const text = toRichText(heading(2, "Two words"), {
    type: "bulletList",
    content: [
      {
        type: "listItem",
        content: [
          {
            type: "paragraph",
            content: [{ type: "text", text: "– {a.b}-month – {c}–{d} cm" }],
          },
        ],
      },
    ],
  });
  expect(countWords(text)).toBe(7);
});

test("RICH-06 words are replaced in every part of a text, and nothing else is", () => {
  const paragraph = { type: "paragraph", content: [{ type: "text", text: "a" }] } as const;
  const list = {
    type: "bulletList",
    content: [{ type: "listItem", content: [paragraph] }],
  } as const;
  const text = toRichText(
    heading(3, "a"),
    { type: "blockquote", content: [paragraph] },
    list,
    {
      type: "table",
      content: [{ type: "tableRow", content: [{ type: "tableHeader", content: [paragraph] }] }],
    },
    { type: "figure", attrs: { image: "/media/a", alt: "a", caption: "a" } },
    { type: "callToAction", attrs: { heading: "a", text: "a", label: "a", to: "/a" } },
    { type: "productCard", attrs: { slug: "a" } },
    { type: "horizontalRule" },
  );
  const changed = JSON.stringify(mapWords(text, (words) => words.toUpperCase()));
  expect(changed).toBe(
    JSON.stringify(text).replaceAll(/"(text|alt|caption|heading|label)":"a"/g, '"$1":"A"'),
  );
});
