import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { identityEndpoints } from "#modules/identity/endpoints.ts";
import { roleEndpoints } from "#modules/identity/roles/role-endpoints.ts";
import { getActions, adminActions, grantableActions } from "#shared/permissions.ts";
import { toVersion } from "#platform/to-version.ts";
import { MINUTE } from "../identity/identity-shop.ts";
import { startShopWithPeople } from "./staff-people.ts";

const testShop = await startShopWithPeople();
const { as, admin, moderator, customer, createCustomer, grant, database } = testShop;

/** On any day. */
const aTime: unknown = expect.stringMatching(/^20\d\d-/);

beforeEach(() => grant());

const getList = async (person: typeof admin) =>
  z
    .object({ roles: z.array(roleEndpoints.changeRole.response) })
    .parse(JSON.parse((await as(person, "GET", "/api/admin/roles")).text)).roles;
/** The rights granted to a moderator, from the list of people. */
const granted = async (person = moderator) =>
  (await getList(admin)).find((row) => row.user_id === person.session.user.id)?.grants;
const set = (
  by: typeof admin,
  actions: readonly string[],
  seen: readonly string[],
  { session } = moderator,
) =>
  as(by, "PUT", `/api/admin/roles/${session.user.id}/grants`, {
    granted: actions,
    version: toVersion(grantableActions.filter((it) => seen.includes(it))),
  });
const readSession = async (person: typeof admin) =>
  identityEndpoints.readSession.response.parse(
    JSON.parse((await as(person, "GET", "/api/auth/session")).text),
  );

describe("the list of roles", () => {
  test("PERM-03 the list shows the date, the second factor, and that the last administrator must stay", async () => {
    const [first, second] = await getList(admin);
    expect(first).toMatchObject({
      email: admin.email,
      second_factor: { is_on: false, due_at: aTime },
      can: {
        change: { allowed: false, reason: "last_admin" },
        remove: { allowed: false, reason: "last_admin" },
      },
    });
    expect(second).toMatchObject({
      email: moderator.email,
      second_factor: { is_on: false, due_at: null },
      can: { change: { allowed: true, reason: null }, remove: { allowed: true, reason: null } },
    });
  });

  test("PERM-03 where there are several administrators, each of them may be changed", async () => {
    await as(admin, "POST", "/api/admin/roles", { email: customer.email, role: "admin" });
    const admins = (await getList(admin)).filter(({ role }) => role === "admin");
    expect(admins.map(({ can }) => can.change.allowed)).toEqual([true, true]);
    await as(admin, "DELETE", `/api/admin/roles/${customer.session.user.id}`);
  });

  test("PERM-03 a moderator with the right to see the list sees that they may change nothing", async () => {
    await grant("settings.read");
    const rows = await getList(moderator);
    expect(rows.map(({ can }) => can.change)).toEqual(
      rows.map(() => ({ allowed: false, reason: "not_permitted" })),
    );
    expect(await set(moderator, [], ["settings.read"])).toMatchObject({ code: "forbidden" });
  });

  test("PERM-31 a moderator with the right to see roles does not see who has no second factor", async () => {
    await grant("settings.read");
    expect(new Set((await getList(moderator)).map((row) => row.second_factor))).toEqual(
      new Set([null]),
    );
  });

  test("PERM-10 a different role starts anew, the same role continues", async () => {
    const id = moderator.session.user.id;
    const givenAt = async () =>
      (await database.asOwner("select given_at from user_roles where user_id = $1", [id]))[0];
    await database.asOwner("update user_roles set given_at = '2020-01-01Z' where user_id = $1", [
      id,
    ]);
    const change = (role: string) => as(admin, "PUT", `/api/admin/roles/${id}`, { role });
    await change("moderator");
    expect(await givenAt()).toEqual({ given_at: new Date("2020-01-01Z") });
    await change("admin");
    expect(await givenAt()).not.toEqual({ given_at: new Date("2020-01-01Z") });
    await change("moderator");
  });
});

