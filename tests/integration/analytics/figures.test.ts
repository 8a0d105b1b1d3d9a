import { beforeEach, describe, expect, test } from "vitest";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { readFigures } from "#modules/analytics/read-figures.ts";
import { orderStatuses, listStatusesCountedAs } from "#modules/orders/status.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const shop = await startSalesShop();
const { database, asAdmin } = shop;
const seeded = await testDatabase({ seeded: true });

beforeEach(() => database.asOwner("truncate orders cascade"));

const read = async (from: string, to = from) => {
  const answer = await asAdmin("GET", `/api/admin/figures?from=${from}&to=${to}`);
  return analyticsEndpoints.readFigures.response.parse(JSON.parse(answer.text));
};

/** An order made at this moment, of these cents. */
const order = (
  createdAt: string,
  total: number,
  more: { status?: string; rate?: string; isDeleted?: boolean; currency?: string } = {},
) =>
  database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state,
       created_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date, deleted_at, currency)
     values ('Ada', 'ada@mail.example', 'admin', $1, $1, $2, 'shipped', $3, $4,
       case $8 when 'ILS' then 1 / $4::numeric when 'USD' then $4::numeric / $4::numeric end, $5, $6, $7, $8) returning id`,
    [
      total,
      more.status ?? "completed",
      createdAt,
      more.rate ?? null,
      more.rate === undefined ? null : "bank",
      more.rate === undefined ? null : "2026-01-01",
      more.isDeleted === true ? createdAt : null,
      more.currency ?? "USD",
    ],
  );

describe("the sales report", () => {
  test("FIG-01 orders are counted by status, and only completed orders as revenue", async () => {
    for (const status of orderStatuses)
      await order("2026-02-10T12:00:00Z", status === "completed" ? 1_003 : 1_000, {
        status,
        rate: "3.5",
      });
    const { total, days } = await read("2026-02-10");
    expect(total).toMatchObject({
      orders: orderStatuses.length,
      byStatus: Object.fromEntries(orderStatuses.map((status) => [status, 1])),
      revenue: { amountMinor: 1_003, currency: "USD" },
      revenueIls: { amountMinor: 3_511, currency: "ILS" },
      withoutRate: { orders: 0, revenue: { amountMinor: 0 } },
    });
    expect(days).toEqual([{ day: "2026-02-10", ...total }]);
  });

  test("FIG-02 one table defines the statuses that count as revenue", async () => {
    for (const status of orderStatuses) await order("2026-02-10T12:00:00Z", 500, { status });
    const rows = await database.asOwner(
      "select status from order_figures where is_revenue and revenue_minor = 500",
    );
    expect(rows.map((row) => row["status"])).toEqual(listStatusesCountedAs("revenue"));
    expect(
      await database.asOwner(
        "select status from order_figures where not is_revenue and (revenue_minor, revenue_agorot) <> (0, 0)",
      ),
    ).toEqual([]);
  });

  test("FIG-13 pending revenue is the total of orders that may still be completed, and agrees with the table of statuses", async () => {
    for (const status of orderStatuses)
      await order("2026-02-10T12:00:00Z", 500, { status, rate: "3.5" });
    const rows = await database.asOwner(
      "select status from order_figures where is_underway and (underway_minor, underway_agorot) = (500, 1750)",
    );
    expect(rows.map((row) => row["status"])).toEqual(listStatusesCountedAs("underway"));
    const { total } = await read("2026-02-10");
    expect(total.underway).toEqual({
      orders: 3,
      value: { amountMinor: 1_500, currency: "USD" },
      valueIls: { amountMinor: 5_250, currency: "ILS" },
      unrated: { amountMinor: 0, currency: "USD" },
    });
    await order("2026-02-10T12:00:00Z", 70, { status: "pending" });
    expect((await read("2026-02-10")).total.underway).toMatchObject({
      orders: 4,
      value: { amountMinor: 1_570 },
      valueIls: { amountMinor: 5_250 },
      unrated: { amountMinor: 70 },
    });
  });

  test("FIG-03 refunded money is not revenue, even of a completed order", async () => {
    const id = await shop.place(orderBody({ olive: 2 }));
    const act = (path: string, body: object) =>
      asAdmin("POST", `/api/admin/orders/${id}${path}`, body);
    expect((await act("/payments", {})).status).toBe(204);
    await database.asOwner(
      `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
       values ($1, 'manual', 4998, 'done', 'a', now()), ($1, 'manual', 100, 'failed', 'b', now())`,
      [id],
    );
    expect((await act("/status", { status: "completed" })).status).toBe(200);
    const { total } = await read("2026-03-01");
    expect(total.revenue.amountMinor).toBe(2 * 7_499 - 4_998);
  });

  test("FIG-03 an overpayment that was refunded never was revenue", async () => {
    const id = await shop.place(orderBody());
    await database.asOwner(
      `insert into payments (order_id, method, amount_minor) values ($1, 'manual', 7499), ($1, 'manual', 7499)`,
      [id],
    );
    const refund = async (amountMinor: number, key: string) => {
      await database.asOwner(
        `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
         values ($1, 'manual', $2, 'done', $3, now())`,
        [id, amountMinor, key],
      );
      return (await read("2026-03-01")).total.revenue.amountMinor;
    };
    await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "completed" });
    expect(await refund(7_499, "the second payment")).toBe(7_499);
    expect(await refund(499, "a part of the first")).toBe(7_000);
    expect(await refund(7_000, "the rest")).toBe(0);
  });

  test("FIG-04 every day of the period is included, with zeros where there were no orders", async () => {
    await order("2026-02-27T12:00:00Z", 700, { rate: "3.5" });
    await order("2026-03-02T12:00:00Z", 300, { rate: "3.5" });
    const { days, total } = await read("2026-02-26", "2026-03-03");
    expect(days.map(({ day, revenue }) => [day, revenue.amountMinor])).toEqual([
      ["2026-02-26", 0],
      ["2026-02-27", 700],
      ["2026-02-28", 0],
      ["2026-03-01", 0],
      ["2026-03-02", 300],
      ["2026-03-03", 0],
    ]);
    expect(total.revenue.amountMinor).toBe(1_000);
    expect((await read("2027-01-01", "2027-01-02")).total).toEqual({
      ...total,
      orders: 0,
      byStatus: Object.fromEntries(orderStatuses.map((status) => [status, 0])),
      revenue: { amountMinor: 0, currency: "USD" },
      revenueIls: { amountMinor: 0, currency: "ILS" },
    });
  });

  test("FIG-05 orders without a rate are shown separately, and their dollars are never counted as shekels", async () => {
    await order("2026-02-10T12:00:00Z", 1_000, { rate: "3.5" });
    await order("2026-02-10T12:00:00Z", 400);
    await order("2026-02-10T12:00:00Z", 999, { status: "pending" });
    expect((await read("2026-02-10")).total).toMatchObject({
      orders: 3,
      revenue: { amountMinor: 1_400 },
      revenueIls: { amountMinor: 3_500 },
      withoutRate: { orders: 1, revenue: { amountMinor: 400, currency: "USD" } },
    });
  });

  test("FIG-06 each order is converted at its own rate, half an agora rounded up, and shekels stay as they are", async () => {
    await order("2026-02-10T12:00:00Z", 1, { rate: "3.5" });
    await order("2026-02-10T12:00:00Z", 1, { rate: "3.49999999" });
    await order("2026-02-10T12:00:00Z", 100, { rate: "4" });
    await order("2026-02-10T12:00:00Z", 50, { currency: "ILS", rate: "4" });
    expect((await read("2026-02-10")).total).toMatchObject({
      // 50 agorot are 12.5 cents.
      revenue: { amountMinor: 1 + 1 + 100 + 13 },
      revenueIls: { amountMinor: 4 + 3 + 400 + 50 },
      withoutRate: { orders: 0 },
    });
  });

  test.each([
    ["2025-12-31T21:59:59.999Z", "2025-12-31"],
    ["2025-12-31T22:30:00Z", "2026-01-01"],
    // Summer time begins: the 27th of March has 23 hours.
    ["2026-03-26T21:59:59Z", "2026-03-26"],
    ["2026-03-26T22:00:00Z", "2026-03-27"],
    ["2026-03-27T20:59:59Z", "2026-03-27"],
    ["2026-03-27T21:00:00Z", "2026-03-28"],
    // It ends: the 25th of October has 25 hours.
    ["2026-10-24T20:59:59Z", "2026-10-24"],
    ["2026-10-24T21:00:00Z", "2026-10-25"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
  ])("FIG-07 an order of %s counts on its day in Jerusalem, %s", async (moment, day) => {
    await order(moment, 100);
    expect((await read(day)).total.orders).toBe(1);
    const date = new Date(day).getTime();
    const near = (days: number) => new Date(date + days * 86_400_000).toISOString().slice(0, 10);
    const { days } = await read(near(-1), near(1));
    expect(days.map((it) => it.orders)).toEqual([0, 1, 0]);
  });

  test("FIG-08 no order is lost on the days when the clocks change", async () => {
    for (const [day, begin, hours] of [
      ["2026-03-27", "2026-03-26T22:00:00Z", 23],
      ["2026-10-25", "2026-10-24T21:00:00Z", 25],
    ] as const) {
      for (let hour = 0; hour < hours; hour += 1)
        await order(new Date(Date.parse(begin) + hour * 3_600_000).toISOString(), 1);
      expect((await read(day)).total.orders).toBe(hours);
    }
  });

  test("FIG-09 deleted orders are excluded", async () => {
    await order("2026-02-10T12:00:00Z", 100, { isDeleted: true });
    expect((await read("2026-02-10")).total.orders).toBe(0);
  });

  test("FIG-10 invalid and overlong periods are refused", async () => {
    const ask = (query: string) => asAdmin("GET", `/api/admin/figures${query}`);
    expect(await ask("?from=2026-02-02&to=2026-02-01")).toMatchObject({
      status: 422,
      fields: { to: ["before_from"] },
    });
    expect(await ask("?from=2024-01-01&to=2026-01-01")).toMatchObject({
      status: 422,
      fields: { from: ["too_long"] },
    });
    for (const query of [
      "",
      "?from=2026-02-30&to=2026-03-01",
      "?from=today&to=2026-03-01",
      "?from=0000-01-01&to=0000-01-02",
    ])
      expect(await ask(query)).toMatchObject({ status: 422, code: "invalid_fields" });
    expect((await read("2024-01-01", "2025-12-31")).days).toHaveLength(731);
  });

  test("FIG-11 the figures are for administrators only", async () => {
    const answer = await shop.send(
      "/api/admin/figures?from=2026-02-01&to=2026-02-01",
      undefined,
      "GET",
    );
    expect(answer).toMatchObject({ status: 401 });
  });

  test("FIG-12 the days add up to all orders of the demo", async () => {
    const period = { from: "2025-10-01", to: "2026-06-30" };
    const { total, days } = await seeded.runInTransaction(system, (db) =>
      readFigures({ db }, period),
    );
    const [sums] = await seeded.asOwner(
      `select count(*)::int as orders,
         sum(total_minor - refunded_minor) filter (where status = 'completed')::int as revenue,
         sum(round((total_minor - refunded_minor) * ils_rate)) filter (where status = 'completed')::int as agorot
       from orders`,
    );
    expect({
      orders: total.orders,
      revenue: total.revenue.amountMinor,
      agorot: total.revenueIls.amountMinor,
    }).toEqual(sums);
    const computeSum = (of: (day: (typeof days)[number]) => number) =>
      days.reduce((sum, day) => sum + of(day), 0);
    expect(computeSum((day) => day.orders)).toBe(total.orders);
    expect(computeSum((day) => day.revenue.amountMinor)).toBe(total.revenue.amountMinor);
    expect(computeSum((day) => day.byStatus.cancelled)).toBe(total.byStatus.cancelled);
  });
});
