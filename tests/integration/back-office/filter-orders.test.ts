import { beforeEach, expect, test } from "vitest";
import { orderSorts } from "#modules/orders/admin-contract.ts";
import { startAdminShop } from "./admin-shop.ts";

const { database, asAdmin, given, list, walk, count, now } = await startAdminShop();

beforeEach(() => database.asOwner("truncate orders cascade"));

/** Orders of all statuses, in all states of payment, of a few weeks; the price is the place. */
async function fill(): Promise<void> {
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, billing_address, subtotal_minor, discount_minor,
       total_minor, coupon_code, coupon_percent, status, stock_state, created_at, deleted_at)
     select 'Noa ' || n % 7, 'buyer' || n || '@mail.example',
       case when n % 5 = 0 then 'admin' else 'checkout' end, '{"line1": "1 Lane", "city": "Haifa", "country": "IL"}',
       100 * n, off, 100 * n - off,
       case when n % 3 = 0 then (array['SAVE10', 'WELCOME10'])[1 + n % 2] end, case when n % 3 = 0 then 10 end,
       (array['pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded'])[1 + n / 8 % 6],
       'shipped', $1::timestamptz - interval '5 hours' * n, case when n % 11 = 0 then now() end
     from generate_series(1, 240) n, lateral (select case when n % 3 = 0 then 10 * n else 0 end as off) coupon`,
    [now().toISOString()],
  );
  await database.asOwner(
    `insert into payments (order_id, method, amount_minor)
     select id, 'manual', total_minor / (array[2, 1, 1])[subtotal_minor / 100 % 4] from orders
     where subtotal_minor / 100 % 4 > 0`,
  );
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
     select id, 'manual', case subtotal_minor / 100 % 8 when 3 then paid_minor else 10 end, 'done', id::text, now()
     from orders where subtotal_minor / 100 % 4 = 3`,
  );
}

const isOwed = `paid_minor < total_minor and status not in ('cancelled', 'refunded')`;
const isPaid = `paid_minor >= total_minor and (refunded_minor = 0 or refunded_minor < paid_minor)`;
const isOpen = `status in ('pending', 'processing')`;
const since = (day: string) => `created_at >= '${day}'::timestamp at time zone 'Asia/Jerusalem'`;
const before = (day: string) => `created_at < '${day}'::timestamp at time zone 'Asia/Jerusalem'`;

/** Query strings of the list, each with the same filter in SQL. */
const filters = [
  ["payment=unpaid", isOwed],
  ["payment=paid", isPaid],
  ["payment=refunded", "refunded_minor > 0"],
  ["fulfilment=unshipped", isOpen],
  ["fulfilment=shipped", "status in ('shipped', 'completed')"],
  ["payment=paid&fulfilment=unshipped", `${isPaid} and ${isOpen}`],
  ["payment=unpaid&status=completed", `${isOwed} and status = 'completed'`],
  ["status=completed&fulfilment=unshipped", "false"],
  ["source=admin", "source = 'admin'"],
  ["source=checkout&status=shipped", "source = 'checkout' and status = 'shipped'"],
  ["coupon=%20save10", "coupon_code = 'SAVE10'"],
  ["coupon=SAVE", "false"],
  ["from=2026-02-20", since("2026-02-20")],
  ["from=2026-02-01&to=2026-02-09", `${since("2026-02-01")} and ${before("2026-02-10")}`],
  ["to=2026-02-09&payment=unpaid", `${before("2026-02-10")} and ${isOwed}`],
  ["from=2026-02-27&period=week", since("2026-02-27")],
  ["from=2026-02-01&to=2026-01-01", "false"],
  ["payment=paid&q=noa", isPaid],
] as const;

const sorts = {
  created: "created_at desc, id desc",
  total: "total_minor desc, id desc",
  customer: `customer_name collate "he-x-icu" desc, id desc`,
  status: `array_position(array['pending','processing','shipped','completed','cancelled','refunded'], status) desc,
    created_at desc, id desc`,
};

