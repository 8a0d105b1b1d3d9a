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
])("REDIR-04 %s is not an address of the shop", (typed) => {
  expect(readTarget(typed)).toEqual({ problem: "not_a_path" });
  expect(readFrom(typed)).toEqual({ problem: "not_a_path" });
});

test("REDIR-04 a path is stored in its canonical form", () => {
  expect(readFrom(" /Old//Page/ ")).toEqual({ path: "/old/page" });
  expect(readFrom("/%61bc")).toEqual({ path: "/abc" });
  expect(readFrom("/naïve")).toEqual({ path: "/na%C3%AFve" });
  expect(readTarget("/Blog/?from=old#Top")).toEqual({ path: "/blog?from=old#Top" });
  expect(readTarget("/")).toEqual({ path: "/" });
});

test.each(["/", "/admin/x", "/api/things", "/assets/a.js", "/uploads/a", "/Account"])(
  "REDIR-03 %s cannot be redirected",
  (typed) => {
    expect(readFrom(typed)).toEqual({ problem: "not_free" });
  },
);

test("REDIR-04 the old address has no query, and no address exceeds the length of the column", () => {
  expect(readFrom("/old?page=2")).toEqual({ problem: "with_query" });
  expect(readFrom("/old#top")).toEqual({ problem: "with_query" });
  expect(readFrom(`/${"x".repeat(300)}`)).toEqual({ problem: "too_long" });
});
