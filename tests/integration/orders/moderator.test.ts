import { createPageKey } from "../../support/order-keys.ts";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { dashboardSchema } from "#modules/analytics/contract.ts";
import { reportEndpoints } from "#modules/analytics/report-endpoints.ts";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { orderSchema } from "#modules/orders/processing/order-details.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { startBackOffice } from "./back-office.ts";
import { member } from "../../support/actors.ts";
import { addGrants } from "../../support/grants.ts";

const { database, enter, place, receive, send, shop, newAddress, variantId } =
  await startBackOffice();
const email = "moderator@wanderpaw.example";

let token = "";
beforeAll(async () => {
  await receive("olive", 50);
  const { text } = await send("/api/auth/sign-in", { email, password: "Wanderpaw!2026" });
  token = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
});
beforeEach(() => database.asOwner("delete from user_grants"));

const grant = (...actions: AdminAction[]) => addGrants(database, actions);

async function asModerator(method: string, path: string, body?: unknown) {
  const answer = await fetch(shop.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-forwarded-for": newAddress(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: answer.status, json };
}

test("PERM-26 the totals of the orders have no revenue for staff who may not see figures", async () => {
  await grant("orders.read");
  const read = async () => (await asModerator("GET", "/api/admin/order-totals")).json;
  const none = { revenue: null, revenueIls: null, withoutRate: null };
  expect(await read()).toMatchObject(none);
  await grant("figures.read");
  expect(await read()).not.toMatchObject(none);
});

test("PERM-12 an order tells a moderator the possible actions and those that need a right", async () => {
  await grant("orders.read", "orders.write");
  const id = await enter({ olive: 1 });
  const { json } = await asModerator("GET", `/api/admin/orders/${id}`);
  const yes = { allowed: true, reason: null };
  const no = { allowed: false, reason: "not_permitted" };
  expect(orderSchema.parse(json).can).toEqual({
    write: yes,
    ship: yes,
    pay: yes,
    requestPayment: { allowed: false, reason: "no_online_payments" },
    refund: no,
    settleRefund: no,
    releaseHold: { allowed: false, reason: "nothing_held" },
    editLines: yes,
    agree: no,
    editContact: yes,
    editAddresses: yes,
    remove: no,
  });
  await database.asOwner("delete from user_grants where action = 'orders.write'");
  const later = orderSchema.parse((await asModerator("GET", `/api/admin/orders/${id}`)).json);
  expect(Object.values(later.can)).toEqual(Object.values(later.can).map(() => no));
});

test("PERM-13 a moderator's actions are recorded with their name, in the timeline and in the log", async () => {
  await grant("orders.read", "orders.write", "stock.read", "stock.write");
  const id = await enter({ olive: 1 });
  const note = await asModerator("POST", `/api/admin/orders/${id}/notes`, { note: "Call back" });
  expect(note.status).toBe(204);
  const status = await asModerator("POST", `/api/admin/orders/${id}/status`, {
    status: "completed",
  });
  expect(status.status).toBe(200);
  const { json } = await asModerator("GET", `/api/admin/orders/${id}`);
  const names = orderSchema
    .parse(json)
    .events.slice(-2)
    .map(({ actorName }) => actorName);
  const [profile] = await database.asOwner("select full_name from profiles where email = $1", [
    email,
  ]);
  expect(names).toEqual([profile?.["full_name"], profile?.["full_name"]]);
  const log = await database.asOwner(
    "select actor_email from audit_log where entity = 'orders' and entity_id = $1 and action = 'update'",
    [id],
  );
  expect(log.at(-1)).toEqual({ actor_email: email });
  const moved = await asModerator("POST", `/api/admin/variants/${variantId("olive")}/movements`, {
    kind: "receipt",
    quantity: 3,
    key: randomUUID(),
  });
  expect(moved.status).toBe(200);
  const [movement] = await database.asOwner(
    "select p.email from stock_movements m join profiles p on p.id = m.actor_id where m.reason = 'receipt'",
  );
  expect(movement).toEqual({ email });
});

test("PERM-07 the bell shows only what its reader may see", async () => {
  await place();
  await enter({ caramel: 5 });
  const kinds = async () => {
    const { json } = await asModerator("GET", "/api/admin/notifications");
    const { notifications } = notificationEndpoints.listNotifications.response.parse(json);
    return new Set(notifications.map(({ kind }) => kind));
  };
  await grant("orders.read");
  expect(await kinds()).toContain("order");
  expect(await kinds()).not.toContain("stock");
  await database.asOwner("update user_grants set action = 'stock.read'");
  expect(await kinds()).not.toContain("order");
  expect(await kinds()).toContain("stock");
});

test("PERM-12 the customer's page is visible with the right to read orders, and its key never", async () => {
  const id = await enter({ olive: 1 });
  const preview = () => asModerator("POST", `/api/admin/orders/${id}/preview`);
  await grant("orders.export");
  expect((await preview()).status).toBe(403);
  await grant("orders.read");
  const key = await createPageKey(database, id);
  const seen = await preview();
  expect(seen.status).toBe(200);
  const read = await asModerator("GET", `/api/admin/orders/${id}`);
  expect(JSON.stringify([seen.json, read.json])).not.toContain(key);
});

test("PERM-18 rows behind a number show customers only with the right to see them or orders", async () => {
  await enter({ olive: 1 }, { status: "completed" });
  const names = async (figure: string) =>
    reportEndpoints.readFigureRows.response
      .parse((await asModerator("GET", `/api/admin/analytics/rows?figure=${figure}`)).json)
      .rows.map(({ name }) => name);
  await grant("figures.read");
  expect(new Set([...(await names("revenue")), ...(await names("customers"))])).toEqual(
    new Set([null]),
  );
  await grant("orders.read");
  expect(await names("revenue")).toContain("Noa Levi");
  expect(await names("customers")).not.toContain("Noa Levi");
  await grant("customers.read");
  expect(await names("customers")).toContain("Noa Levi");
});

test("PERM-18 the dashboard shows customers only with the right to see orders", async () => {
  await enter({ olive: 1 });
  const latest = async () =>
    dashboardSchema.parse((await asModerator("GET", "/api/admin/dashboard")).json).latest;
  await grant("figures.read");
  expect(await latest()).toEqual([]);
  await grant("orders.read");
  expect(await latest()).not.toEqual([]);
});

test("HAND-12 a moderator agrees on prices only with the right to; the API and the database refuse anything else", async () => {
  await grant("orders.read", "orders.write", "stock.read");
  const order = (more: object, line: object = {}) => ({
    idempotencyKey: randomUUID(),
    customer: { name: "Noa", phone: "050" },
    lines: [{ variantId: variantId("olive"), quantity: 1, ...line }],
    ...more,
  });
  const wholeOrder = order({ agreedTotal: { amountMinor: 5_000, reason: "Market" } });
  const oneLine = order({}, { agreed: { unitPriceMinor: 5_000, reason: "Market" } });
  for (const body of [wholeOrder, oneLine])
    expect((await asModerator("POST", "/api/admin/orders", body)).status).toBe(403);
  const { json } = await asModerator("POST", "/api/admin/orders", order({}));
  const { id } = z.object({ id: z.uuid() }).parse(json);
  const [profile] = await database.asOwner("select id from profiles where email = $1", [email]);
  const moderator = member("moderator", { id: String(profile?.["id"]) });
  await expect(
    database.runInTransaction(moderator, (db) =>
      db.execute(sql`
        insert into order_items (order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor,
          list_price_minor, agreed_reason)
        values (${id}::uuid, 1, 'Bag', 'BAG', 1, 1, 1, 2, 'Market')`),
    ),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  await grant("orders.agree");
  for (const body of [wholeOrder, oneLine])
    expect((await asModerator("POST", "/api/admin/orders", body)).status).toBe(200);

  // With a session that somebody left open, orders are entered at prices of the catalogue alone.
  const setProof = (at: string) =>
    database.asOwner(`update sessions set proved_at = ${at} where user_id = $1`, [profile?.["id"]]);
  await setProof("proved_at - interval '11 minutes'");
  const late = await asModerator(
    "POST",
    "/api/admin/orders",
    order({}, { agreed: { unitPriceMinor: 1, reason: "Gift" } }),
  );
  expect(late.json).toMatchObject({ status: 403, code: "proof_needed" });
  expect((await asModerator("POST", "/api/admin/orders", order({}))).status).toBe(200);
  await setProof("proved_at + interval '11 minutes'");
});
