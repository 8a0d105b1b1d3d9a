import { expect, test } from "vitest";
import { adminActions, type AdminAction } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getModules } from "./modules.ts";
import { findModule, getSectionRow, isOpenTo } from "./screens.ts";

const listNames = (...may: Parameters<typeof getModules>[0]) =>
  getModules(may).map(({ name, path }) => [name, path]);

test("PERM-14 administrators see every module", () => {
  const screens = Object.values(adminPaths).filter((path) => typeof path === "string");
  const all = new Set(screens.map(findModule).filter((module) => module !== undefined));
  expect(new Set(getModules(adminActions).map(({ name }) => name))).toEqual(all);
});

test("PERM-14 other users see the modules that they may open, each starting at their first screen", () => {
  const home = ["dashboard", adminPaths.home];
  expect(listNames("orders.read", "orders.refund")).toEqual([home, ["orders", adminPaths.orders]]);
  expect(listNames("messages.read")).toEqual([
    home,
    ["customers", adminPaths.messages],
    ["marketing", adminPaths.subscribers],
  ]);
  expect(listNames("mail.read")).toEqual([home, ["settings", adminPaths.system]]);
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
  // It lists screens, and needs one of them.
  [adminPaths.system, [], false],
  [adminPaths.system, ["audit.read"], true],
  // All staff have a work list.
  [adminPaths.home, ["orders.read"], true],
  // A page that does not exist tells everybody so.
  ["/admin/nothing", [], true],
] as const)("PERM-14 %s with the rights %j is open: %s", (path, may, isOpen) => {
  expect(isOpenTo(may, path)).toBe(isOpen);
});

test.each([
  [adminPaths.home, "dashboard"],
  [adminPaths.categories, "products"],
  [adminPaths.message("1"), "customers"],
  [`${adminPaths.orders}?status=pending`, "orders"],
  [adminPaths.jobs, "settings"],
  ["/admin/nothing", undefined],
])("ADMIN-09 %s belongs to the module %s", (path, module) => {
  expect(findModule(path)).toBe(module);
});

test("ADMIN-104 the screens of a module stand in one row, those that a user may see", () => {
  const names = (path: string, may: readonly AdminAction[] = adminActions) =>
    getSectionRow(may, path)?.map(({ path: to }) => to);
  const ofOrders = [adminPaths.orders, adminPaths.returns, adminPaths.door];
  expect(names(adminPaths.returns)).toEqual(ofOrders);
  expect(names(adminPaths.mail)).toEqual(names(adminPaths.settings));
  expect(names(adminPaths.system)).toHaveLength(4);
  // A row of one leads nowhere.
  expect(names(adminPaths.subscribers, ["messages.read"])).toBeUndefined();
  // Neither a single order nor what belongs to a person has one.
  expect(names(adminPaths.order("1"))).toBeUndefined();
  expect(names(adminPaths.ownSecurity)).toBeUndefined();
});
