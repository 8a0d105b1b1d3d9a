import { expect, test } from "vitest";
import { sortByLikeness } from "./find-nearest.ts";

const slugs = ["olive", "caramel", "blue", "forest-green", "travel-blanket"];

test.each([
  ["olve", "olive"],
  ["OLIVES ", "olive"],
  ["karamel", "caramel"],
  ["forest", "forest-green"],
  ["blanket", "travel-blanket"],
])("PDP-16 the address nearest to %j is %s", (text, nearest) => {
  expect(sortByLikeness(text, slugs)[0]).toBe(nearest);
});

test.each(["", "תרמיל", "%00", "🐕"])(
  "PDP-16 no address resembles %j, so the shop's order is kept",
  (text) => {
    expect(sortByLikeness(text, slugs)).toEqual(slugs);
  },
);

test("PDP-16 an extremely long text takes no longer than a short one", () => {
  expect(sortByLikeness("olive".repeat(100_000), slugs)).toHaveLength(slugs.length);
});
