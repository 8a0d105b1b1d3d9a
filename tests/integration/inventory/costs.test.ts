// The cost of a unit to the shop: who sets it, who sees it, and how orders keep it.
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { allEndpoints } from "#server/api/endpoints.ts";
import {
  variantCostSchema,
  variantStockSchema,
  stockTotalsSchema,
} from "#modules/inventory/contract.ts";
import { adminProductSchema } from "#modules/catalog/admin-shapes.ts";
import { anonymous } from "#shared/actor.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { toVersion } from "#platform/to-version.ts";
import { member } from "../../support/actors.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { addGrants } from "../../support/grants.ts";

const { database, asAdmin, send, place, shop, newAddress } = await startSalesShop();

const [row] = await database.asOwner(
  "select id, product_id from product_variants where slug = 'olive'",
);
const { id, product_id: productId } = z.object({ id: z.uuid(), product_id: z.uuid() }).parse(row);
/** Nothing else in the shop is this number. */
const SECRET = 765_431;

const set = (costMinor: unknown, seenMinor: unknown, variant = id) =>
  asAdmin("PUT", `/api/admin/variants/${variant}/cost`, {
    costMinor,
    version: toVersion(seenMinor),
  });
const getCost = async () => {
  const { text } = await asAdmin("GET", "/api/admin/stock?q=olive");
  const { variants } = z.object({ variants: z.array(variantStockSchema) }).parse(JSON.parse(text));
  return variants[0]?.cost?.amountMinor ?? null;
};
const getLines = (orderId: string) =>
  database.asOwner(
    "select quantity, unit_cost_minor from order_items where order_id = $1 order by position",
    [orderId],
  );

beforeAll(() =>
  asAdmin("POST", `/api/admin/variants/${id}/movements`, { kind: "receipt", quantity: 50 }),
);
beforeEach(async () => {
  await database.asOwner("delete from variant_costs");
  await database.asOwner("delete from user_grants");
});

test("STOCK-64 a cost is set, changed and removed; a simultaneous change is reported and not overwritten", async () => {
  const made = await set(2_780, null);
  expect(variantCostSchema.parse(JSON.parse(made.text)).cost).toEqual({
    amountMinor: 2_780,
    currency: "USD",
  });
  expect(await getCost()).toBe(2_780);
  expect(await set(3_000, null)).toMatchObject({
    status: 409,
    code: "conflict",
    conflict: { changedBy: "Noa Adler", current: { costMinor: 2_780 } },
  });
  // The same request again, whose first answer was lost, is none.
  expect((await set(2_780, null)).status).toBe(200);
  expect((await set(2_900, 2_780)).status).toBe(200);
  expect((await set(null, 2_900)).status).toBe(200);
  expect(await getCost()).toBeNull();
  expect(await set(3_000, 2_900)).toMatchObject({
    code: "conflict",
    conflict: { current: { costMinor: null } },
  });
});

test("STOCK-64 invalid costs and unknown variants are refused", async () => {
  for (const [cost, code] of [
    [-1, "negative"],
    [1_000_001, "too_high"],
  ] as const)
    expect(await set(cost, null)).toMatchObject({ status: 422, fields: { costMinor: [code] } });
  expect(await set(27.8, null)).toMatchObject({ status: 422 });
  expect(await set(1, null, randomUUID())).toMatchObject({ status: 404 });
});

test("STOCK-64 every change of a cost is in the log of changes, with the old value", async () => {
  await set(2_780, null);
  await set(2_900, 2_780);
  await set(null, 2_900);
  const entries = await database.asOwner(
    `select action, before ->> 'cost_minor' as before, after ->> 'cost_minor' as after
     from audit_log where entity = 'variant_costs' and entity_id = $1 order by id desc limit 3`,
    [id],
  );
  expect(entries).toEqual([
    { action: "delete", before: "2900", after: null },
    { action: "update", before: "2780", after: "2900" },
    { action: "insert", before: null, after: "2780" },
  ]);
});

