import { expect, test } from "vitest";
import { member } from "../../tests/support/actors.ts";
import { anonymous, system } from "./actor.ts";
import {
  actionsOf,
  adminOnlyActions,
  deskActions,
  grantableActions,
  groundOf,
  mayDo,
  mayUse,
  permitted,
  standsByItself,
} from "./permissions.ts";

test("PERM-02 administrators may do everything, moderators what they are granted, customers nothing", () => {
  expect(actionsOf(member("admin"))).toEqual(deskActions);
  expect(actionsOf(member("moderator"))).toEqual([]);
  const granted = { ...member("moderator"), grants: ["orders.read"] as const };
  expect(actionsOf(granted)).toEqual(["orders.read"]);
  expect(mayDo(granted, "orders.write")).toBe(false);
  expect(actionsOf({ ...member("user"), grants: deskActions })).toEqual([]);
});

test("PERM-02 every action either can be granted or is the administrators' alone", () => {
  expect([...grantableActions, ...adminOnlyActions].toSorted()).toEqual(deskActions.toSorted());
});

test("PERM-01 what is for the whole back office is for whoever may do anything there", () => {
  expect(mayUse(member("moderator"), "desk")).toBe(false);
  expect(mayUse({ ...member("moderator"), grants: ["mail.read"] }, "desk")).toBe(true);
  expect(mayUse(member("user"), "desk")).toBe(false);
});

test("PERM-01 the shop itself may do everything, strangers nothing", () => {
  expect(permitted(system, "orders.refund")).toBe(true);
  expect(permitted(anonymous, "figures.read")).toBe(false);
  expect(permitted(member("admin"), "orders.refund")).toBe(true);
});

test("PERM-06 nobody changes what they cannot see", () => {
  expect(groundOf("orders.refund")).toBe("orders.read");
  expect(groundOf("prices.write")).toBe("stock.read");
  expect(groundOf("orders.read")).toBeNull();
  expect(groundOf("roles.write")).toBeNull();
  expect(standsByItself(["catalogue.delete"])).toBe(false);
  expect(standsByItself(["catalogue.read", "catalogue.delete"])).toBe(true);
  expect(standsByItself(deskActions)).toBe(true);
});
