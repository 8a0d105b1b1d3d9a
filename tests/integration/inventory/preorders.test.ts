import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { addBusinessDaysTo } from "#shared/business-days.ts";
import { policies } from "#content/policies.ts";
import { createRandom } from "#shared/random.ts";
import { startPreorderShop } from "./preorder-shop.ts";

const shop = await startPreorderShop();
const { asAdmin, arrive, ahead, day, database, leave, offer, orderAhead, placed, read, stock } =
  shop;
/** The day by which a delivery that comes in so many days has left again. */
const leaves = (days: number) => addBusinessDaysTo(day(days), policies.processingBusinessDays.to);
const cancel = (id: string) =>
  asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });

beforeEach(shop.reset);

describe("available preorders", () => {
  test("PREORDER-01 are empty unless the owner has turned them on and a delivery is expected", async () => {
    expect(await offer()).toEqual({ available: 0 });
    await shop.switchTo(false);
    await shop.expect(5, 10);
    expect(await offer()).toEqual({ available: 0 });
    expect((await orderAhead(1, leaves(10))).status).toBe(409);
    await shop.switchTo(true);
    expect(await offer()).toEqual({ available: 5, leavesBy: leaves(10) });
  });

  test("PREORDER-01 are not offered while items are in stock", async () => {
    await shop.expect(5, 10);
    await leave("olive", 2);
    expect(await offer()).toEqual({ available: 2 });
    await orderAhead(2, undefined);
    expect(await offer()).toEqual({ available: 5, leavesBy: leaves(10) });
  });

  test("PREORDER-02 come from the next delivery first, with its own date, then from the one after", async () => {
    await shop.expect(4, 30);
    await shop.expect(2, 10);
    expect(await offer()).toEqual({ available: 2, leavesBy: leaves(10) });
    await orderAhead(1, leaves(10));
    expect(await offer()).toEqual({ available: 1, leavesBy: leaves(10) });
    await orderAhead(1, leaves(10));
    expect(await offer()).toEqual({ available: 4, leavesBy: leaves(30) });
    // More than the one delivery has left is no order.
    expect((await orderAhead(5, leaves(30))).status).toBe(409);
  });

  test("PREORDER-03 do not include a delivery whose date has passed", async () => {
    await shop.expect(3, 1);
    expect(await offer()).toMatchObject({ available: 3 });
    await database.asOwner("update expected_deliveries set expected_on = $1, leaves_by = $1", [
      day(0),
    ]);
    expect(await offer()).toMatchObject({ available: 3 });
    await database.asOwner("update expected_deliveries set expected_on = $1", [day(-1)]);
    expect(await offer()).toEqual({ available: 0 });
  });
});

