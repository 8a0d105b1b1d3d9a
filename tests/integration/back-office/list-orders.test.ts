import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { orderSorts, sortDirections } from "#modules/orders/admin-contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { toVersion } from "#platform/to-version.ts";
import { startAdminShop } from "./admin-shop.ts";

const { database, shop, asAdmin, send, given, list, walk, count, now, passTime } =
  await startAdminShop();

const tokenAnswer = z.object({ access_token: z.string() });

beforeEach(() => database.asOwner("truncate orders cascade"));

test("DESK-01 the list shows an order with its customer, first line, items and amounts", async () => {
  const id = await given({ rate: "3.333", total: 14_998, name: "נועה Levi" });
  await database.asOwner(
    `insert into order_items (order_id, position, product_name, variant_name, sku, image_url, quantity, unit_price_minor, total_price_minor)
     values ($1, 1, 'Second', null, 'S', null, 3, 1, 3), ($1, 0, 'Wanderpaw Backpack', 'Olive', 'O', '/media/o', 2, 7499, 14998)`,
    [id],
  );
  const { orders } = await list();
  expect(orders).toEqual([
    {
      id,
      number: id.slice(-8).toUpperCase(),
      status: "completed",
      createdAt: now().toISOString(),
      updatedAt: now().toISOString(),
      version: toVersion(now()),
      country: null,
      customer: { name: "נועה Levi", email: "ada@mail.example", phone: null },
      firstLine: { productName: "Wanderpaw Backpack", variantName: "Olive", imageUrl: "/media/o" },
      lines: 2,
      units: 5,
      total: { amountMinor: 14_998, currency: "USD" },
      // 49,988.334
      totalIls: { amountMinor: 49_988, currency: "ILS" },
      paid: { amountMinor: 0, currency: "USD" },
      refunded: { amountMinor: 0, currency: "USD" },
      refundedIls: { amountMinor: 0, currency: "ILS" },
      pendingRefund: { amountMinor: 0, currency: "USD" },
      pendingRefundIls: { amountMinor: 0, currency: "ILS" },
      source: "admin",
      isDeleted: false,
      tags: [],
    },
  ]);
});

/**
 * Orders of a few names, amounts and moments, so that many are equal in all of them; some are
 * deleted.
 */
