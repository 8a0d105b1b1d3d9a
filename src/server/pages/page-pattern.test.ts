import { expect, test } from "vitest";
import { createPagePattern } from "./page-pattern.ts";

const route = (id: string, more: { parentId?: string; path?: string; index?: true }) => ({
  [id]: { id, module: { default: () => null }, ...more },
});
const pattern = createPagePattern({
  routes: {
    ...route("root", { path: "" }),
    ...route("home", { parentId: "root", index: true }),
    ...route("frame", { parentId: "root" }),
    ...route("product", { parentId: "frame", path: "product/:slug" }),
    ...route("orders", { parentId: "frame", path: "admin/orders" }),
    ...route("order", { parentId: "orders", path: ":id" }),
  },
});

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
