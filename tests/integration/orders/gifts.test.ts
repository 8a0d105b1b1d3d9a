// The free gift of an order: a line of its own, in the stock and on the papers.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { catalogVariantSchema } from "#modules/catalog/contract.ts";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { toVersion } from "#platform/to-version.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "./money-shop.ts";

const shop = await startMoneyShop();
const { asAdmin, asSystem, database, read, receive } = shop;
await receive("olive", 200);
const products = z
  .array(z.object({ id: z.string(), sku: z.string() }))
  .parse(await database.asOwner("select id, sku from products"));
const getProduct = (ending: string) =>
  products.find(({ sku }) => sku.endsWith(ending)) ?? { id: "", sku: "" };
const backpack = getProduct("_BACKPACK");
const gift = getProduct("_STORAGE_BAG");

/** The owner begins the offer, or ends it with null. */
async function offer(giftProductId: string | null): Promise<void> {
  const product = z
    .object({ name: z.string(), version: z.string() })
    .loose()
    .parse(JSON.parse((await asAdmin("GET", `/api/admin/products/${backpack.id}`)).text));
  const { name, version } = product;
  const basePriceMinor = UNIT_PRICE;
  const body = { name, basePriceMinor, version, giftProductId, sku: backpack.sku };
  const answer = await asAdmin("PUT", `/api/admin/products/${backpack.id}`, body);
  expect(answer).toMatchObject({ status: 200 });
}

