// When shipments arrived: staff and customers say so, or the shop takes the latest plausible day.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { fromWallClock, toDay } from "#i18n/format-he.ts";
import { policies } from "#content/policies.ts";
import { confirmArrival } from "#modules/orders/shipping/confirm-arrival.ts";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
import { getLatestArrival, getLongestTravel } from "#modules/orders/placing/longest-travel.ts";
import { getOrderArrival } from "#modules/orders/shipping/order-arrival.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { addDays } from "#shared/days.ts";
import { limits } from "#shared/limits.ts";
import { startMoneyShop } from "./money-shop.ts";

const shop = await startMoneyShop();
const { asAdmin, asSystem, checkoutContext, database, getKey, now, passTime, read, runTask } = shop;
await shop.receive("olive", 200);
const DAY = 24 * 3_600;
const today = () => toDay(now());

/** An order that has left in so many shipments, with their ids. */
async function ship(shipments = 1): Promise<{ id: string; shipments: string[] }> {
  const { id } = await shop.order();
  for (let shipment = 0; shipment < shipments; shipment += 1) {
    const body = { carrier: "dhl", trackingNumber: `T${shipment}` };
    // oxlint-disable-next-line no-await-in-loop -- one shipment after the other
    await asAdmin("POST", `/api/admin/orders/${id}/shipments`, body);
  }
  return { id, shipments: (await read(id)).shipments.map((shipment) => shipment.id) };
}

const say = (id: string, shipment: string | undefined, arrivedOn: string | null) =>
  asAdmin("PUT", `/api/admin/orders/${id}/shipments/${shipment}/arrival`, { arrivedOn });
const readArrivals = async (id: string) => {
  const { shipments } = await read(id);
  return shipments.map(({ arrival }) => arrival);
};
const readArrivalEvents = async (id: string) =>
  (await shop.events(id)).filter(({ kind }) => kind === "arrived").map(({ facts }) => facts);
const context = (address: string) => ({ ...checkoutContext(), visitor: { address } });

test("ARRIVE-01 staff record the day of a shipment's arrival, correct and remove it; the same day again changes nothing", async () => {
  const { id, shipments } = await ship();
  passTime(5 * DAY);
  const [shipment] = shipments;
  expect((await say(id, shipment, today())).status).toBe(204);
  await say(id, shipment, today());
  expect(await readArrivals(id)).toEqual([{ day: today(), knownBy: "staff" }]);
  expect(await readArrivalEvents(id)).toHaveLength(1);
  await say(id, shipment, addDays(today(), -1));
  expect((await read(id)).arrivedOn).toBe(addDays(today(), -1));
  await say(id, shipment, null);
  await say(id, shipment, null);
  expect(await readArrivals(id)).toEqual([null]);
  expect((await readArrivalEvents(id)).at(-1)).toMatchObject({ arrivedOn: null });
  expect(await readArrivalEvents(id)).toHaveLength(3);
});

test("ARRIVE-01 an arrival before the dispatch, in the future or of another order's shipment is refused", async () => {
  const { id, shipments } = await ship();
  const [shipment] = shipments;
  const left = today();
  expect((await say(id, shipment, addDays(left, -1))).text).toContain("too_early");
  expect((await say(id, shipment, addDays(left, 1))).text).toContain("in_future");
  expect((await say(id, shipment, "2026-13-01")).status).toBe(422);
  const other = await ship();
  expect((await say(other.id, shipment, left)).status).toBe(404);
  expect((await say(id, shipment, left)).status).toBe(204);
});

test("ARRIVE-02 the customer confirms an arrival once, never of another order and never against the shop's entry", async () => {
  const { id, shipments } = await ship(2);
  const accessKey = await getKey(id);
  const [first = "", second = ""] = shipments;
  passTime(DAY);
  const day = today();
  await confirmArrival(context("192.0.2.1"), { accessKey, shipmentId: first });
  passTime(DAY);
  await confirmArrival(context("192.0.2.1"), { accessKey, shipmentId: first });
  await say(id, second, day);
  await confirmArrival(context("192.0.2.1"), { accessKey, shipmentId: second });
  expect(await readArrivals(id)).toEqual([
    { day, knownBy: "customer" },
    { day, knownBy: "staff" },
  ]);
  expect(await readArrivalEvents(id)).toHaveLength(2);
  const other = await ship();
  for (const wrong of [
    { accessKey, shipmentId: other.shipments[0] ?? "" },
    { accessKey: "0".repeat(64), shipmentId: first },
    { accessKey, shipmentId: "'; drop table shipments" },
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await expect(confirmArrival(context("192.0.2.2"), wrong)).rejects.toMatchObject({
      code: "not_found",
    });
  expect(await readArrivals(other.id)).toEqual([null]);
});

test("ARRIVE-03 too many confirmations from one address are refused for a while", async () => {
  const { id, shipments } = await ship();
  const accessKey = await getKey(id);
  const press = () =>
    confirmArrival(context("192.0.2.9"), { accessKey, shipmentId: shipments[0] ?? "" });
  for (let times = 0; times < limits.confirmArrival.attempts; times += 1)
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press();
  await expect(press()).rejects.toMatchObject({ code: "too_many_requests" });
});

test("ARRIVE-04 an order arrives with its last shipment, or at once if handed over, and not while one is underway", async () => {
  const { id, shipments } = await ship(2);
  const arrival = (orderId: string) =>
    asSystem(async (ctx) => getOrderArrival(ctx, await lockOrder(ctx, orderId)));
  expect(await arrival(id)).toBeNull();
  passTime(2 * DAY);
  await say(id, shipments[0], today());
  expect(await arrival(id)).toBeNull();
  await say(id, shipments[1], addDays(today(), -1));
  expect(await arrival(id)).toBe(today());
  expect((await read(id)).arrivedOn).toBe(today());

  const [variant] = await database.asOwner("select id from product_variants where slug = 'olive'");
  const entered = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Noa Levi", email: shop.newEmail() },
    lines: [{ variantId: variant?.["id"], quantity: 1 }],
    isHandedOver: true,
    isPaid: true,
  });
  const handed = z.object({ id: z.string() }).parse(JSON.parse(entered.text)).id;
  expect(await arrival(handed)).toBe(today());
});

