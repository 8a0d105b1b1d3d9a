import { expect, test } from "vitest";
import { isPageShown } from "./shown-page.ts";

test("FRAME-01 a page that is put away takes the addresses below it and its anchors along", () => {
  const switches = { blog: false, faq: false, gallery: true };
  const isShown = (to: string) => isPageShown(switches, to);
  expect(["/blog", "/blog/a-walk", "/faq#fit", "/faq?q=1"].map(isShown)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    ["/", "/gallery", "/blogs", "/constructor", "https://shop.example/blog"].map(isShown),
  ).toEqual([true, true, true, true, true]);
});
