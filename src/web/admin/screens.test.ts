import { expect, test } from "vitest";
import { adminActions } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getModules } from "./modules.ts";
import { isOpenTo, findModule } from "./screens.ts";

const listNames = (...may: Parameters<typeof getModules>[0]) =>
  getModules(may).map(({ name, path }) => [name, path]);

test("PERM-14 administrators see every module", () => {
  const screens = Object.values(adminPaths).filter((path) => typeof path === "string");
  const all = new Set(screens.map(findModule).filter((module) => module !== undefined));
  expect(new Set(getModules(adminActions).map(({ name }) => name))).toEqual(all);
});

test("PERM-14 other users see the modules that they may open, each starting at their first screen", () => {
  expect(listNames("orders.read", "orders.refund")).toEqual([
    ["orders", adminPaths.orders],
    ["returns", adminPaths.returns],
  ]);
  expect(listNames("messages.read")).toEqual([["inbox", adminPaths.messages]]);
  expect(listNames("mail.read")).toEqual([["settings", adminPaths.mail]]);
  expect(listNames()).toEqual([]);
});

test.each([
  [adminPaths.order("1"), ["orders.read"], true],
  [`${adminPaths.orders}?status=pending`, ["orders.read"], true],
  [adminPaths.orders, ["stock.read"], false],
  // The longest address counts.
  [adminPaths.newOrder, ["orders.read"], false],
  [adminPaths.newOrder, ["orders.read", "orders.write"], false],
  [adminPaths.newOrder, ["orders.write", "stock.read"], true],
  [adminPaths.audit, ["settings.read"], false],
  [adminPaths.roles, ["settings.read"], true],
  [adminPaths.ownSecurity, [], true],
  [adminPaths.home, ["orders.read"], false],
  // A page that does not exist tells everybody so.
  ["/admin/nothing", [], true],
] as const)("PERM-14 %s with the rights %j is open: %s", (path, may, isOpen) => {
  expect(isOpenTo(may, path)).toBe(isOpen);
});

test.each([
  [adminPaths.home, "dashboard"],
  [adminPaths.categories, "products"],
  [adminPaths.message("1"), "inbox"],
  [`${adminPaths.orders}?status=pending`, "orders"],
  [adminPaths.jobs, "settings"],
  ["/admin/nothing", undefined],
])("ADMIN-09 %s belongs to the module %s", (path, module) => {
  expect(findModule(path)).toBe(module);
});