describe("a preorder", () => {
  test("PREORDER-04 shows its date in its line, in its mail and on its page, and takes nothing from the shelf", async () => {
    await shop.expect(3, 12);
    const email = shop.newEmail();
    const id = await placed(await orderAhead(2, leaves(12), email));
    expect(await stock("olive")).toEqual({ available: 0, reserved: 0 });
    expect(await ahead(id)).toBe(2);
    const order = await read(id);
    expect(order.lines[0]?.preorder).toEqual({ leavesBy: leaves(12), isWaiting: true });
    const [mail] = await database.asOwner(
      "select content -> 'lines' -> 0 ->> 'leavesBy' as day from mails where dedupe_key = $1",
      [`order-confirmation:${id}`],
    );
    expect(mail?.["day"]).toBe(leaves(12));
  });

  test("PREORDER-05 is refused if it would ship later than shown, and accepted if earlier", async () => {
    await shop.expect(3, 12);
    const later = await orderAhead(1, leaves(5));
    expect(later.status).toBe(409);
    expect(JSON.parse(later.text)).toMatchObject({
      code: "offer_changed",
      fields: { "leavesBy.olive": ["later"] },
    });
    // Nobody who was told that it is here gets it later.
    expect((await orderAhead(1, undefined)).status).toBe(409);
    expect(await ahead()).toBe(0);
    const earlier = await orderAhead(1, leaves(40));
    expect((await read(await placed(earlier))).lines[0]?.preorder?.leavesBy).toBe(leaves(12));
    await shop.receiveUnexpected(1);
    expect(await stock("olive")).toEqual({ available: 0, reserved: 1 });
  });

  test("PREORDER-06 gets exactly the expected items, even with fifty orders at once", async () => {
    await shop.expect(7, 10);
    await shop.expect(4, 20);
    const answers = await Promise.all(Array.from({ length: 50 }, () => orderAhead(1, leaves(20))));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(11);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await ahead()).toBe(11);
    const days = await database.asOwner(
      "select leaves_by::text as day, count(*)::integer as units from order_items where leaves_by is not null and order_id in (select order_id from stock_movements where ahead > 0 group by order_id having sum(ahead) > 0) group by leaves_by order by leaves_by",
    );
    expect(days.at(-1)).toMatchObject({ day: leaves(20) });
    expect(await stock("olive")).toEqual({ available: 0, reserved: 0 });
  });

  test("PREORDER-07 cannot be shipped before its items have arrived", async () => {
    const delivery = await shop.expect(2, 10);
    const id = await placed(await orderAhead(2, leaves(10)));
    const shipment = { carrier: "dhl", trackingNumber: "1" };
    const ship = () => asAdmin("POST", `/api/admin/orders/${id}/shipments`, shipment);
    expect(JSON.parse((await ship()).text)).toMatchObject({ code: "out_of_stock" });
    await arrive(delivery, 1);
    expect(JSON.parse((await ship()).text)).toMatchObject({ code: "out_of_stock" });
    await shop.receiveUnexpected(1);
    expect((await read(id)).lines[0]?.preorder?.isWaiting).toBe(false);
    expect((await ship()).status).toBe(204);
    expect(await stock("olive")).toEqual({ available: 0, reserved: 0 });
  });

  test("PREORDER-08 returns its promised items and those that have arrived when it is cancelled", async () => {
    const delivery = await shop.expect(3, 10);
    const first = await placed(await orderAhead(2, leaves(10)));
    const second = await placed(await orderAhead(1, leaves(10)));
    expect(await offer()).toEqual({ available: 0 });
    expect((await cancel(second)).status).toBe(200);
    expect(await offer()).toMatchObject({ available: 1 });
    await arrive(delivery, 1);
    expect((await cancel(first)).status).toBe(200);
    expect(await ahead()).toBe(0);
    expect(await stock("olive")).toEqual({ available: 1, reserved: 0 });
  });

  test("PREORDER-08 returns promised items first when it is reduced", async () => {
    const delivery = await shop.expect(3, 10);
    const id = await placed(await orderAhead(3, leaves(10)));
    await arrive(delivery, 1);
    const { lines, version } = await read(id);
    const edit = {
      version,
      lines: lines.map((line) => ({ lineId: line.id, quantity: 2 })),
    };
    expect((await asAdmin("PATCH", `/api/admin/orders/${id}`, edit)).status).toBe(204);
    expect(await ahead(id)).toBe(1);
    expect(await stock("olive")).toEqual({ available: 0, reserved: 1 });
  });

  test("PREORDER-09 loses its promise when it stays unpaid, and regains it with the payment", async () => {
    await shop.expect(1, 10);
    const id = await placed(await orderAhead(1, leaves(10)));
    shop.passTime(3 * 3_600);
    await shop.runTask("expire-reservations");
    expect(await ahead()).toBe(0);
    expect(await offer()).toMatchObject({ available: 1 });
    expect((await shop.payByHand(id)).status).toBe(204);
    expect(await ahead(id)).toBe(1);
  });
});

test("PREORDER-09 a preorder that regains its promise gets items that are on the shelf by then", async () => {
  await shop.expect(2, 10);
  const id = await placed(await orderAhead(2, leaves(10)));
  shop.passTime(3 * 3_600);
  await shop.runTask("expire-reservations");
  await shop.receiveUnexpected(1);
  expect(await stock("olive")).toEqual({ available: 1, reserved: 0 });
  expect((await shop.payByHand(id)).status).toBe(204);
  expect(await ahead(id)).toBe(1);
  expect(await stock("olive")).toEqual({ available: 0, reserved: 1 });
});