/** The storage bag becomes a thing that the shop counts; returns its variant. */
async function countGifts(stock: number): Promise<string> {
  const [row] = await database.asOwner(
    `insert into product_variants (product_id, variant_name, sku, price_minor)
     values ($1, 'Cream', $2, 500) returning id`,
    [gift.id, `GIFT-${randomUUID().slice(0, 8)}`],
  );
  const { id } = z.object({ id: z.string() }).parse(row);
  if (stock > 0)
    await database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, $2::int, 'receipt' from product_variants where id = $1`,
      [id, stock],
    );
  return id;
}

async function stopCounting(): Promise<void> {
  await database.asOwner("update order_items set variant_id = null where is_gift");
  await database.asOwner(
    "update stock_movements set variant_id = null where variant_id in (select id from product_variants where product_id = $1)",
    [gift.id],
  );
  await database.asOwner("delete from product_variants where product_id = $1", [gift.id]);
}

const left = async (variantId: string) => {
  const [row] = await database.asOwner(
    "select stock_quantity as available, reserved_quantity as reserved from product_variants where id = $1",
    [variantId],
  );
  return row;
};
const gifts = async (id: string) => (await read(id)).lines.filter(({ isGift }) => isGift);
async function readOlive() {
  const answer = await fetch(`${shop.shop.url}/api/catalog/variants?slugs=olive`);
  const { variants } = z
    .object({ variants: z.array(catalogVariantSchema) })
    .parse(await answer.json());
  return variants.find(({ slug }) => slug === "olive");
}
const hasGift = async () => (await readOlive())?.gift !== undefined;
const readGift = async () => (await readOlive())?.gift;

test("GIFT-01 GIFT-07 an offer adds one gift for each unit, as a free line, until the owner ends it", async () => {
  await offer(gift.id);
  const { id } = await shop.order({ olive: 2 });
  const order = await read(id);
  expect(order.lines).toMatchObject([
    { quantity: 2, isGift: false },
    { quantity: 2, isGift: true, sku: gift.sku, total: { amountMinor: 0 } },
  ]);
  expect(order.total).toEqual({ amountMinor: 2 * UNIT_PRICE, currency: "USD" });
  const page = await readOrderPage(shop.checkoutContext(), await shop.getKey(id));
  expect(page?.lines.map(({ isGift }) => isGift)).toEqual([false, true]);
  expect(page?.lines[1]?.image).toBe(giftSeed.image.url);
  const { text } = await asAdmin("GET", `/api/admin/orders?q=${order.number}`);
  expect(JSON.parse(text)).toMatchObject({ orders: [{ units: 2, lines: 1 }] });

  expect(await hasGift()).toBe(true);

  await offer(null);
  expect(await hasGift()).toBe(false);
  expect((await read((await shop.order()).id)).lines).toHaveLength(1);
  expect(await gifts(id)).toHaveLength(1);
});

test("GIFT-01 visitors are told the name and the image of what comes along, as the owner has them now", async () => {
  const named = { name: giftSeed.name, image: giftSeed.image.url };
  await offer(gift.id);
  const readChange = () =>
    database.asOwner("select updated_at from products where gift_product_id = $1", [gift.id]);
  const changed = await readChange();
  expect(await readGift()).toEqual(named);
  const [image] = await database.asOwner(
    "update product_images set is_primary = false, deleted_at = now() where product_id = $1 returning id",
    [gift.id],
  );
  await database.asOwner("update products set name = 'Travel Bowl' where id = $1", [gift.id]);
  expect(await readGift()).toEqual({ name: "Travel Bowl", image: null });
  // A form of the product that offers it meets no conflict.
  expect(await readChange()).toEqual(changed);
  await database.asOwner("update product_images set deleted_at = null where id = $1", [
    image?.["id"],
  ]);
  await database.asOwner("update products set name = $2 where id = $1", [gift.id, giftSeed.name]);
  expect(await readGift()).toEqual(named);
  await offer(null);
  expect(await readGift()).toBeUndefined();
});

test("GIFT-10 gifts follow the lines that are edited, as far as they are in stock", async () => {
  await offer(gift.id);
  await countGifts(3);
  const { id } = await shop.order({ olive: 2 });
  const edit = async (body: Record<string, unknown>) => {
    const { version } = await read(id);
    const answer = await asAdmin("PATCH", `/api/admin/orders/${id}`, { version, ...body });
    expect(answer.status).toBe(204);
  };
  const setOlive = async (quantity: number) =>
    edit({ lines: [{ lineId: (await read(id)).lines[0]?.id, quantity }] });
  await setOlive(1);
  expect(await gifts(id)).toMatchObject([{ quantity: 1 }]);
  await setOlive(5);
  expect(await gifts(id)).toMatchObject([{ quantity: 3 }]);
  expect((await read(id)).events.map(({ note }) => note)).toContain(orderNotes.giftLeftOut);
  const [line] = await gifts(id);
  await edit({ lines: [{ lineId: line?.id, quantity: 0 }] });
  expect(await gifts(id)).toEqual([]);
  await setOlive(6);
  expect(await gifts(id)).toMatchObject([{ quantity: 1 }]);
  expect(await asSystem((ctx) => checkIntegrity(ctx))).toEqual([]);
  await stopCounting();
  await offer(null);
});

test("GIFT-02 gifts with stock leave the stock with the order and return with it", async () => {
  await offer(gift.id);
  const variantId = await countGifts(5);
  const { id } = await shop.order({ olive: 2 });
  expect(await left(variantId)).toEqual({ available: 3, reserved: 2 });
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled", note: "No" });
  expect(await left(variantId)).toEqual({ available: 5, reserved: 0 });
  await stopCounting();
});

test("GIFT-03 a gift that is out of stock does not prevent an order: what is left is given, and the timeline says so", async () => {
  await offer(gift.id);
  const variantId = await countGifts(1);
  const short = (await shop.order({ olive: 2 })).id;
  expect(await gifts(short)).toMatchObject([{ quantity: 1 }]);
  const none = (await shop.order()).id;
  expect(await gifts(none)).toEqual([]);
  for (const id of [short, none])
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await shop.events(id)).map(({ note }) => note)).toContain(orderNotes.giftLeftOut);
  expect(await left(variantId)).toEqual({ available: 0, reserved: 1 });
  await stopCounting();
});

test("GIFT-04 many simultaneous orders for the last gifts are all placed, and no gift is given twice", async () => {
  await offer(gift.id);
  const variantId = await countGifts(3);
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.order()));
  const given = (await Promise.all(orders.map(({ id }) => gifts(id)))).flat();
  const pieces = given.reduce((sum, line) => sum + line.quantity - line.restockedQuantity, 0);
  expect(pieces).toBe(3);
  expect(await left(variantId)).toEqual({ available: 0, reserved: 3 });
  expect(await asSystem(checkIntegrity)).toEqual([]);
  await stopCounting();
});

test("GIFT-03 items that are reserved again after their time come without a gift that is sold out", async () => {
  await offer(gift.id);
  const variantId = await countGifts(1);
  const { id } = await shop.order();
  shop.passTime(4 * 24 * 3_600);
  await shop.runTask("expire-reservations");
  expect(await left(variantId)).toEqual({ available: 1, reserved: 0 });
  const other = (await shop.order()).id;
  expect((await shop.payByHand(id)).status).toBe(204);
  expect(await shop.standing(id)).toMatchObject({ stock_state: "held" });
  expect(await gifts(id)).toMatchObject([{ quantity: 1, restockedQuantity: 1 }]);
  expect(await gifts(other)).toMatchObject([{ quantity: 1, restockedQuantity: 0 }]);
  await stopCounting();
});

test("GIFT-03 a deleted product is no longer a gift", async () => {
  await offer(gift.id);
  await asAdmin("DELETE", `/api/admin/products/${gift.id}`);
  expect(await gifts((await shop.order()).id)).toEqual([]);
  expect(await hasGift()).toBe(false);
  await asAdmin("POST", `/api/admin/products/${gift.id}/restore`);
});

test("GIFT-05 gifts are not sales: they change no count of units, and reduce the profit by their cost", async () => {
  await offer(gift.id);
  const variantId = await countGifts(10);
  const put = await asAdmin("PUT", `/api/admin/variants/${variantId}/cost`, {
    costMinor: 150,
    version: toVersion(null),
  });
  expect([200, 204]).toContain(put.status);
  const { id } = await shop.order();
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "completed", note: "Done" });
  const [sums] = await database.asOwner(
    `select sum(s.units)::int as units, sum(s.uncosted_units) filter (where s.item = $2)::int as uncosted,
       sum(s.profit_minor) filter (where s.item = $2)::int as profit
     from orders o cross join lateral app.sold_of(o, (select array_agg(i) from order_items i where i.order_id = o.id)) s
     where o.id = $1`,
    [id, variantId],
  );
  expect(sums).toEqual({ units: 1, uncosted: 0, profit: -150 });
  await stopCounting();
});

test("GIFT-06 orders entered by hand include gifts as well, and a product cannot be its own gift", async () => {
  await offer(gift.id);
  const [olive] = await database.asOwner("select id from product_variants where slug = 'olive'");
  const { text } = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Noa", phone: "+972 50 555 0101" },
    lines: [{ variantId: olive?.["id"], quantity: 3 }],
  });
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(text));
  expect(await gifts(id)).toMatchObject([{ quantity: 3, sku: gift.sku }]);
  const { version, name } = z
    .object({ version: z.string(), name: z.string() })
    .parse(JSON.parse((await asAdmin("GET", `/api/admin/products/${backpack.id}`)).text));
  for (const giftProductId of [backpack.id, randomUUID()]) {
    const body = { name, basePriceMinor: 1, version, giftProductId };
    // oxlint-disable-next-line no-await-in-loop -- two
    const answer = await asAdmin("PUT", `/api/admin/products/${backpack.id}`, body);
    expect(answer).toMatchObject({ status: 422, fields: { giftProductId: ["unknown"] } });
  }
});
