import { expect, test } from "vitest";
import { addTags } from "./tags.ts";

test("tags are split at commas, trimmed and never empty", () => {
  expect(addTags(["cats"], " travel , ,small dogs,")).toEqual(["cats", "travel", "small dogs"]);
});

test("a tag is listed once in any letter case", () => {
  expect(addTags(["Travel"], "TRAVEL, cats, Cats")).toEqual(["Travel", "cats"]);
});

test("adding nothing leaves the list unchanged", () => {
  const tags = ["travel"];
  expect(addTags(tags, "  ")).toBe(tags);
});