describe("a moderator's permissions", () => {
  test("PERM-02 PERM-04 a moderator has no rights at first, and can be granted all that are grantable", async () => {
    expect(await granted()).toEqual([]);
    expect((await set(admin, grantableActions, [])).status).toBe(200);
    expect(await granted()).toEqual(grantableActions);
  });

  test("PERM-22 rights are separate: a packer and a support writer each do only what is theirs", async () => {
    const [packer, writer] = [moderator, await createCustomer({ role: "moderator" })];
    await set(admin, ["orders.read", "orders.write"], [], packer);
    await set(admin, ["messages.read", "messages.write"], [], writer);
    expect(await granted(packer)).toEqual(["orders.read", "orders.write"]);
    expect(await granted(writer)).toEqual(["messages.read", "messages.write"]);
    const looks = (person: typeof admin) =>
      Promise.all(
        ["orders", "messages", "dashboard", "customers"].map(
          async (screen) => (await as(person, "GET", `/api/admin/${screen}`)).status,
        ),
      );
    expect(await looks(packer)).toEqual([200, 403, 403, 403]);
    expect(await looks(writer)).toEqual([403, 200, 403, 403]);
    expect((await readSession(packer)).may).toEqual(["orders.read", "orders.write"]);
    // The list of people who may be assigned a message follows from it.
    const { text } = await as(admin, "GET", "/api/admin/message-assignees");
    expect(text).toContain(writer.session.user.id);
    expect(text).not.toContain(packer.session.user.id);
    await set(admin, [], ["messages.read", "messages.write"], writer);
    expect(await looks(packer)).toEqual([200, 403, 403, 403]);
    expect(await looks(writer)).toEqual([403, 403, 403, 403]);
  });

  test("PERM-23 rights start with the role as the administrator chooses, and end with the role", async () => {
    const person = await createCustomer();
    const { email } = person;
    const path = `/api/admin/roles/${person.session.user.id}`;
    const give = (body: object) => as(admin, "POST", "/api/admin/roles", { email, ...body });
    expect((await give({ role: "moderator", granted: ["orders.read"] })).status).toBe(200);
    expect(await granted(person)).toEqual(["orders.read"]);
    expect((await as(person, "GET", "/api/admin/orders")).status).toBe(200);

    await as(admin, "PUT", path, { role: "user" });
    expect(await granted(person)).toEqual([]);
    await as(admin, "PUT", path, { role: "moderator", granted: ["stock.read"] });
    expect(await granted(person)).toEqual(["stock.read"]);
    await as(admin, "DELETE", path);
    await give({ role: "moderator" });
    expect(await granted(person)).toEqual([]);
  });

  test("PERM-23 a self-contained role comes without rights, and none is granted without the view right that it needs", async () => {
    const person = await createCustomer();
    const { email } = person;
    for (const body of [
      { role: "admin", granted: ["orders.read"] },
      { role: "moderator", granted: ["orders.refund"] },
      { role: "moderator", granted: ["roles.write"] },
    ])
      expect(await as(admin, "POST", "/api/admin/roles", { email, ...body })).toMatchObject({
        status: 422,
      });
    expect(await granted(person)).toBeUndefined();
  });

  test("PERM-05 assigning the role again does not overwrite a moderator's rights", async () => {
    await set(admin, ["figures.read"], []);
    const body = { email: moderator.email, role: "moderator", granted: ["orders.read"] };
    expect(await as(admin, "POST", "/api/admin/roles", body)).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect(await granted()).toEqual(["figures.read"]);
  });

  test("PERM-05 of two simultaneous assignments of the role with different rights, one is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, session } = await createCustomer();
      const give = (action: string) =>
        as(admin, "POST", "/api/admin/roles", { email, role: "moderator", granted: [action] });
      const answers = await Promise.all([give("orders.read"), give("stock.read")]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const rows = await database.asOwner("select 1 from user_grants where user_id = $1", [
        session.user.id,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  test("PERM-05 rights of a former moderator cannot be saved", async () => {
    const person = await createCustomer({ role: "user" });
    expect(await set(admin, ["orders.read"], [], person)).toMatchObject({ code: "conflict" });
    expect(await set(admin, ["orders.read"], [], customer)).toMatchObject({ code: "not_found" });
  });

  test("PERM-04 rights are saved as a whole, and each change is logged: whose, which, and by whom", async () => {
    const [last] = await database.asOwner("select max(id) as id from audit_log");
    await set(admin, ["orders.read", "orders.write"], []);
    await set(admin, ["orders.read", "stock.read"], ["orders.read", "orders.write"]);
    expect(await granted()).toEqual(["orders.read", "stock.read"]);
    const log = await database.asOwner(
      "select action, entity_id, actor_email from audit_log where entity = 'user_grants' and id > $1 order by id",
      [last?.["id"]],
    );
    const key = (action: string) => `${moderator.session.user.id}:${action}`;
    const by = { actor_email: admin.email };
    expect(log).toEqual([
      { action: "insert", entity_id: key("orders.read"), ...by },
      { action: "insert", entity_id: key("orders.write"), ...by },
      { action: "delete", entity_id: key("orders.write"), ...by },
      { action: "insert", entity_id: key("stock.read"), ...by },
    ]);
  });

  test("PERM-05 saving rights that were changed meanwhile is refused, and nothing changes", async () => {
    await grant("figures.read");
    expect(await set(admin, ["orders.read"], [])).toMatchObject({ status: 409, code: "conflict" });
    expect(await granted()).toEqual(["figures.read"]);
  });

  test("PERM-05 of two simultaneous saves one is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      await grant();
      const answers = await Promise.all([
        set(admin, ["orders.read"], []),
        set(admin, ["stock.read"], []),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(await granted()).toHaveLength(1);
    }
  });

  test.each([
    ["an action without what it needs", ["orders.refund"]],
    ["prices without the stock", ["prices.write"]],
    ["one action twice", ["orders.read", "orders.read"]],
    ["what is the administrators' alone", ["roles.write"]],
    ["what there is not", ["orders.eat"]],
  ])("PERM-06 %s is refused", async (_, actions) => {
    expect(await set(admin, actions, [])).toMatchObject({ status: 422 });
    expect(await granted()).toEqual([]);
  });

  test("PERM-08 a grant and its removal take effect at the next request", async () => {
    const look = async () => (await as(moderator, "GET", "/api/admin/orders")).status;
    expect(await look()).toBe(403);
    await set(admin, ["orders.read"], []);
    expect(await look()).toBe(200);
    await set(admin, [], ["orders.read"]);
    expect(await look()).toBe(403);
  });

  test("PERM-11 the session lists the user's rights", async () => {
    await grant("orders.read");
    expect(await readSession(admin)).toMatchObject({
      role: "admin",
      may: adminActions,
      second_factor: { is_on: false, due_at: aTime },
    });
    expect(await readSession(moderator)).toMatchObject({
      role: "moderator",
      may: ["orders.read"],
      second_factor: { is_on: false, due_at: null },
    });
    expect(await readSession(customer)).toMatchObject({ role: "user", may: [] });
    expect(getActions({ kind: "user", grants: ["orders.read"] })).toEqual([]);
  });
});

test("PERM-19 changing rights requires a proof of identity when the sign-in was long ago", async () => {
  testShop.passTime(14 * MINUTE);
  const rights = [
    await set(admin, ["orders.read"], []),
    await as(admin, "POST", "/api/admin/roles", { email: customer.email, role: "admin" }),
    await as(admin, "DELETE", `/api/admin/roles/${moderator.session.user.id}`),
  ];
  expect(rights.map(({ code }) => code)).toEqual(["proof_needed", "proof_needed", "proof_needed"]);
  expect((await as(admin, "GET", "/api/admin/roles")).status).toBe(200);
});

test("PERM-30 exporting orders and changing prices, coupons and settings require a recent proof of identity", async () => {
  const id = randomUUID();
  const heavy = [
    await as(admin, "POST", "/api/admin/downloads", { kind: "orders", filter: {} }),
    await as(admin, "POST", "/api/admin/order-files", { ids: [id] }),
    await as(admin, "PUT", `/api/admin/variants/${id}/price`, { priceMinor: 1, version: "1" }),
    await as(admin, "PATCH", `/api/admin/coupons/${id}`, { isActive: false }),
    await as(admin, "PUT", "/api/admin/settings/preorders", { value: true, version: "1" }),
  ];
  expect(heavy.map(({ code }) => code)).toEqual(heavy.map(() => "proof_needed"));
  await grant("coupons.read", "coupons.write");
  expect(await readSession(moderator)).toMatchObject({ second_factor: { due_at: aTime } });
});
