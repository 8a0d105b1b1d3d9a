import { beforeEach, expect, test } from "vitest";
import { createRandom } from "#shared/random.ts";
import { releaseHeldUnit } from "#modules/inventory/held-units.ts";
import { readHeldUnit } from "#modules/orders/placing/held-unit.ts";
import { toVersion } from "#platform/to-version.ts";
import { DAY, startWaitingShop } from "./waiting-shop.ts";

const shop = await startWaitingShop();
const { database, asAdmin, buy, checkoutContext, held, jobs, readKey, leave, passTime } = shop;
const { receive, serve, stock, listNotified, wait, waitAtOnce } = shop;

const releaseKey = (key: string) => checkoutContext().asCheckout((tx) => releaseHeldUnit(tx, key));

beforeEach(async () => {
  await database.asOwner("truncate rate_limits");
  await database.asOwner("delete from newsletter_subscribers");
  passTime(2 * DAY);
  await serve();
  await leave("olive", 0);
});

const variantId = async () => {
  const [row] = await database.asOwner("select id from product_variants where slug = 'olive'");
  return String(row?.["id"]);
};

test("WAIT-10 half of six items are reserved for the first three of a hundred, and a day later for the next", async () => {
  const emails = await waitAtOnce(100);
  const { reserved } = await stock("olive");
  await receive("olive", 6);
  await serve();
  await serve();
  expect(await listNotified(emails)).toEqual(emails.slice(0, 3));
  expect(await stock("olive")).toEqual({ available: 3, reserved: reserved + 3 });

  passTime(DAY - 1);
  await serve();
  expect(await listNotified(emails)).toEqual(emails.slice(0, 3));
  passTime(1);
  await serve();
  expect(await listNotified(emails)).toEqual(emails.slice(0, 6));
  expect(await stock("olive")).toEqual({ available: 3, reserved: reserved + 3 });
});

test("WAIT-10 several servers serve the list together as one would", async () => {
  const emails = await waitAtOnce(20);
  await receive("olive", 10);
  await Promise.all(Array.from({ length: 6 }, () => serve()));
  expect(await listNotified(emails)).toEqual(emails.slice(0, 5));
  expect(await stock("olive")).toMatchObject({ available: 5 });
});

test("JOBS-33 a unit that a fast clock has reserved is free a day after the clock was corrected", async () => {
  passTime(3 * DAY);
  const [first = "", next = ""] = await waitAtOnce(2);
  await receive("olive", 2);
  await serve();
  expect(await listNotified([first, next])).toEqual([first]);
  passTime(-2 * DAY);
  await serve();
  passTime(DAY - 1);
  await serve();
  expect(await listNotified([first, next])).toEqual([first]);
  passTime(1);
  await serve();
  expect(await listNotified([first, next])).toEqual([first, next]);
  passTime(2 * DAY);
});

test("WAIT-23 a mailbox has one reserved item at a time, however its address is spelled", async () => {
  const spellings = ["no.a+1@gmail.com", "noa+2@gmail.com", "N.O.A@googlemail.com"];
  for (const email of spellings) {
    await wait("olive", email);
    passTime(1);
  }
  const others = await waitAtOnce(2);
  await receive("olive", 6);
  await serve();
  expect(await listNotified([...spellings, ...others])).toEqual([spellings[0], ...others]);
  expect(await held()).toMatchObject({ open: 3 });

  await leave("olive", 0);
  await wait("olive", "noa+3@gmail.com");
  await receive("olive", 8);
  await serve();
  expect(await listNotified(["noa+3@gmail.com"])).toEqual([]);
  passTime(DAY);
  await serve();
  expect(await listNotified(["noa+3@gmail.com"])).toEqual(["noa+3@gmail.com"]);
});

