import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { unpaidHoldsSchema } from "#modules/orders/holds/hold-endpoints.ts";
import { startHoldingShop } from "./holding.ts";
import { ADMIN } from "./money-shop.ts";

const shop = await startHoldingShop();
const { asAdmin, database, order, orderFrom, publicAddress, standing, events, stock } = shop;

const holds = async () =>
  unpaidHoldsSchema.parse(JSON.parse((await asAdmin("GET", "/api/admin/unpaid-holds")).text));
const releaseAll = async () =>
  z
    .object({ released: z.int() })
    .parse(JSON.parse((await asAdmin("POST", "/api/admin/unpaid-holds/release")).text)).released;
/** Leaves exactly this many units of a color for sale, and none held without payment. */
async function leave(slug: SeededColor, units: number) {
  await releaseAll();
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $2 - stock_quantity, 'adjustment' from product_variants
     where slug = $1 and stock_quantity <> $2`,
    [slug, units],
  );
}
/** The alerts of the bell, the oldest first. */
async function alerts() {
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  const { notifications } = notificationEndpoints.listNotifications.response.parse(
    JSON.parse(text),
  );
  return notifications
    .flatMap((it) => (it.kind === "unpaid-holds" ? [`${it.sku}: ${it.held}/${it.onHand}`] : []))
    .toReversed();
}

beforeEach(async () => {
  await leave("olive", 8);
  await leave("blue", 4);
  await database.asOwner("delete from hold_alerts");
});

test("STOCK-61 unpaid orders that reserve more than half of a variant are an alert, once until they reserve less", async () => {
  const [first] = [await order({ olive: 3 }), await order({ olive: 1 })];
  expect(await alerts()).toEqual([]);
  await order({ olive: 1 });
  await order({ olive: 1 });
  expect(await alerts()).toEqual(["WANDERPAW_BACKPACK_OLIVE: 5/8"]);
  // Paid units wait for nobody's money.
  await shop.payByHand(first.id);
  shop.passTime(60);
  await order({ olive: 1 });
  expect(await alerts()).toHaveLength(1);
  await order({ olive: 1 });
  expect(await alerts()).toEqual([
    "WANDERPAW_BACKPACK_OLIVE: 5/8",
    "WANDERPAW_BACKPACK_OLIVE: 5/8",
  ]);
});

test("STOCK-61 small stocks and orders entered by hand raise no alert", async () => {
  await order({ blue: 2 });
  expect(await alerts()).toEqual([]);
  await leave("blue", 4);
  const [variant] = await database.asOwner("select id from product_variants where slug = 'blue'");
  const { text } = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: crypto.randomUUID(),
    customer: { name: "Noa Levi", email: shop.newEmail() },
    lines: [{ variantId: variant?.["id"], quantity: 4 }],
  });
  expect(await alerts()).toEqual([]);
  expect(await holds()).toEqual({ orders: 0, units: 0, variants: [] });
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(text));
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
});

test("STOCK-61 simultaneous orders that together pass the half are one alert", async () => {
  await Promise.all(Array.from({ length: 8 }, () => orderFrom(publicAddress(), { olive: 1 })));
  expect(await alerts()).toHaveLength(1);
});

test("STOCK-62 one press releases the items of all unpaid orders, and each order records who did it", async () => {
  const [one, other] = [await order({ olive: 2, blue: 1 }), await order({ blue: 1 })];
  const paid = await order({ olive: 1 });
  await shop.payByHand(paid.id);
  expect(await holds()).toMatchObject({
    orders: 2,
    units: 4,
    variants: [
      { sku: "WANDERPAW_BACKPACK_BLUE", held: 2, onHand: 4 },
      { sku: "WANDERPAW_BACKPACK_OLIVE", held: 2 },
    ],
  });
  expect(await releaseAll()).toBe(2);
  expect(await releaseAll()).toBe(0);
  for (const { id } of [one, other]) {
    expect(await standing(id)).toMatchObject({ status: "pending", stock_state: "released" });
    expect((await events(id)).at(-1)).toMatchObject({ kind: "released", actor: ADMIN });
  }
  expect(await standing(paid.id)).toMatchObject({ stock_state: "held" });
  expect(await stock("blue")).toMatchObject({ available: 4 });
});

test("STOCK-62 items that are released during orders, payments and cancellations are counted once", async () => {
  const ids: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let turn = 0; turn < 6; turn += 1) ids.push((await order({ olive: 1 })).id);
  const [paid = "", cancelled = ""] = ids;
  const accessKey = await shop.getKey(cancelled);
  await Promise.all([
    releaseAll(),
    shop.payByHand(paid),
    releaseAll(),
    shop.send("/api/orders/cancel", { accessKey }),
    orderFrom(publicAddress(), { blue: 1, olive: 1 }),
    orderFrom(publicAddress(), { olive: 1, blue: 1 }),
  ]);
  await releaseAll();
  expect(await holds()).toMatchObject({ orders: 0 });
  expect(await standing(paid)).toMatchObject({ stock_state: "held" });
  expect(await stock("olive")).toMatchObject({ available: 7 });
});

test("STOCK-62 a single order can be released; one without unpaid items says so", async () => {
  const [{ id }, other] = [await order({ blue: 1 }), await order({ blue: 1 })];
  const release = () => asAdmin("POST", `/api/admin/orders/${id}/release`);
  expect((await release()).status).toBe(204);
  expect(await release()).toMatchObject({ status: 409, code: "nothing_held" });
  expect(await standing(id)).toMatchObject({ stock_state: "released" });
  expect(await standing(other.id)).toMatchObject({ stock_state: "held" });
});

test("STOCK-63 a payment after a release reserves the items again, or notifies the shop", async () => {
  const [lucky, late] = [await order({ blue: 2 }), await order({ blue: 2 })];
  await releaseAll();
  await shop.payByHand(lucky.id);
  expect(await standing(lucky.id)).toMatchObject({ stock_state: "held", paid: 2 * 7_499 });
  await order({ blue: 1 });
  await shop.payByHand(late.id);
  expect(await standing(late.id)).toMatchObject({ stock_state: "released", paid: 2 * 7_499 });
  expect(await shop.mailsTo("hello@wanderpaw.example")).toContain("paid-without-stock");
});

test("STOCK-62 visitors and customers cannot release items", async () => {
  const { id } = await order({ blue: 1 });
  const token = await shop.signInAsCustomer();
  for (const path of ["/api/admin/unpaid-holds/release", `/api/admin/orders/${id}/release`]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await shop.request(path, {}, {})).status).toBe(401);
    // oxlint-disable-next-line no-await-in-loop
    expect((await shop.request(path, {}, { token })).status).toBe(403);
  }
  expect(await standing(id)).toMatchObject({ stock_state: "held" });
});
