import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRichText } from "#shared/rich-text/any-rich-text.fixture.ts";
import { parseMarkdown, printMarkdown } from "./markdown.ts";

test("RICH-04 whatever a text holds, its Markdown is read as the same text", () => {
  fc.assert(
    fc.property(anyRichText, (body) => {
      const file = { frontMatter: { title: "A: “b”", count: 3 }, body };
      expect(parseMarkdown(printMarkdown(file))).toEqual(file);
    }),
    { numRuns: Number(process.env["FUZZ"] ?? 300) },
  );
});
