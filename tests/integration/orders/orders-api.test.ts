import { afterAll, beforeAll, expect, test } from "vitest";
import { orderEndpoints } from "#modules/orders/endpoints.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

const database = await testDatabase({ seeded: true });
let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    clock: () => new Date(),
  });
});

afterAll(() => shop.stop());

async function getToken(name: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${name}@wanderpaw.example`, password: "Wanderpaw!2026" }),
  });
  // Our own API answers in the shape of its contract.
  return ((await answer.json()) as { access_token: string }).access_token;
}

const read = (path: string, token?: string) =>
  fetch(shop.url + path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test("ORD-01 the demo's customer sees their own orders, its administrator has none", async () => {
  const answer = await read("/api/orders", await getToken("customer"));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { orders } = orderEndpoints.listMyOrders.response.parse(await answer.json());
  const [stored] = await database.asOwner(
    "select count(*)::int as count from orders where customer_email = 'customer@wanderpaw.example' and deleted_at is null",
  );
  expect(orders.length).toBe(stored?.["count"]);
  expect(orders.length).toBeGreaterThan(2);
  for (const order of orders) {
    expect(order.number).toBe(order.id.slice(-8).toUpperCase());
    expect(order.items.length).toBeGreaterThan(0);
  }
  const times = orders.map((order) => order.createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const none = await read("/api/orders", await getToken("admin"));
  expect(await none.json()).toEqual({ orders: [], nextCursor: null });
});

test("ORD-05 visitors and hostile cursors are refused", async () => {
  expect((await read("/api/orders")).status).toBe(401);
  const token = await getToken("customer");
  for (const after of ["x", "%00", "a".repeat(101), "';drop table orders"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await read(`/api/orders?after=${encodeURIComponent(after)}`, token);
    expect(answer.status).toBe(422);
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    expect(await answer.json()).toMatchObject({
      code: "invalid_fields",
      fields: { after: [expect.any(String)] },
    });
  }
});
