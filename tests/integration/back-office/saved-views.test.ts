import { beforeEach, expect, test } from "vitest";
import { MAX_VIEWS } from "#modules/saved-views/limits.ts";
import { savedViewEndpoints } from "#modules/saved-views/endpoints.ts";
import { startShopWithPeople } from "../roles/staff-people.ts";

const { as, admin, moderator, customer, grant, database } = await startShopWithPeople();
type Person = typeof admin;

const path = "/api/admin/views";
const view = { list: "orders", name: "Morning", search: "payment=paid", isShared: false };

beforeEach(async () => {
  await database.asOwner("truncate saved_views");
  await grant("orders.read");
});

const add = async (person: Person, given: object = {}) =>
  savedViewEndpoints.addView.response.parse(
    JSON.parse((await as(person, "POST", path, { ...view, ...given })).text),
  );
async function names(person: Person, list = "orders"): Promise<string[]> {
  const { text } = await as(person, "GET", `${path}?list=${list}`);
  return savedViewEndpoints.listViews.response.parse(JSON.parse(text)).views.map((it) => it.name);
}

test("VIEW-01 a view saves the state of a list under a name; shared views come first, each group by name", async () => {
  const own = await add(admin, { name: " תצוגה " });
  expect(own).toEqual({ id: own.id, name: "תצוגה", search: "payment=paid", isShared: false });
  await add(admin, { name: "Zoo", isShared: true });
  await add(admin, { name: "all", search: "", isShared: true });
  expect(await names(admin)).toEqual(["all", "Zoo", "תצוגה"]);
  expect(await names(admin, "customers")).toEqual([]);
  await as(admin, "PATCH", `${path}/${own.id}`, { name: "Later", search: "sort=total" });
  expect(await names(admin)).toEqual(["all", "Zoo", "Later"]);
  await as(admin, "DELETE", `${path}/${own.id}`);
  expect(await names(admin)).toEqual(["all", "Zoo"]);
});

test("VIEW-02 personal views cannot be seen, changed or deleted by others", async () => {
  const { id } = await add(admin);
  expect(await names(moderator)).toEqual([]);
  expect((await as(moderator, "PATCH", `${path}/${id}`, { name: "Mine" })).status).toBe(404);
  expect((await as(moderator, "DELETE", `${path}/${id}`)).status).toBe(404);
  await add(moderator);
  expect(await names(moderator)).toEqual(["Morning"]);
  expect((await as(customer, "GET", `${path}?list=orders`)).status).toBe(403);
  expect((await as(undefined, "GET", `${path}?list=orders`)).status).toBe(401);
});

test("VIEW-02 shared views can be changed by staff who may change settings, and stay when their author leaves", async () => {
  const { id } = await add(admin, { isShared: true });
  expect(await names(moderator)).toEqual(["Morning"]);
  for (const [method, to, body] of [
    ["POST", path, { ...view, name: "Other", isShared: true }],
    ["PATCH", `${path}/${id}`, { name: "Other" }],
    ["DELETE", `${path}/${id}`, undefined],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await as(moderator, method, to, body)).status).toBe(403);
  await add(admin, { name: "Own" });
  await database.asOwner("delete from saved_views where owner_id is not null");
  expect(await names(admin)).toEqual(["Morning"]);
});

test("VIEW-02 views of a list are available only to staff who may see the list", async () => {
  const { id } = await add(moderator);
  expect((await as(moderator, "GET", `${path}?list=customers`)).status).toBe(403);
  await grant("customers.read");
  expect((await as(moderator, "GET", `${path}?list=orders`)).status).toBe(403);
  expect((await as(moderator, "POST", path, view)).status).toBe(403);
  expect((await as(moderator, "DELETE", `${path}/${id}`)).status).toBe(403);
  expect(await names(moderator, "customers")).toEqual([]);
});

test("VIEW-03 a name is unique in any letter case, among personal and among shared views", async () => {
  await add(admin);
  const second = await add(admin, { name: "Second" });
  const taken = { status: 422, fields: { name: ["taken"] } };
  expect(await as(admin, "POST", path, { ...view, name: "MORNING" })).toMatchObject(taken);
  expect(await as(admin, "PATCH", `${path}/${second.id}`, { name: "morning" })).toMatchObject(
    taken,
  );
  await add(admin, { isShared: true });
  expect(await as(admin, "POST", path, { ...view, isShared: true })).toMatchObject(taken);
  await add(moderator);
  expect(await names(admin)).toEqual(["Morning", "Morning", "Second"]);
});

test.each([
  { name: " " },
  { name: "x".repeat(61) },
  { name: "a\u0007" },
  { search: "a b" },
  { search: "x".repeat(2_001) },
  { list: "stock" },
])("VIEW-03 %j is rejected", async (wrong) => {
  expect((await as(admin, "POST", path, { ...view, ...wrong })).status).toBe(422);
});

test("VIEW-03 the number of views is limited to what the bar can hold", async () => {
  for (let place = 0; place < MAX_VIEWS; place += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await add(admin, { name: `View ${place}` });
  expect(await as(admin, "POST", path, view)).toMatchObject({ status: 409 });
  await add(admin, { isShared: true });
});
