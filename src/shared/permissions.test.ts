import { expect, test } from "vitest";
import { member } from "../../tests/support/actors.ts";
import { anonymous, isPermitted, system } from "./actor.ts";
import {
  getActions,
  adminOnlyActions,
  adminActions,
  grantableActions,
  getGround,
  getWeight,
  heavyActions,
  isHeavy,
  mayDo,
  mayUse,
  isComplete,
} from "./permissions.ts";

test("PERM-02 administrators may do everything, moderators what they are granted, customers nothing", () => {
  expect(getActions(member("admin"))).toEqual(adminActions);
  expect(getActions(member("moderator"))).toEqual([]);
  const granted = { ...member("moderator"), grants: ["orders.read"] as const };
  expect(getActions(granted)).toEqual(["orders.read"]);
  expect(mayDo(granted, "orders.write")).toBe(false);
  expect(getActions({ ...member("user"), grants: adminActions })).toEqual([]);
});

test("PERM-02 every right either can be granted or is reserved for administrators", () => {
  expect([...grantableActions, ...adminOnlyActions].toSorted()).toEqual(adminActions.toSorted());
});

test("PERM-01 what is for all staff requires at least one right", () => {
  expect(mayUse(member("moderator"), "staff")).toBe(false);
  expect(mayUse({ ...member("moderator"), grants: ["mail.read"] }, "staff")).toBe(true);
  expect(mayUse(member("user"), "staff")).toBe(false);
});

test("PERM-01 the shop itself may do everything, visitors nothing", () => {
  expect(isPermitted(system, "orders.refund")).toBe(true);
  expect(isPermitted(anonymous, "figures.read")).toBe(false);
  expect(isPermitted(member("admin"), "orders.refund")).toBe(true);
});

test("PERM-06 every right to change something needs the right to see it", () => {
  expect(getGround("orders.refund")).toBe("orders.read");
  expect(getGround("prices.write")).toBe("stock.read");
  expect(getGround("orders.read")).toBeNull();
  expect(getGround("roles.write")).toBeNull();
  expect(isComplete(["catalogue.delete"])).toBe(false);
  expect(isComplete(["catalogue.read", "catalogue.delete"])).toBe(true);
  expect(isComplete(adminActions)).toBe(true);
});

test("PERM-29 rights to money, prices, roles and exports of personal data are heavy", () => {
  expect(heavyActions).toEqual([
    "orders.agree",
    "orders.refund",
    "orders.export",
    "prices.write",
    "coupons.write",
    "customers.export",
    "customers.erase",
    "settings.write",
    "roles.write",
  ]);
  expect(getWeight("orders.delete")).toBe("lasting");
  expect(isHeavy("orders.write")).toBe(false);
  expect(isHeavy("staff")).toBe(false);
});
