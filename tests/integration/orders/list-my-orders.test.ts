import { makeOrderKeys } from "../../support/order-keys.ts";
import { beforeEach, expect, test } from "vitest";
import { listMyOrders } from "#modules/orders/list-my-orders.ts";
import { myOrderSchema } from "#modules/orders/contract.ts";
import { anonymous, identity, system, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const orderKeys = await makeOrderKeys(database)();

const rex = member("user", { email: "rex@mail.example" });
const mia = member("user", { email: "mia@mail.example" });
const noa = member("admin", { email: "noa@mail.example" });
const eli = member("moderator", { email: "eli@mail.example" });

const list = (actor: Actor, after?: string) =>
  database.runInTransaction(actor, (db) => listMyOrders({ db, actor, orderKeys }, { after }));

/** The numbers of what somebody sees, in its order. */
const seen = async (actor: Actor) => (await list(actor)).orders.map((order) => order.number);

let orderCount = 0;

type OrderSeed = { of: { id: string; email: string }; at: string; deleted?: boolean };

/** Stores an order without lines, and returns its id. Later ids are greater. */
async function addOrder({ of, at, deleted = false }: OrderSeed): Promise<string> {
  orderCount += 1;
  const id = `00000000-0000-4000-8000-abcdabcd${String(orderCount).padStart(4, "0")}`;
  await database.asOwner(
    `insert into orders (id, customer_id, customer_name, customer_email, source, subtotal_minor, total_minor, created_at, deleted_at)
     values ($1, $2, 'Somebody', $3, 'admin', 7499, 7499, $4, $5)`,
    [id, of.id, of.email, at, deleted ? at : null],
  );
  return id;
}

const getNumber = (id: string) => id.slice(-8).toUpperCase();

beforeEach(async () => {
  await database.asOwner("delete from orders");
  for (const { id, email } of [rex, mia, noa, eli])
    // oxlint-disable-next-line no-await-in-loop -- four people
    await database.asOwner(
      "insert into profiles (id, full_name, email) values ($1, 'Somebody', $2) on conflict do nothing",
      [id, email],
    );
});

test("ORD-01 users see only their own orders, newest first, whatever their role", async () => {
  const first = await addOrder({ of: rex, at: "2025-01-01T10:00:00Z" });
  const second = await addOrder({ of: rex, at: "2025-01-03T10:00:00Z" });
  const other = await addOrder({ of: mia, at: "2025-01-02T10:00:00Z" });
  const staff = await addOrder({ of: noa, at: "2025-01-04T10:00:00Z" });
  expect(await seen(rex)).toEqual([getNumber(second), getNumber(first)]);
  expect(await seen(mia)).toEqual([getNumber(other)]);
  expect(await seen(noa)).toEqual([getNumber(staff)]);
  expect(await seen(eli)).toEqual([]);
});

test("ORD-01 actors without an account have no orders to list", async () => {
  for (const actor of [anonymous, identity, system])
    // oxlint-disable-next-line no-await-in-loop -- three actors
    await expect(list(actor)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("ORD-02 a deleted order is hidden from its customer, even if the customer is staff", async () => {
  const kept = await addOrder({ of: rex, at: "2025-01-01T10:00:00Z" });
  await addOrder({ of: rex, at: "2025-01-02T10:00:00Z", deleted: true });
  await addOrder({ of: noa, at: "2025-01-02T10:00:00Z", deleted: true });
  expect(await seen(rex)).toEqual([getNumber(kept)]);
  expect(await seen(noa)).toEqual([]);
});

test("ORD-03 an order has its lines in their order and exact amounts", async () => {
  const id = await addOrder({ of: rex, at: "2025-01-01T10:00:00.123456Z" });
  await database.asOwner("update orders set subtotal_minor = 22497, total_minor = 22497");
  await database.asOwner(
    `insert into order_items (order_id, position, product_name, variant_name, sku, color_primary, color_secondary, image_url, quantity, unit_price_minor, total_price_minor)
     values ($1, 1, 'Wanderpaw Backpack', null, 'B', null, null, null, 1, 7499, 7499),
            ($1, 0, 'Wanderpaw Backpack', 'Olive Green & Cream', 'A', 'Olive Green', 'Cream', '/media/product/olive-1', 2, 7499, 14998)`,
    [id],
  );
  const [order] = (await list(rex)).orders;
  const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" });
  expect(myOrderSchema.omit({ reviewPath: true }).parse(order)).toEqual({
    id,
    number: getNumber(id),
    status: "pending",
    createdAt: "2025-01-01T10:00:00.123Z",
    total: usd(22497),
    path: expect.stringMatching(/^\/order-status\/[\da-f]{64}$/) as string,
    isPaid: false,
    shipments: [],
    items: [
      {
        id: expect.any(String) as string,
        productName: "Wanderpaw Backpack",
        variantName: "Olive Green & Cream",
        colorPrimary: "Olive Green",
        colorSecondary: "Cream",
        imageUrl: "/media/product/olive-1",
        slug: null,
        quantity: 2,
        unitPrice: usd(7499),
        total: usd(14998),
      },
      {
        id: expect.any(String) as string,
        productName: "Wanderpaw Backpack",
        variantName: null,
        colorPrimary: null,
        colorSecondary: null,
        imageUrl: null,
        slug: null,
        quantity: 1,
        unitPrice: usd(7499),
        total: usd(7499),
      },
    ],
  });
});

test("ORD-03 a customer without orders gets an empty list without a next page", async () => {
  expect(await list(rex)).toEqual({ orders: [], nextCursor: null });
});

test("ORD-04 pages of twenty follow each other without gaps or repetitions, even for orders of the same moment", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 45; index += 1) {
    // Five at each moment, and the moments one microsecond apart.
    const micros = String(100_000 + Math.floor(index / 5)).padStart(6, "0");
    // oxlint-disable-next-line no-await-in-loop -- ids are given in this order
    ids.push(await addOrder({ of: rex, at: `2025-01-01T10:00:00.${micros}Z` }));
  }
  const first = await list(rex);
  const second = await list(rex, first.nextCursor ?? "");
  // A new order in the meantime moves nothing.
  await addOrder({ of: rex, at: "2025-02-01T10:00:00Z" });
  const third = await list(rex, second.nextCursor ?? "");
  expect([first, second, third].map((page) => page.orders.length)).toEqual([20, 20, 5]);
  expect(third.nextCursor).toBeNull();
  expect([first, second, third].flatMap((page) => page.orders.map((order) => order.id))).toEqual(
    ids.toReversed(),
  );
});

test("ORD-04 a page that is exactly full is the last one", async () => {
  for (let index = 0; index < 20; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- ids are given in this order
    await addOrder({ of: rex, at: "2025-01-01T10:00:00Z" });
  expect((await list(rex)).nextCursor).toBeNull();
});

test("ORD-04 another customer's cursor reveals none of their orders", async () => {
  for (let index = 0; index < 21; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- ids are given in this order
    await addOrder({ of: rex, at: "2025-01-02T10:00:00Z" });
  const { nextCursor } = await list(rex);
  const own = await addOrder({ of: mia, at: "2025-01-01T10:00:00Z" });
  const page = await list(mia, nextCursor ?? "");
  expect(page.orders.map((order) => order.id)).toEqual([own]);
});

test("ORD-05 a foreign cursor is refused at its field", async () => {
  const encode = (...place: string[]) =>
    Buffer.from(JSON.stringify(["orders", ...place])).toString("base64url");
  const id = "00000000-0000-4000-8000-000000000001";
  for (const after of [
    "",
    "x",
    "%00",
    encode("now", id),
    encode("1", `${id}'--`),
    encode("-1", id),
    encode("12345678901234567", id),
    encode("1", `${id}\n`),
    encode("1", "00000000"),
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few short texts
    await expect(list(rex, after)).rejects.toMatchObject({
      code: "invalid_fields",
      fields: { after: ["malformed"] },
    });
  expect((await list(rex, encode("9999999999999999", id))).orders).toEqual([]);
});
