import { expect, test } from "vitest";
import { listShownProblems } from "./shown-problems.ts";

const problems = ["title", "excerpt", "body.0"].map((field) => ({
  field,
  code: "required" as const,
  detail: null,
}));
const begun = { published: null, delivered: null, problems };
const list = (touched: readonly string[], isTried = false, loaded: typeof begun = begun) =>
  listShownProblems({ loaded, touched: new Set(touched), isTried }).map(({ field }) => field);

test("EDIT-11 a text that was never published begins without problems, and shows those of changed fields", () => {
  expect(list([])).toEqual([]);
  expect(list(["excerpt", "body"])).toEqual(["excerpt", "body.0"]);
});

test("EDIT-11 all problems are shown once publishing was tried, and in texts that visitors have read", () => {
  const all = ["title", "excerpt", "body.0"];
  expect(list([], true)).toEqual(all);
  const published = { loaded: { ...begun, published: {} }, touched: new Set<string>() };
  expect(listShownProblems({ ...published, isTried: false }).map(({ field }) => field)).toEqual(
    all,
  );
});