test.each([
  ["home", "IL"],
  ["abroad", "US"],
] as const)(
  "ARRIVE-05 a shipment %s without a recorded arrival gets the latest plausible day once it is over",
  async (where, country) => {
    const { id, shipments } = await ship();
    const other = await ship();
    await database.asOwner(
      `update orders set shipping_address = null, billing_address = jsonb_set(billing_address, '{country}', $2)
       where id = any($1)`,
      [[id, other.id], JSON.stringify(country)],
    );
    const latest = getLatestArrival(today(), getLongestTravel(policies.shippingDays, where));
    const midnight = fromWallClock(Date.parse(addDays(latest, 1))).getTime() / 1_000;
    await say(other.id, other.shipments[0], today());
    passTime(midnight - now().getTime() / 1_000 - 1);
    expect(today()).toBe(latest);
    await runTask("estimate-arrivals");
    expect(await readArrivals(id)).toEqual([null]);
    passTime(1);
    await runTask("estimate-arrivals");
    await runTask("estimate-arrivals");
    expect(await readArrivals(id)).toEqual([{ day: latest, knownBy: "estimated" }]);
    expect(await readArrivalEvents(id)).toHaveLength(1);
    expect(await readArrivals(other.id)).toMatchObject([{ knownBy: "staff" }]);
    await say(id, shipments[0], latest);
    expect(await readArrivals(id)).toEqual([{ day: latest, knownBy: "staff" }]);
  },
);

test("ARRIVE-06 the timeline tells the customer when a shipment arrived, and the order's page shows it", async () => {
  const { id, shipments } = await ship();
  const accessKey = await getKey(id);
  await confirmArrival(context("192.0.2.3"), { accessKey, shipmentId: shipments[0] ?? "" });
  const page = await readOrderPage(checkoutContext(), accessKey);
  expect(page?.shipments).toMatchObject([{ arrival: { day: today(), knownBy: "customer" } }]);
  expect(page?.events.at(-1)).toMatchObject({
    kind: "arrived",
    facts: { arrivedOn: today(), arrivalKnownBy: "customer", trackingNumber: "T0" },
  });
  const [event] = (await shop.events(id)).filter(({ kind }) => kind === "arrived");
  expect(event).toMatchObject({ actor: null, visible: true });
});

test("ARRIVE-07 many simultaneous confirmations record one arrival", async () => {
  const { id, shipments } = await ship();
  const accessKey = await getKey(id);
  const [shipmentId = ""] = shipments;
  await Promise.all([
    ...Array.from({ length: 4 }, async (_, at) =>
      confirmArrival(context(`192.0.2.${20 + at}`), { accessKey, shipmentId }),
    ),
    runTask("estimate-arrivals"),
  ]);
  expect(await readArrivalEvents(id)).toHaveLength(1);
});

test("ARRIVE-08 no arrival is recorded for a cancelled or deleted order", async () => {
  const { id, shipments } = await ship();
  const deleted = await ship();
  await asAdmin("POST", `/api/admin/orders/${id}/status`, {
    status: "cancelled",
    notifyCustomer: false,
  });
  const deletedKey = await getKey(deleted.id);
  await asAdmin("DELETE", `/api/admin/orders/${deleted.id}`);
  const presses = [
    { accessKey: await getKey(id), shipmentId: shipments[0] ?? "" },
    { accessKey: deletedKey, shipmentId: deleted.shipments[0] ?? "" },
  ];
  for (const press of presses)
    // oxlint-disable-next-line no-await-in-loop -- two
    await expect(confirmArrival(context("192.0.2.40"), press)).rejects.toMatchObject({
      code: "not_found",
    });
  passTime(60 * DAY);
  await runTask("estimate-arrivals");
  expect(await readArrivals(id)).toEqual([null]);
  expect(await readArrivals(deleted.id)).toEqual([null]);
});
