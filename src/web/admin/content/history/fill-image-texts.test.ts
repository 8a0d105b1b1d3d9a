import { expect, test } from "vitest";
import { contentActions } from "#i18n/he/content-editor.ts";
import { fillImageTexts } from "./fill-image-texts.ts";

test("EDIT-12 differences name pictures by their descriptions", () => {
  const imageTexts = { "/uploads/library/1795-ab": "A cat in a café" };
  const fill = (words: string) => fillImageTexts(words, imageTexts);
  expect(fill("[/uploads/library/1795-ab · At noon]")).toBe("[A cat in a café · At noon]");
  expect(fill("/media/gallery/camp")).toBe(contentActions.differences.noDescription);
  expect(fill("Read /faq")).toBe("Read /faq");
});