const fill = () =>
  database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state,
       created_at, deleted_at)
     select (array['Noa Levi', 'נועה לוי', 'אבי כהן', 'Émile', 'emil', 'Zoe'])[1 + n % 6], 'buyer' || n || '@mail.example',
       'admin', 100 * (n % 4), 100 * (n % 4), (array['pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded'])[1 + n % 5],
       'shipped', $1::timestamptz - interval '7 hours' * (n / 3), case when n % 3 = 0 then now() end
     from generate_series(0, 299) n`,
    [now().toISOString()],
  );

const orderBy = {
  created: (to: string) => `created_at ${to}, id ${to}`,
  total: (to: string) => `total_minor ${to}, id ${to}`,
  customer: (to: string) => `customer_name collate "he-x-icu" ${to}, id ${to}`,
  status: (to: string) =>
    `array_position(array['pending','processing','shipped','completed','cancelled','refunded'], status) ${to},
     created_at desc, id desc`,
};
const firstDays = { all: "2000-01-01", week: "2026-02-23" };

const sortings = orderSorts.flatMap((sort) => sortDirections.map((to) => [sort, to] as const));

test.each(sortings)(
  "DESK-02 DESK-03 DESK-04 sorted by %s, %s, the pages of any filter contain each matching order once, and the count agrees",
  async (sort, to) => {
    await fill();
    for (const status of ["", "pending"])
      for (const period of ["all", "week"] as const)
        for (const hidden of ["", "yes"])
          for (const q of ["", "לוי", "."]) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other
            const expected = await database.asOwner(
              `select id from orders
               where ($1 = '' or status = $1) and (deleted_at is not null) = ($2 = 'yes')
                 and created_at >= $3::timestamp at time zone 'Asia/Jerusalem'
                 and lower(customer_name || ' ' || customer_email) like '%' || $4 || '%'
               order by ${orderBy[sort](to)}`,
              [status, hidden, firstDays[period], q],
            );
            const filter = Object.entries({ status, period, hidden, q })
              .filter(([, value]) => value !== "")
              .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
              .join("&");
            // oxlint-disable-next-line no-await-in-loop -- one after the other
            const walked = await walk(`?${filter}&sort=${sort}&direction=${to}`);
            expect([filter, walked]).toEqual([filter, expected.map((row) => row["id"])]);
            // oxlint-disable-next-line no-await-in-loop -- one after the other
            const counted = await count(`?${filter}`);
            expect([filter, counted]).toEqual([filter, { count: expected.length, isExact: true }]);
          }
  },
  30_000,
);

test("DESK-03 names are in Hebrew alphabetical order, Hebrew first, with capitals and accents next to their letters", async () => {
  for (const name of ["Zoe", "émile", "Emil", "אבי", "תמר", "emma"]) await given({ name });
  const names = async (direction: string) =>
    (await list(`?sort=customer&direction=${direction}`)).orders.map((it) => it.customer.name);
  const expected = ["אבי", "תמר", "Emil", "émile", "emma", "Zoe"];
  expect(await names("asc")).toEqual(expected);
  expect(await names("desc")).toEqual(expected.toReversed());
});

test("DESK-03 statuses are sorted in the order of the workflow", async () => {
  for (const status of orderStatuses.toReversed()) await given({ status });
  const statuses = (await list("?sort=status&direction=asc")).orders.map((it) => it.status);
  expect(statuses).toEqual(orderStatuses);
});

test("DESK-06 deleted orders are in their own list, and counted nowhere else", async () => {
  const seen = await given();
  const deleted = await given({ isDeleted: true });
  expect(await walk()).toEqual([seen]);
  expect(await walk("?hidden=yes")).toEqual([deleted]);
  expect((await list("?hidden=yes")).orders[0]).toMatchObject({ isDeleted: true });
  expect(await count()).toEqual({ count: 1, isExact: true });
  expect(await count("?hidden=yes")).toEqual({ count: 1, isExact: true });
});

test("DESK-07 the next page continues where the previous one ended, even if new orders arrive meanwhile", async () => {
  await fill();
  const first = await list("?sort=created");
  await given();
  const second = await list(`?sort=created&after=${first.nextCursor}`);
  const ids = [...first.orders, ...second.orders].map((it) => it.id);
  expect(new Set(ids).size).toBe(100);
});

test("DESK-08 an invalid cursor, or one of another sort order, is rejected", async () => {
  await fill();
  const { nextCursor } = await list("?sort=total");
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const id = "00000000-0000-4000-8000-000000000000";
  for (const query of [
    `?sort=created&after=${nextCursor}`,
    `?sort=total&direction=asc&after=${nextCursor}`,
    "?after=",
    "?after=x",
    `?after=${encode(["created desc", id, "-1"])}`,
    `?after=${encode(["created desc", "x", "1"])}`,
    `?after=${encode(["created desc", id])}`,
    `?after=${encode({})}`,
    `?sort=total&after=${encode(["total desc", id, "9999999999"])}`,
    `?sort=customer&after=${encode(["customer desc", id, "\0"])}`,
    `?sort=status&after=${encode(["status desc", id, "lost", "1"])}`,
    `?sort=status&after=${encode(["status desc", id, "pending", "soon"])}`,
  ])
    expect([query, await asAdmin("GET", `/api/admin/orders${query}`)]).toMatchObject([
      query,
      { status: 422, fields: { after: ["malformed"] } },
    ]);
  for (const query of ["?status=lost", "?period=year", "?sort=id", "?direction=up", "?hidden=no"])
    expect(await asAdmin("GET", `/api/admin/orders${query}`)).toMatchObject({ status: 422 });
});

test("DESK-09 only administrators can read the orders", async () => {
  const { text } = await send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  const { access_token } = tokenAnswer.parse(JSON.parse(text));
  const getStatus = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${shop.url}/api/admin/${path}`, { headers })).status;
  const paths = ["orders", "order-count", "order-totals", "dashboard"];
  const statuses = (headers: Record<string, string>) =>
    Promise.all(paths.map((path) => getStatus(path, headers)));
  const asMember = { authorization: `Bearer ${access_token}` };
  expect(await statuses({})).toEqual(paths.map(() => 401));
  expect(await statuses(asMember)).toEqual(paths.map(() => 403));
  // From the next request on they are an ordinary customer.
  await database.asOwner("delete from user_roles where role = 'moderator'");
  expect(await statuses(asMember)).toEqual(paths.map(() => 403));
});

// In the order of time: a shop's clock does not go back.
test.each([
  ["2026-03-01T12:00:00Z", "today", "2026-02-28T22:00:00Z"],
  ["2026-03-01T12:00:00Z", "week", "2026-02-22T22:00:00Z"],
  ["2026-03-01T12:00:00Z", "month", "2026-01-30T22:00:00Z"],
  // Tomorrow in Jerusalem already.
  ["2026-03-01T22:00:00Z", "today", "2026-03-01T22:00:00Z"],
  // Summer time has begun on the 27th of March.
  ["2026-03-27T12:00:00Z", "today", "2026-03-26T22:00:00Z"],
  ["2026-03-28T12:00:00Z", "today", "2026-03-27T21:00:00Z"],
  ["2026-03-28T12:00:00Z", "week", "2026-03-21T22:00:00Z"],
  // It has ended on the 25th of October.
  ["2026-10-25T12:00:00Z", "today", "2026-10-24T21:00:00Z"],
  ["2026-10-26T12:00:00Z", "today", "2026-10-25T22:00:00Z"],
  ["2026-10-26T12:00:00Z", "month", "2026-09-26T21:00:00Z"],
])(
  "DESK-05 at %s, the filter %s begins at midnight in Jerusalem, %s",
  async (moment, period, begin) => {
    passTime((Date.parse(moment) - now().getTime()) / 1_000);
    await given({ at: new Date(Date.parse(begin) - 1).toISOString() });
    const id = await given({ at: begin });
    expect(await walk(`?period=${period}`)).toEqual([id]);
    expect(await count(`?period=${period}`)).toEqual({ count: 1, isExact: true });
  },
);