test("WAIT-24 staff can release reserved items, whose keys then stop working; repeating it changes nothing", async () => {
  const { email } = await wait();
  const [next] = await waitAtOnce(1);
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  const release = async () =>
    asAdmin("POST", `/api/admin/variants/${await variantId()}/kept-bags/release`);
  expect(JSON.parse((await release()).text)).toEqual({ released: 1 });
  expect(JSON.parse((await release()).text)).toEqual({ released: 0 });
  const [row] = await database.asOwner(
    `select p.email from stock_movements m join profiles p on p.id = m.actor_id
     where m.held_unit_id is not null and m.reason = 'release' order by m.created_at desc limit 1`,
  );
  expect(row).toEqual({ email: "admin@wanderpaw.example" });
  expect(await stock("olive")).toMatchObject({ available: 1 });
  expect(await readHeldUnit(checkoutContext(), key)).toBeUndefined();
  await serve();
  expect(await listNotified([next ?? ""])).toEqual([next]);
});

test("WAIT-11 the key orders the reserved item, once, while it is sold out for everybody else", async () => {
  const { email } = await wait();
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  expect(await buy()).toMatchObject({ status: 409, fields: { "lines.olive": ["0"] } });
  expect(await buy("another-key")).toMatchObject({ status: 409, code: "out_of_stock" });
  const { reserved } = await stock("olive");
  expect(await buy(key)).toMatchObject({ status: 200 });
  expect(await stock("olive")).toEqual({ available: 0, reserved });
  expect(await held()).toMatchObject({ open: 0 });
  expect(await buy(key)).toMatchObject({ status: 409, fields: { "lines.olive": ["0"] } });
});

test("WAIT-11 the key covers one item: further items come from free stock, and other colors ignore it", async () => {
  const { email } = await wait();
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  expect(await buy(key, { olive: 2 })).toMatchObject({ fields: { "lines.olive": ["1"] } });
  expect(await buy(key, { caramel: 1 })).toMatchObject({ status: 200 });
  expect(await held()).toMatchObject({ open: 1 });
  await receive("olive", 1);
  expect(await buy(key, { olive: 2, caramel: 1 })).toMatchObject({ status: 200 });
  expect(await held()).toMatchObject({ open: 0 });
});

test("WAIT-11 of many simultaneous orders with one key, one gets the item", async () => {
  const { email } = await wait();
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(key)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
});

test("WAIT-12 a reservation lasts one day to the second, and the item is then for sale if nobody waits", async () => {
  const { email } = await wait();
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  passTime(DAY - 1);
  expect(await readHeldUnit(checkoutContext(), key)).toMatchObject({ slug: "olive" });
  passTime(1);
  expect(await readHeldUnit(checkoutContext(), key)).toBeUndefined();
  expect(await buy(key)).toMatchObject({ status: 409, code: "out_of_stock" });
  await serve();
  expect(await stock("olive")).toMatchObject({ available: 1 });
  expect(await buy()).toMatchObject({ status: 200 });
});

test("WAIT-12 an order in the last second gets the item, even if the job runs at the same moment", async () => {
  const { email } = await wait();
  const [next] = await waitAtOnce(1);
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  passTime(DAY - 1);
  const [order] = await Promise.all([buy(key), serve()]);
  expect(order).toMatchObject({ status: 200 });
  passTime(1);
  await serve();
  expect(await listNotified([next ?? ""])).toEqual([]);
});

