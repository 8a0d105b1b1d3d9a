import { expect, test } from "vitest";
import { isNarrowed, queryOf } from "./list-state.ts";

test("INBOX-21 the address says which messages are shown, and nonsense in it counts as not said", () => {
  expect(queryOf({})).toEqual({ folder: "inbox", assignee: "anybody", sort: "newest" });
  expect(
    queryOf({
      folder: "spam",
      kind: "dealer",
      assignee: "me",
      overdue: "yes",
      stage: "approved",
      q: "x",
      sort: "deadline",
      after: "c",
    }),
  ).toEqual({
    folder: "spam",
    kind: "dealer",
    assignee: "me",
    overdue: "yes",
    stage: "approved",
    q: "x",
    sort: "deadline",
    after: "c",
  });
  expect(
    queryOf({ folder: "x", kind: "x", assignee: "x", overdue: "x", stage: "x", sort: "x" }),
  ).toEqual(queryOf({}));
  expect(isNarrowed({ folder: "spam", sort: "deadline" })).toBe(false);
  expect(isNarrowed({ overdue: "yes" })).toBe(true);
});
