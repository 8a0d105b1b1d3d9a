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
  standsByItself,
} from "./permissions.ts";

test("PERM-02 administrators may do everything, moderators what they are granted, customers nothing", () => {
  expect(getActions(member("admin"))).toEqual(adminActions);
  expect(getActions(member("moderator"))).toEqual([]);
  const granted = { ...member("moderator"), grants: ["orders.read"] as const };
  expect(getActions(granted)).toEqual(["orders.read"]);
  expect(mayDo(granted, "orders.write")).toBe(false);
  expect(getActions({ ...member("user"), grants: adminActions })).toEqual([]);
});

test("PERM-02 every action either can be granted or is the administrators' alone", () => {
  expect([...grantableActions, ...adminOnlyActions].toSorted()).toEqual(adminActions.toSorted());
});

test("PERM-01 what is for the whole back office is for whoever may do anything there", () => {
  expect(mayUse(member("moderator"), "staff")).toBe(false);
  expect(mayUse({ ...member("moderator"), grants: ["mail.read"] }, "staff")).toBe(true);
  expect(mayUse(member("user"), "staff")).toBe(false);
});

test("PERM-01 the shop itself may do everything, strangers nothing", () => {
  expect(isPermitted(system, "orders.refund")).toBe(true);
  expect(isPermitted(anonymous, "figures.read")).toBe(false);
  expect(isPermitted(member("admin"), "orders.refund")).toBe(true);
});

test("PERM-06 nobody changes what they cannot see", () => {
  expect(getGround("orders.refund")).toBe("orders.read");
  expect(getGround("prices.write")).toBe("stock.read");
  expect(getGround("orders.read")).toBeNull();
  expect(getGround("roles.write")).toBeNull();
  expect(standsByItself(["catalogue.delete"])).toBe(false);
  expect(standsByItself(["catalogue.read", "catalogue.delete"])).toBe(true);
  expect(standsByItself(adminActions)).toBe(true);
});

test("PERM-29 what moves money, sets prices or rights, or takes people's data out weighs heavily", () => {
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