test("WAIT-13 releasing the item passes it to the next person, and releasing it twice changes nothing", async () => {
  const { email } = await wait();
  const [next] = await waitAtOnce(1);
  await receive("olive", 1);
  await serve();
  const key = await readKey(email);
  for (const each of [key, key, "no-key-of-ours"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await releaseKey(each);
  expect(await jobs("serve-waiting-list")).toHaveLength(1);
  await serve();
  expect(await listNotified([next ?? ""])).toEqual([next]);
});

/** Nobody has units of it any more, and no job waits. */
async function emptyOlive(): Promise<string> {
  await leave("olive", 0);
  const id = await variantId();
  await database.asOwner("update stock_levels set level = 'out' where variant_id = $1", [id]);
  await database.asOwner("delete from graphile_worker._private_jobs");
  return id;
}

const move = async (id: string, body: unknown) =>
  asAdmin("POST", `/api/admin/variants/${id}/movements`, body);

test.each([
  ["a delivery", async (id: string) => move(id, { kind: "receipt", quantity: 1 })],
  ["a correction", async (id: string) => move(id, { kind: "adjustment", quantity: 1 })],
  [
    "a count",
    async (id: string) =>
      asAdmin("PUT", `/api/admin/variants/${id}/stock`, {
        available: 1,
        version: toVersion(0),
      }),
  ],
  [
    "a stocktake",
    async (id: string) => {
      const { reserved } = await stock("olive");
      const row = { variantId: id, counted: reserved + 1, version: toVersion(reserved) };
      return asAdmin("POST", "/api/admin/stocktake", { rows: [row] });
    },
  ],
])("WAIT-14 items that arrive by %s go to the waiting list", async (_way, bring) => {
  expect(await bring(await emptyOlive())).toMatchObject({ status: 200 });
  expect(await jobs("serve-waiting-list")).toHaveLength(1);
});

test("WAIT-14 items that orders release, or do not take after all, go to the waiting list", async () => {
  await receive("olive", 2);
  const [released, cancelled] = [await shop.place(), await shop.place()];
  await emptyOlive();
  await asAdmin("POST", `/api/admin/orders/${released}/release`);
  expect(await jobs("serve-waiting-list")).toHaveLength(1);
  await emptyOlive();
  await asAdmin("POST", `/api/admin/orders/${cancelled}/status`, { status: "cancelled" });
  expect(await jobs("serve-waiting-list")).toHaveLength(1);
});

test("WAIT-15 while orders are closed, or the product is not for sale, nobody is notified and nothing is reserved", async () => {
  const emails = await waitAtOnce(2);
  await receive("olive", 4);
  await serve("off");
  await database.asOwner("update product_variants set is_active = false where slug = 'olive'");
  await serve();
  expect(await listNotified(emails)).toEqual([]);
  await database.asOwner("update product_variants set is_active = true where slug = 'olive'");
  await serve();
  expect(await listNotified(emails)).toEqual(emails);
});

test("WAIT-16 reserving and releasing items triggers no low-stock alert", async () => {
  const alerts = async () => {
    const [row] = await database.asOwner("select count(*)::integer as count from stock_alerts");
    return row?.["count"];
  };
  await waitAtOnce(2);
  await asAdmin("POST", `/api/admin/variants/${await variantId()}/movements`, {
    kind: "receipt",
    quantity: 2,
  });
  const before = await alerts();
  await serve();
  passTime(DAY);
  await serve();
  expect(await alerts()).toBe(before);
});

test("WAIT-17 in any sequence of events stock is never negative, and the first people notified have an item", async () => {
  const random = createRandom("waiting");
  for (let history = 0; history < 4; history += 1) {
    await database.asOwner("delete from newsletter_subscribers");
    const emails = await waitAtOnce(12);
    for (let step = 0; step < 25; step += 1) {
      const keys = await Promise.all((await listNotified(emails)).map((email) => readKey(email)));
      const key = keys.length > 0 ? random.pick(keys) : undefined;
      const steps = [
        async (): Promise<unknown> => receive("olive", 1 + Math.floor(random.getNext() * 2)),
        async () => Promise.all([serve(), serve(), buy(), buy(key)]),
        async () => Promise.all([buy(key), key && releaseKey(key), serve()]),
        async () => passTime(Math.floor(random.getNext() * DAY)),
        async () => serve(),
      ];
      await random.pick(steps)();
      const { available, reserved } = await stock("olive");
      expect(Math.min(available, reserved)).toBeGreaterThanOrEqual(0);
      expect((await held()).open).toBeLessThanOrEqual(reserved);
    }
    const all = await listNotified(emails);
    expect(all).toEqual(emails.slice(0, all.length));
  }
});
