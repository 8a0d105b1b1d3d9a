import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { SeededColor } from "#content/backpack-colors.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { startHoldingShop } from "./holding.ts";

const shop = await startHoldingShop();
const { orderFrom, publicAddress, stock, database, asAdmin, newEmail, request } = shop;

/** Leaves exactly this many units on the shelf, all of them for sale. */
async function leave(slug: SeededColor, units: number): Promise<void> {
  await asAdmin("POST", "/api/admin/unpaid-holds/release");
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $2 - stock_quantity, 'adjustment' from product_variants
     where slug = $1 and stock_quantity <> $2`,
    [slug, units],
  );
}
const refused = (possible: Readonly<Record<string, number>>) => ({
  status: 409,
  code: "hold_limit",
  fields: Object.fromEntries(
    Object.entries(possible).map(([slug, units]) => [`lines.${slug}`, [String(units)]]),
  ),
});
/** How many orders were made, and how many refused. */
const outcome = (answers: readonly { status: number }[]) => ({
  made: answers.filter(({ status }) => status === 200).length,
  refused: answers.filter(({ status }) => status === 409).length,
});

beforeEach(async () => {
  await leave("olive", 8);
  await leave("caramel", 8);
  await leave("blue", 8);
});

test("SALE-36 a guest order for the whole stock is refused with what is possible, and leaves some for others", async () => {
  const address = publicAddress();
  const all = { olive: 8, caramel: 8, blue: 8 };
  expect(await orderFrom(address, all)).toMatchObject(refused({ olive: 3, caramel: 3, blue: 3 }));
  expect(await stock("olive")).toMatchObject({ available: 8 });
  expect((await orderFrom(address, { olive: 3, caramel: 3, blue: 3 })).status).toBe(200);
  expect(await stock("olive")).toMatchObject({ available: 5 });
  expect((await orderFrom(publicAddress(), { olive: 2 })).status).toBe(200);
});

test("SALE-36 of a large stock a guest may order a quarter, and only the lines above it are named", async () => {
  await leave("olive", 43);
  expect(await orderFrom(publicAddress(), { olive: 11, blue: 1 })).toMatchObject(
    refused({ olive: 10 }),
  );
  expect((await orderFrom(publicAddress(), { olive: 10, blue: 1 })).status).toBe(200);
});

test("SALE-36 sold units do not enlarge a guest's share", async () => {
  await leave("olive", 40);
  for (const olive of [10, 7, 5, 4, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await orderFrom(publicAddress(), { olive });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await shop.payByHand(await shop.getId(answer));
  }
  expect(await stock("olive")).toMatchObject({ available: 11 });
  expect(await orderFrom(publicAddress(), { olive: 10 })).toMatchObject(refused({ olive: 3 }));
});

test("SALE-36 a shortage of stock is reported before the limit for guests", async () => {
  await leave("blue", 2);
  expect(await orderFrom(publicAddress(), { blue: 4 })).toMatchObject({
    code: "out_of_stock",
    fields: { "lines.blue": ["2"] },
  });
  expect((await orderFrom(publicAddress(), { blue: 2 })).status).toBe(200);
});

test("SALE-37 the unpaid orders of one network count together until they are paid or cancelled", async () => {
  const address = publicAddress();
  const first = await orderFrom(address, { olive: 2 });
  expect(first.status).toBe(200);
  expect(await orderFrom(address, { olive: 2 })).toMatchObject(refused({ olive: 1 }));
  expect((await orderFrom(address, { olive: 1 })).status).toBe(200);
  expect(await orderFrom(address, { olive: 1 })).toMatchObject(refused({ olive: 0 }));
  // Another color, and another network, are another matter.
  expect((await orderFrom(address, { blue: 1 })).status).toBe(200);
  expect((await orderFrom(publicAddress(), { olive: 1 })).status).toBe(200);
  await shop.payByHand(await shop.getId(first));
  expect((await orderFrom(address, { olive: 2 })).status).toBe(200);
});

test("SALE-37 all addresses of an IPv6 network count as one", async () => {
  expect((await orderFrom("2001:db8:7:1::5", { olive: 3 })).status).toBe(200);
  expect(await orderFrom("2001:db8:7:1:ffff::6", { olive: 1 })).toMatchObject(
    refused({ olive: 0 }),
  );
  expect((await orderFrom("2001:db8:7:2::5", { olive: 1 })).status).toBe(200);
});

test.each([
  ["a home (/56)", (nth: number) => `2001:db8:8:1${nth.toString(16).padStart(2, "0")}::1`, 1 / 2],
  ["a site (/48)", (nth: number) => `2001:db8:9:${nth.toString(16)}00::1`, 3 / 4],
  ["neighbours (/24)", (nth: number) => `203.1.113.${nth}`, 1 / 2],
])(
  "LIMIT-30 all networks of %s together reserve a share of the stock, and other guests still get a unit",
  async (_, addressOf, share) => {
    await leave("olive", 80);
    const answers = [];
    for (let nth = 0; nth < 16; nth += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push(await orderFrom(addressOf(nth), { olive: 5 }));
    expect(outcome(answers)).toEqual({ made: 16 * share, refused: 16 - 16 * share });
    expect(answers.at(-1)).toMatchObject(refused({ olive: 0 }));
    expect(await stock("olive")).toMatchObject({ available: 80 * (1 - share) });
    expect((await orderFrom(publicAddress(), { olive: 3 })).status).toBe(200);
  },
);

test("LIMIT-30 a hundred networks of one /56 that order at once reserve no more than their share", async () => {
  await leave("olive", 80);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      orderFrom(`2001:db8:a:${(0x300 + nth).toString(16)}::1`, { olive: 1 }),
    ),
  );
  expect(outcome(answers)).toEqual({ made: 40, refused: 60 });
});

test("SALE-37 ten simultaneous orders from one network reserve no more than consecutive ones", async () => {
  const address = publicAddress();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => orderFrom(address, { olive: 1 })),
  );
  expect(outcome(answers)).toEqual({ made: 3, refused: 7 });
  expect(await stock("olive")).toMatchObject({ available: 5 });
});

test("SALE-37 twenty guests from different networks get all of the last units at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => orderFrom(publicAddress(), { caramel: 1 })),
  );
  expect(outcome(answers)).toEqual({ made: 8, refused: 12 });
  for (const { code } of answers.filter(({ status }) => status === 409))
    expect(code).toBe("out_of_stock");
  expect(await stock("caramel")).toMatchObject({ available: 0 });
});

test("SALE-37 a double click on the largest possible order places one order, without an error", async () => {
  const address = publicAddress();
  const body = { ...orderBody({ olive: 3 }), details: { ...details, email: newEmail() } };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => request("/api/orders", body, { address })),
  );
  expect(outcome(answers)).toEqual({ made: 5, refused: 0 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test("SALE-37 the origin of an order is stored as a hash, while the order waits for payment", async () => {
  const id = await shop.getId(await orderFrom("203.0.113.77", { olive: 1 }));
  const networks = () =>
    database.asOwner("select network, wider_networks from guest_holds where order_id = $1", [id]);
  const [hold] = await networks();
  for (const hash of [hold?.["network"], ...[hold?.["wider_networks"]].flat()])
    expect(hash).toMatch(/^[\w-]{43}$/);
  await shop.runTask("expire-reservations");
  expect(await networks()).toEqual([hold]);
  await shop.payByHand(id);
  await shop.runTask("expire-reservations");
  expect(await networks()).toEqual([{ network: null, wider_networks: null }]);
});

test("SALE-38 a private address identifies no customer", async () => {
  for (let turn = 0; turn < 3; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await orderFrom("192.168.1.5", { olive: 2 })).status).toBe(200);
});

test("SALE-39 the unpaid orders of one account reserve at most six units of a variant, or half of a large stock", async () => {
  const token = await shop.signIn("moderator@wanderpaw.example");
  const order = (quantity: number) =>
    request("/api/orders", orderBody({ blue: quantity }), { token });
  const first = await order(4);
  expect(first.status).toBe(200);
  expect(await order(3)).toMatchObject(refused({ blue: 2 }));
  expect((await order(2)).status).toBe(200);
  const [row] = await database.asOwner(
    "select extract(epoch from reserved_until - created_at)::int as seconds from orders where id = $1",
    [await shop.getId(first)],
  );
  expect(row).toEqual({ seconds: 72 * 3_600 });
  await leave("blue", 40);
  expect(await order(21)).toMatchObject(refused({ blue: 20 }));
  expect((await order(20)).status).toBe(200);
});

test("SALE-46 from a network without reservations, the response does not reveal whether the address has an order", async () => {
  const known = newEmail();
  expect((await orderFrom(publicAddress(), { olive: 3 }, known)).status).toBe(200);
  const again = await orderFrom(publicAddress(), { olive: 3 }, known);
  const other = await orderFrom(publicAddress(), { blue: 3 }, newEmail());
  expect(again.status).toBe(200);
  expect(Object.keys(JSON.parse(again.text) as object)).toEqual(
    Object.keys(JSON.parse(other.text) as object),
  );
});

test("SALE-44 an order to the billing address needs no fields for another address", async () => {
  const typed = Object.entries(details).filter(([field]) => !field.startsWith("shipping"));
  const order = (changes: object) =>
    request(
      "/api/orders",
      { ...orderBody(), details: { ...Object.fromEntries(typed), email: newEmail(), ...changes } },
      {},
    );
  const answer = await order({ sameAsShipping: true });
  expect(answer.status).toBe(200);
  const [row] = await database.asOwner("select shipping_address from orders where id = $1", [
    await shop.getId(answer),
  ]);
  expect(row).toEqual({ shipping_address: null });
  expect(await order({ sameAsShipping: false })).toMatchObject({
    status: 422,
    fields: { "details.shippingCity": ["required"], "details.shippingCountry": ["required"] },
  });
});

test("SALE-45 an order that fails because of the shop does not count as an attempt", async () => {
  const email = newEmail();
  const place = () =>
    request(
      "/api/orders",
      { ...orderBody(), idempotencyKey: randomUUID(), details: { ...details, email } },
      {},
    );
  await database.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room for orders'; end $$`);
  await database.asOwner(`create trigger refuse before insert on orders
    for each row when (new.customer_email = '${email}') execute function refuse()`);
  for (let turn = 0; turn < 12; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- more than the limit allows
    expect((await place()).status).toBe(500);
  await database.asOwner("drop function refuse cascade");
  expect((await place()).status).toBe(200);
});
