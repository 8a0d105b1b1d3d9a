import { expect, test } from "vitest";
import { createFormCheck, createPagePattern } from "./page-pattern.ts";

const route = (id: string, more: { parentId?: string; path?: string; index?: true }) => ({
  [id]: { id, module: { default: () => null }, ...more },
});
const withAction = { module: { default: () => null, action: () => null } };
const pages = {
  routes: {
    ...route("root", { path: "" }),
    home: { id: "home", parentId: "root", index: true as const, ...withAction },
    contact: { id: "contact", parentId: "root", path: "contact", ...withAction },
    ...route("frame", { parentId: "root" }),
    ...route("product", { parentId: "frame", path: "product/:slug" }),
    ...route("orders", { parentId: "frame", path: "admin/orders" }),
    ...route("order", { parentId: "orders", path: ":id" }),
  },
};
const pattern = createPagePattern(pages);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/product/olive", "/product/:slug"],
  ["/product/olive.data", "/product/:slug"],
  ["/admin/orders/7", "/admin/orders/:id"],
  ["/order-status/secret", "*"],
])("TRACE-01 the page at %s has the pattern %s", (path, expected) => {
  expect(pattern(path)).toBe(expected);
});

test("TRACE-01 a page has its pattern again, whatever was asked for in between", () => {
  const others = Array.from({ length: 1_200 }, (_, nth) => `/product/${nth}`);
  const all = ["/contact", "/nowhere", ...others, "/contact", "/nowhere"].map(pattern);
  expect(all.slice(0, 2)).toEqual(["/contact", "*"]);
  expect(all.slice(-2)).toEqual(["/contact", "*"]);
  expect(new Set(all.slice(2, -2))).toEqual(new Set(["/product/:slug"]));
});

test.each([
  ["/contact", true],
  ["/contact.data", true],
  ["/?index", true],
  ["/_root.data?index", true],
  ["/", false],
  ["/product/olive", false],
  ["/no/such/page", false],
])("HTTP-62 whether a form may be sent to %s: %s", (address, isTaken) => {
  expect(createFormCheck(pages)(new URL(address, "http://shop.example"))).toBe(isTaken);
});
