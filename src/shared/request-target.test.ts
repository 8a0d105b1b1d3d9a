import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRequestTarget } from "./request-target.ts";
import { isSharedPath } from "./shared-paths.ts";

function getPath(raw: string): string | number {
  const target = parseRequestTarget(raw);
  return target.kind === "page" ? target.path : target.status;
}

test.each([
  ["/", "/"],
  ["/product/olive", "/product/olive"],
  ["/product/olive/", "/product/olive"],
  ["/Product/OLIVE", "/product/olive"],
  ["//product//olive", "/product/olive"],
  ["/product/%6flive", "/product/olive"],
  ["/product/%20Olive", "/product/%20olive"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/a:b@c,d;e=f&g+h$i", "/a:b@c,d;e=f&g+h$i"],
  ["http://other.example/cart", "/cart"],
  ["HTTP://other.example", "/"],
  ["/_.data", "/_.data"],
  ["/ADMIN", "/admin"],
  ["/Admin//orders", "/admin/orders"],
  ["/Order-Status/KeyX", "/order-status/KeyX"],
])("HTTP-05 the address %s is the page %s", (raw, path) => {
  expect(getPath(raw)).toBe(path);
});

test.each([
  "/../admin",
  "/a/%2e%2e/admin",
  "/a%2fb",
  "/a%5Cb",
  "/a\\b",
  "/%00",
  "/a%0d%0aset-cookie:x",
  "/%",
  "/%zz",
  "/%ff",
  "*",
  "cart",
  "",
  "/a#b",
  "/a?b#c",
])("HTTP-14 the address %s is refused as unreadable", (raw) => {
  // The empty address stands for the home page in the absolute form only.
  expect(raw === "" ? getPath("http://h#x") : getPath(raw)).toBe(400);
});

test("HTTP-14 an overlong address is refused as too long", () => {
  expect(getPath(`/?${"a".repeat(4_095)}`)).toBe(414);
  expect(getPath(`/${"a".repeat(2_048)}`)).toBe(414);
  expect(getPath(`/${"a".repeat(2_047)}`)).toBe(`/${"a".repeat(2_047)}`);
});

test("HTTP-05 every spelling redirects to a canonical address, on this host", () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom("/", "//", "%2e", ".", "admin", "Admin", "%61", "é", ":"),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const target = parseRequestTarget(`/${parts.join("")}`);
      if (target.kind === "refused") return;
      expect(target.path).toMatch(/^\/(?![/\\])/);
      expect(parseRequestTarget(target.path)).toMatchObject({
        kind: "page",
        path: target.path,
        isCanonical: true,
      });
      // A URL parser maps it to the same page, so no later code reads another one.
      expect(new URL(target.path, "http://shop.example").pathname.toLowerCase()).toBe(
        target.path.toLowerCase(),
      );
    }),
  );
});

test.each([
  "/admin",
  "/ADMIN/x",
  "//admin",
  "/%61dmin",
  "/%41DMIN%2edata",
  "/admin.data",
  "/admin/_.data",
  "/orders",
  "/orders.data",
  "/api/x",
  "/order-success",
  "/Order-Status/0123456789abcdef",
  "/auth/",
  "/product/preview/eyJhbGci.eyJzdWIi.c2ln",
  "/Product//%70review/eyJhbGci.eyJzdWIi.c2ln.data",
])("HTTP-06 %s is private in every spelling", (raw) => {
  const path = getPath(raw);
  expect(typeof path === "string" && isSharedPath(path)).toBe(false);
  // Also before the address has been normalised.
  expect(isSharedPath(raw)).toBe(false);
});

test.each([
  "/",
  "/order/olive",
  "/order/olive.data",
  "/authors",
  "/cart",
  "/product/olive",
  "/_.data",
])("HTTP-06 %s is shared", (path) => {
  expect(isSharedPath(path)).toBe(true);
});

test("HTTP-06 identifiers in private addresses keep their case", () => {
  expect(getPath("/orders/AbC")).toBe("/orders/AbC");
});
