import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNextPath } from "./next-path.ts";

test.each([
  ["/", "/"],
  ["/orders", "/orders"],
  ["/order/olive?step=details&buy=1", "/order/olive?step=details&buy=1"],
  ["/faq#shipping", "/faq#shipping"],
  ["/contact?from=https://example.com//a", "/contact?from=https://example.com//a"],
  ["/blog/../orders", "/orders"],
  ["/authors", "/authors"],
  ["/a b", "/a%20b"],
])("SIGN-01 %s redirects to %s", (value, path) => {
  expect(safeNextPath(value)).toBe(path);
});

test.each([
  undefined,
  null,
  "",
  "orders",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/orders\\..\\..",
  "/%5cevil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2f%2fevil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/orders\r\nset-cookie: a=b",
  "/\u0000",
  "/%00",
  "/%0a",
  "/\u202eevil",
  "/\ud800",
  "/%ff",
  "/auth",
  "/AUTH?tab=sign-up",
  "/auth/",
  "/auth/confirm?token=1",
  "/%61uth",
  "/auth.data",
  "/./auth",
  `/${"a".repeat(1_000)}`,
])("SIGN-02 %j redirects nowhere", (value) => {
  expect(safeNextPath(value)).toBeUndefined();
});

test("SIGN-02 the browser stays in the shop, whatever address is requested", () => {
  const shop = "https://wanderpaw.example";
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ".",
    "%2f",
    "%2e",
    "\t",
    "@",
    ":",
    "a",
    "?",
    "#",
    "auth",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = safeNextPath(`/${parts.join("")}`);
      if (path === undefined) return;
      expect(new URL(path, shop).origin).toBe(shop);
      expect(safeNextPath(path)).toBe(path);
    }),
  );
});
