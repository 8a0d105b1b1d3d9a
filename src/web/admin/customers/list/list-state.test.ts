import { expect, test } from "vitest";
import { filterOf, isFiltered, queryOf, sortChange, sortingOf } from "./list-state.ts";

test("CRM-20 the address says what the list shows, and what it says wrongly counts as not said", () => {
  const values = { q: "noa", state: "dormant", kind: "guest", after: "x" };
  expect(queryOf(values)).toEqual({ ...values, sort: "lastOrder", direction: "desc" });
  expect(queryOf({ state: "lost", kind: "dog", sort: "weight", direction: "up" })).toEqual({
    sort: "lastOrder",
    direction: "desc",
  });
  expect(isFiltered(filterOf({ sort: "name" }))).toBe(false);
  expect(isFiltered(filterOf({ kind: "guest" }))).toBe(true);
});

test("CRM-20 a column begins the natural way round, and turns when it is pressed again", () => {
  expect(sortingOf({ sort: "name" })).toEqual({ by: "name", direction: "asc" });
  const first = sortChange(sortingOf({}), { by: "name", direction: "desc" });
  expect(first).toEqual({ sort: "name", direction: null });
  expect(sortChange(sortingOf({ sort: "name" }), { by: "name", direction: "desc" })).toEqual({
    sort: "name",
    direction: "desc",
  });
  expect(sortChange(sortingOf({}), { by: "lastOrder", direction: "asc" })).toEqual({
    sort: null,
    direction: "asc",
  });
  expect(sortChange(sortingOf({ sort: "orders" }), { by: "lastOrder", direction: "asc" })).toEqual({
    sort: null,
    direction: null,
  });
});
