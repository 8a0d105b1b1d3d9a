import { expect, test } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

test("SEO-77 a long text is cut behind a word, or within one that is longer", () => {
  expect(cutAtWord("A bag for walks", 15)).toBe("A bag for walks");
  expect(cutAtWord("A bag for\n walks", 14)).toBe("A bag for…");
  expect(cutAtWord("Rindfleischetikett", 4)).toBe("Rind…");
});
