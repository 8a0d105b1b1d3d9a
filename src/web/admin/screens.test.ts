import { expect, test } from "vitest";
import { adminActions } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getModules } from "./modules.ts";
import { isOpenTo, moduleAt } from "./screens.ts";

const namesFor = (...may: Parameters<typeof getModules>[0]) =>
  getModules(may).map(({ name, path }) => [name, path]);

test("PERM-14 administrators see all twelve modules", () => {
  expect(getModules(adminActions)).toHaveLength(12);
});

test("PERM-14 others see the modules that they may look into, each where it begins for them", () => {
  expect(namesFor("orders.read", "orders.refund")).toEqual([
    ["orders", adminPaths.orders],
    ["returns", adminPaths.returns],
  ]);
  expect(namesFor("messages.read")).toEqual([["inbox", adminPaths.messages]]);
  expect(namesFor("mail.read")).toEqual([["settings", adminPaths.mail]]);
  expect(namesFor()).toEqual([]);
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
] as const)("PERM-14 %s for somebody who may do %j: %s", (path, may, isOpen) => {
  expect(isOpenTo(may, path)).toBe(isOpen);
});

test.each([
  [adminPaths.home, "dashboard"],
  [adminPaths.categories, "products"],
  [adminPaths.message("1"), "inbox"],
  [`${adminPaths.orders}?status=pending`, "orders"],
  [adminPaths.jobs, "settings"],
  ["/admin/nothing", undefined],
])("ADMIN-09 %s lies in the module %s", (path, module) => {
  expect(moduleAt(path)).toBe(module);
});