test("STOCK-65 an order keeps the cost of its items, from the checkout and by hand, however it is edited", async () => {
  await set(2_780, null);
  const ordered = await place(orderBody({ olive: 1, caramel: 1 }));
  const byHand = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Ada", email: "ada@mail.example" },
    lines: [{ variantId: id, quantity: 1 }],
    isPaid: false,
    notifyCustomer: false,
  });
  const entered = z.object({ id: z.uuid() }).parse(JSON.parse(byHand.text)).id;
  await set(3_500, 2_780);
  const before = z
    .object({ version: z.string(), lines: z.array(z.object({ id: z.uuid() })) })
    .parse(JSON.parse((await asAdmin("GET", `/api/admin/orders/${entered}`)).text));
  const edited = await asAdmin("PATCH", `/api/admin/orders/${entered}`, {
    version: before.version,
    lines: [{ lineId: before.lines[0]?.id, quantity: 2 }],
  });
  expect(edited.status).toBeLessThan(300);
  expect(await getLines(entered)).toEqual([{ quantity: 2, unit_cost_minor: 2_780 }]);
  expect(await getLines(ordered)).toEqual([
    { quantity: 1, unit_cost_minor: 2_780 },
    { quantity: 1, unit_cost_minor: null },
  ]);
});

test("STOCK-66 the stock is valued at cost as well; units of unknown cost are left out and counted", async () => {
  await set(2_000, null);
  const read = async () =>
    stockTotalsSchema.parse(JSON.parse((await asAdmin("GET", "/api/admin/stock-totals")).text));
  const [shelf] = await database.asOwner(
    `select sum(stock_quantity + reserved_quantity) filter (where id = $1)::integer as known,
       sum(stock_quantity + reserved_quantity) filter (where id <> $1)::integer as other
     from product_variants`,
    [id],
  );
  expect((await read()).atCost).toEqual({
    value: { amountMinor: 2_000 * Number(shelf?.["known"]), currency: "USD" },
    valueIls: null,
    uncostedUnits: shelf?.["other"],
  });
});

let token = "";
beforeAll(async () => {
  const email = "moderator@wanderpaw.example";
  const { text } = await send("/api/auth/sign-in", { email, password: "Wanderpaw!2026" });
  token = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
});

async function fetchAs(path: string, accessToken?: string, init: RequestInit = {}) {
  const answer = await fetch(shop.url + path, {
    ...init,
    headers: {
      "x-forwarded-for": newAddress(),
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
  });
  return { status: answer.status, text: await answer.text() };
}

test("STOCK-67 seeing a cost requires the right to figures, and setting one also the right to prices", async () => {
  await set(SECRET, null);
  const grant = (...actions: AdminAction[]) => addGrants(database, actions);
  const change = () =>
    fetchAs(`/api/admin/variants/${id}/cost`, token, {
      method: "PUT",
      body: JSON.stringify({ costMinor: 1, version: toVersion(SECRET) }),
    });
  await grant("stock.read", "catalogue.read", "prices.write", "orders.read");
  for (const path of [
    "/api/admin/stock",
    "/api/admin/stock-totals",
    `/api/admin/products/${productId}`,
    `/api/admin/orders/${await place(orderBody({ olive: 1 }))}`,
  ]) {
    const { status, text } = await fetchAs(path, token);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toContain(String(SECRET));
  }
  expect((await change()).status).toBe(403);
  await database.asOwner("delete from user_grants where action = 'prices.write'");
  await grant("figures.read");
  const { text } = await fetchAs(`/api/admin/products/${productId}`, token);
  const { variants } = adminProductSchema.parse(JSON.parse(text));
  expect(variants.find((variant) => variant.id === id)?.cost?.amountMinor).toBe(SECRET);
  expect((await change()).status).toBe(403);
});

test("STOCK-68 no response for visitors and customers contains a cost, and the database denies it to them", async () => {
  await set(SECRET, null);
  const body = orderBody({ olive: 1 });
  await place(body);
  const open = Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .filter(
      ({ method, permission, path }) =>
        method === "GET" && permission === "public" && !path.includes(":"),
    );
  const paths = [
    ...open.map(({ path }) => path),
    "/api/catalog/variants?slugs=olive",
    "/api/openapi.json",
  ];
  for (const path of paths)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([path, (await fetchAs(path)).text.includes(String(SECRET))]).toEqual([path, false]);
  const answer = await send("/api/orders", body);
  expect(answer.text).not.toContain(String(SECRET));
  const mails = await database.asOwner("select content::text as content from mails");
  expect(mails.length).toBeGreaterThan(0);
  for (const { content } of mails) expect(content).not.toContain(String(SECRET));

  for (const actor of [anonymous, member("user")])
    for (const reading of [
      sql`select cost_minor from variant_costs`,
      sql`select unit_cost_minor from order_items`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(
        database.runInTransaction(actor, (db) => db.execute(reading)),
      ).rejects.toMatchObject({ cause: { code: "42501" } });
});
