import { expect, test } from "vitest";
import { filterOf, isFiltered, queryOf, sortChange, sortingOf } from "./list-state.ts";

test("ORDL-01 the address says what the list shows", () => {
  const values = { q: "noa", status: "pending", period: "week", hidden: "yes", after: "x" };
  expect(queryOf(values)).toEqual({ ...values, sort: "created", direction: "desc" });
  expect(isFiltered(filterOf({}))).toBe(false);
  expect(isFiltered(filterOf({ period: "today" }))).toBe(true);
});

test("ORDL-01 what the address says wrongly counts as not said", () => {
  const wrong = { status: "lost", period: "year", sort: "weight", direction: "up", hidden: "no" };
  expect(queryOf(wrong)).toEqual({ period: "all", sort: "created", direction: "desc" });
});

test("ORDL-04 a column begins the natural way round, and turns when it is pressed again", () => {
  const byDate = sortingOf({});
  expect(sortChange(byDate, { by: "customer", direction: "desc" })).toEqual({
    sort: "customer",
    direction: "asc",
  });
  expect(sortChange(byDate, { by: "total", direction: "desc" })).toEqual({
    sort: "total",
    direction: null,
  });
  expect(
    sortChange({ by: "customer", direction: "asc" }, { by: "customer", direction: "desc" }),
  ).toEqual({ sort: "customer", direction: null });
  // The usual order needs no words.
  expect(
    sortChange({ by: "total", direction: "desc" }, { by: "created", direction: "desc" }),
  ).toEqual({ sort: null, direction: null });
});
