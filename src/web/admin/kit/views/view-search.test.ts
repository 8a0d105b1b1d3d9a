import { expect, test } from "vitest";
import { readText, defineList } from "../define-list.ts";
import { getViewSearch } from "./view-search.ts";

const list = defineList({
  filters: { q: readText, status: ["all", "open", "done"] },
  sorts: [
    { by: "created", first: "desc" },
    { by: "name", first: "asc" },
  ],
});

test("VIEW-04 a view is the normalized address of a list, without its page", () => {
  const said = "?direction=asc&sort=name&status=open&q=a%20b&after=x&tab=notes";
  expect(getViewSearch(list, said)).toBe("q=a+b&status=open&sort=name");
  expect(getViewSearch(list, "status=all&sort=created&direction=desc")).toBe("");
  expect(getViewSearch(list, "status=lost&sort=price")).toBe("");
  expect(getViewSearch(list, "direction=asc")).toBe("direction=asc");
  expect(getViewSearch(list, "q=נועה")).toMatch(/^[!-~]+$/);
});
