import { expect, test } from "vitest";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import { toRichText } from "./to-rich-text.ts";

test("EDIT-08 the editor's content is stored without its own attributes, in the form that the server accepts", () => {
  const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
  const cell = (type: string, words: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [{ type: "paragraph", content: [text(words)] }],
  });
  const editors = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2, id: "x" }, content: [text("Title")] },
      {
        type: "paragraph",
        content: [
          text("See ", { type: "bold" }),
          text("this", {
            type: "link",
            attrs: { href: "/faq", target: "_blank", rel: "nofollow" },
          }),
          { type: "hardBreak" },
          text("line"),
        ],
      },
      {
        type: "orderedList",
        attrs: { start: 1, type: null },
        content: [{ type: "listItem", content: [{ type: "paragraph", content: [text("One")] }] }],
      },
      {
        type: "table",
        content: [
          { type: "tableRow", content: [cell("tableHeader", "A")] },
          { type: "tableRow", content: [cell("tableCell", "B")] },
        ],
      },
      { type: "figure", attrs: { image: "/media/gallery/camp", alt: "", caption: "Camp" } },
      { type: "paragraph" },
    ],
  };
  const stored = toRichText(editors);
  expect(richTextSchema.parse(editors)).toEqual(stored);
  expect(JSON.stringify(stored)).not.toMatch(/target|colspan|"id"|"type":null/);
  expect(toRichText(stored)).toEqual(stored);
});