test.each(filters)(
  "DESK-20 the pages of %s contain its orders once, in any sort order, and the count agrees",
  async (filter, condition) => {
    await fill();
    for (const hidden of ["", "&hidden=yes"]) {
      const which = `(${condition}) and (deleted_at is not null) = ${hidden !== ""}`;
      for (const sort of orderSorts) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const expected = await database.asOwner(
          `select id from orders where ${which} order by ${sorts[sort]}`,
        );
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const walked = await walk(`?${filter}${hidden}&sort=${sort}&direction=desc`);
        expect([sort, hidden, walked]).toEqual([sort, hidden, expected.map((row) => row["id"])]);
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [found] = await database.asOwner(
        `select count(*)::integer as count from orders where ${which}`,
      );
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await count(`?${filter}${hidden}`)).toEqual({ ...found, isExact: true });
    }
  },
  30_000,
);

test("DESK-20 with very many matching orders each page continues where the previous one ended", async () => {
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state, created_at)
     select 'Noa ' || n % 50, 'buyer@mail.example', 'admin', 1 + n % 60, 1 + n % 60,
       (array['pending', 'processing', 'shipped', 'completed'])[1 + n % 4], 'shipped', $1::timestamptz - interval '1 minute' * n
     from generate_series(0, 11999) n`,
    [now().toISOString()],
  );
  await database.asOwner("analyze orders");
  for (const filter of ["payment=unpaid", "source=admin", "from=2020-01-01", "q=noa&source=admin"])
    for (const sort of orderSorts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const expected = await database.asOwner(
        `select id from orders order by ${sorts[sort]} limit 100`,
      );
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const first = await list(`?${filter}&sort=${sort}&direction=desc`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const second = await list(`?${filter}&sort=${sort}&direction=desc&after=${first.nextCursor}`);
      const ids = [...first.orders, ...second.orders].map(({ id }) => id);
      expect([filter, sort, ids]).toEqual([filter, sort, expected.map((row) => row["id"])]);
    }
  expect(await count("?payment=unpaid")).toEqual({ count: 10_000, isExact: false });
}, 180_000);

test("DESK-21 an order of the last moment of a day in Jerusalem belongs to that day", async () => {
  const last = await given({ at: "2026-03-26T21:59:59.999Z" });
  const next = await given({ at: "2026-03-26T22:00:00Z" });
  // The night when clocks go forward has 23 hours.
  const end = await given({ at: "2026-03-27T20:59:59.999Z" });
  const after = await given({ at: "2026-03-27T21:00:00Z" });
  expect(await walk("?from=2026-03-26&to=2026-03-26")).toEqual([last]);
  expect(await walk("?from=2026-03-27&to=2026-03-27")).toEqual([end, next]);
  expect(await walk("?from=2026-03-28")).toEqual([after]);
});

test("DESK-20 a partly paid order counts as unpaid, a fully refunded one as refunded, and a gift as paid", async () => {
  const [half, gift, back] = [await given(), await given({ total: 0 }), await given()];
  const over = await given({ status: "cancelled" });
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 100), ($2, 'manual', 7499)",
    [half, back],
  );
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
     values ($1, 'manual', 7499, 'done', 'whole', now())`,
    [back],
  );
  expect(await walk("?payment=unpaid")).toEqual([half]);
  expect(await walk("?payment=paid")).toEqual([gift]);
  expect(await walk("?payment=refunded")).toEqual([back]);
  expect(await walk("?status=cancelled&payment=unpaid")).toEqual([]);
  expect(await walk("?status=cancelled")).toEqual([over]);
});

test.each([
  "payment=some",
  "fulfilment=no",
  "source=phone",
  "from=2026-02-30",
  "to=0000-01-01",
  "from=soon",
  `coupon=${"A".repeat(65)}`,
])("DESK-20 %s is rejected", async (query) => {
  for (const path of ["orders", "order-count"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await asAdmin("GET", `/api/admin/${path}?${query}`)).toMatchObject({ status: 422 });
});

test("DESK-20 extreme dates, and a coupon code of special characters, give an empty list", async () => {
  await given();
  for (const query of ["from=9999-12-31", "to=0001-01-01", "coupon=%27%25"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await asAdmin("GET", `/api/admin/orders?${query}`)).toMatchObject({ status: 200 });
  expect((await list("?to=9999-12-31")).orders).toHaveLength(1);
});
