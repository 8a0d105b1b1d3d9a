import { expect, test } from "vitest";
import { readFrom, readTarget } from "./own-path.ts";

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/%2F/evil.example",
  "/a%5Cb",
  "/a%00b",
  "evil.example",
  "",
])("REDIR-04 %s is no address of the shop", (typed) => {
  expect(readTarget(typed)).toEqual({ problem: "not_a_path" });
  expect(readFrom(typed)).toEqual({ problem: "not_a_path" });
});

test("REDIR-04 a path is kept in the one spelling under which pages are asked for", () => {
  expect(readFrom(" /Old//Page/ ")).toEqual({ path: "/old/page" });
  expect(readFrom("/%61bc")).toEqual({ path: "/abc" });
  expect(readFrom("/naïve")).toEqual({ path: "/na%C3%AFve" });
  expect(readTarget("/Blog/?from=old#Top")).toEqual({ path: "/blog?from=old#Top" });
  expect(readTarget("/")).toEqual({ path: "/" });
});

test.each(["/", "/admin/x", "/api/things", "/assets/a.js", "/uploads/a", "/Account"])(
  "REDIR-03 %s never leads elsewhere",
  (typed) => {
    expect(readFrom(typed)).toEqual({ problem: "not_free" });
  },
);

test("REDIR-04 what leads elsewhere has no query, and no address is longer than the table takes", () => {
  expect(readFrom("/old?page=2")).toEqual({ problem: "with_query" });
  expect(readFrom("/old#top")).toEqual({ problem: "with_query" });
  expect(readFrom(`/${"x".repeat(300)}`)).toEqual({ problem: "too_long" });
});