test("PREORDER-06 PREORDER-10 in any sequence of events the order of preorders is kept and the books balance", async () => {
  const random = createRandom("ahead");
  const orders: string[] = [];
  const order = async () => {
    const { leavesBy } = (await offer()) ?? {};
    const answer = await orderAhead(1 + Math.floor(random.getNext() * 2), leavesBy);
    if (answer.status === 200) orders.push(await placed(answer));
  };
  const deliver = async () => {
    const rows = await database.asOwner(
      "select id, quantity from expected_deliveries where arrived_at is null order by expected_on limit 1",
    );
    for (const { id, quantity } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one at most
      await arrive(String(id), 1 + Math.floor(random.getNext() * Number(quantity)));
  };
  const call = (path: string, body: unknown) => asAdmin("POST", path, body);
  const steps = [
    () => shop.expect(1 + Math.floor(random.getNext() * 3), 3 + Math.floor(random.getNext() * 20)),
    () => Promise.all([order(), order(), order()]),
    order,
    deliver,
    () => Promise.all([deliver(), order(), order()]),
    () => orders.length > 0 && cancel(random.pick(orders)),
    () =>
      orders.length > 0 &&
      call(`/api/admin/orders/${random.pick(orders)}/shipments`, { carrier: "dhl" }),
    () => orders.length > 0 && shop.payByHand(random.pick(orders)),
    () => shop.receiveUnexpected(1),
    () => shop.runTask("expire-reservations"),
    () => Promise.resolve(shop.passTime(Math.floor(random.getNext() * 3_600))),
  ];
  for (let step = 0; step < 80; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await random.pick(steps)();
    // oxlint-disable-next-line no-await-in-loop -- after each of them
    const { available, reserved } = await stock("olive");
    expect(Math.min(available, reserved)).toBeGreaterThanOrEqual(0);
    // oxlint-disable-next-line no-await-in-loop -- after each of them
    expect((await ahead()) > 0 && available > 0).toBe(false);
  }
  expect(orders.length).toBeGreaterThan(10);
});

describe("arriving items", () => {
  test("PREORDER-10 go to waiting preorders in their order, then to the waiting list, then on sale", async () => {
    const first = await placed(await expectAndOrder(3, 2));
    shop.passTime(1);
    const second = await placed(await orderAhead(1, leaves(10)));
    const { email } = await shop.wait();
    const [delivery] = z
      .array(z.object({ id: z.string() }))
      .parse(await database.asOwner("select id from expected_deliveries"));
    await arrive(delivery?.id ?? "", 2);
    expect([await ahead(first), await ahead(second)]).toEqual([0, 1]);
    await shop.serve();
    expect(await shop.listNotified([email])).toEqual([]);
    await shop.receiveUnexpected(3);
    expect(await ahead()).toBe(0);
    await shop.serve();
    expect(await shop.listNotified([email])).toEqual([email]);
    expect(await stock("olive")).toEqual({ available: 1, reserved: 4 });
  });

  /** A delivery of so many in ten days, and an order of some of them. */
  async function expectAndOrder(quantity: number, units: number) {
    await shop.expect(quantity, 10);
    return orderAhead(units, leaves(10));
  }

  test("PREORDER-11 leave the rest waiting if fewer arrive than promised, and the inventory shows how many are missing", async () => {
    const delivery = await shop.expect(3, 10);
    await orderAhead(3, leaves(10));
    const changed = { quantity: 1, expectedOn: day(15) };
    expect((await asAdmin("PUT", `/api/admin/deliveries/${delivery}`, changed)).status).toBe(204);
    expect(await ahead()).toBe(3);
    expect(await offer()).toEqual({ available: 0 });
    const { text } = await asAdmin("GET", "/api/admin/stock?q=olive");
    expect(JSON.parse(text)).toMatchObject({
      variants: [{ demand: { preordered: 3, expected: { quantity: 1 } } }],
    });
    await arrive(delivery, 1);
    expect(await ahead()).toBe(2);
  });
});
