import { expect, test } from "vitest";
import { adminActions } from "#shared/permissions.ts";
import { paths } from "#web/paths.ts";
import { getModules } from "./modules.ts";
import { isOpenTo, moduleAt } from "./screens.ts";

const namesFor = (...may: Parameters<typeof getModules>[0]) =>
  getModules(may).map(({ name, path }) => [name, path]);

test("PERM-14 administrators see all seven modules", () => {
  expect(getModules(adminActions)).toHaveLength(7);
});

test("PERM-14 others see the modules that they may look into, each where it begins for them", () => {
  expect(namesFor("orders.read", "orders.refund")).toEqual([["orders", paths.admin.orders]]);
  expect(namesFor("messages.read")).toEqual([["customers", paths.admin.messages]]);
  expect(namesFor("mail.read")).toEqual([["settings", paths.admin.mail]]);
  expect(namesFor()).toEqual([]);
});

test.each([
  [paths.admin.order("1"), ["orders.read"], true],
  [`${paths.admin.orders}?status=pending`, ["orders.read"], true],
  [paths.admin.orders, ["stock.read"], false],
  // The longest address counts.
  [paths.admin.newOrder, ["orders.read"], false],
  [paths.admin.newOrder, ["orders.read", "orders.write"], false],
  [paths.admin.newOrder, ["orders.write", "stock.read"], true],
  [paths.admin.audit, ["settings.read"], false],
  [paths.admin.roles, ["settings.read"], true],
  [paths.admin.ownSecurity, [], true],
  [paths.admin.home, ["orders.read"], false],
  // What there is not says so to everybody.
  ["/admin/nothing", [], true],
] as const)("PERM-14 %s for somebody who may do %j: %s", (path, may, isOpen) => {
  expect(isOpenTo(may, path)).toBe(isOpen);
});

test.each([
  [paths.admin.home, "dashboard"],
  [paths.admin.categories, "products"],
  [paths.admin.message("1"), "customers"],
  [`${paths.admin.orders}?status=pending`, "orders"],
  [paths.admin.jobs, "settings"],
  ["/admin/nothing", undefined],
])("ADMIN-09 %s lies in the module %s", (path, module) => {
  expect(moduleAt(path)).toBe(module);
});
