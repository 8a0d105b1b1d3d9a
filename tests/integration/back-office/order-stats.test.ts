// The daily stats are what the orders come to, also while orders change at once and the job sums
// them up.
import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { dailyStatsTasks } from "#modules/orders/sum-up-daily-stats.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import { silentLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });
const sumUp = dailyStatsTasks({ database, clock: () => new Date(), log: silentLog })[
  "sum-up-daily-stats"
];
const rules = [
  integrityRules["the daily stats are the sums of the orders"],
  integrityRules["the daily stats of money are those of the day"],
  integrityRules["the daily stats of customers count all of them"],
];

const breaches = () =>
  database.runInTransaction(system, async (db) => {
    const found: unknown[] = [];
    for (const rule of rules)
      found.push(...(await db.execute(rule ?? sql`select 'no such rule' as example`)).rows);
    return found;
  });
/** The money of all days, as whoever reads it now gets it. */
const readMoney = () =>
  database.asOwner(
    `select m::text from app.money_between('2000-01-01', '2100-01-01') m order by 1`,
  );
const countRows = async () =>
  Number((await database.asOwner("select count(*) from daily_order_stats"))[0]?.["count"]);
const countGroups = async () =>
  Number(
    (
      await database.asOwner(
        "select count(*) from (select from order_figures group by day, status, currency) groups",
      )
    )[0]?.["count"],
  );

test("DESK-19 the daily statistics of the demo match its orders, and a summary leaves one row for each", async () => {
  expect(await breaches()).toEqual([]);
  await sumUp?.run({}, { isLast: true });
  expect(await breaches()).toEqual([]);
  expect(await countRows()).toBe(await countGroups());
});

test("DESK-19 simultaneous changes of orders, while the job runs twice, never block each other and lose nothing", async () => {
  const rows = await database.asOwner("select id from orders order by id limit 60");
  const change = (id: unknown, index: number) =>
    database.runInTransaction(system, (db) =>
      db.execute(
        sql`update orders set status = ${orderStatuses[index % 6]}, stock_state = 'shipped' where id = ${String(id)}`,
      ),
    );
  for (let round = 0; round < 4; round += 1)
    await Promise.all([
      ...rows.map((row, index) => change(row["id"], index + round)),
      sumUp?.run({}, { isLast: true }),
      sumUp?.run({}, { isLast: true }),
    ]);
  expect(await breaches()).toEqual([]);
  await sumUp?.run({}, { isLast: true });
  expect(await breaches()).toEqual([]);
  expect(await countRows()).toBe(await countGroups());
});

test("DESK-19 neither a rolled-back change nor a change that affects no figure leaves a trace in the daily statistics", async () => {
  const before = await countRows();
  const [order] = await database.asOwner(
    "select id from orders where status = 'completed' limit 1",
  );
  const id = String(order?.["id"]);
  await expect(
    database.runInTransaction(system, async (db) => {
      await db.execute(sql`update orders set status = 'pending' where id = ${id}`);
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  await database.asOwner("update orders set customer_name = 'Somebody Else' where id = $1", [id]);
  expect(await countRows()).toBe(before);
  expect(await breaches()).toEqual([]);
});

test("DESK-19 the money of a day is the same before and after it was added up, and its next change counts at once", async () => {
  const readStale = () => database.asOwner("select distinct day::text from stale_money_days");
  const [order] = await database.asOwner(
    "select id from orders where status = 'completed' and paid_minor > 0 and deleted_at is null limit 1",
  );
  const id = String(order?.["id"]);
  const live = await readMoney();
  await sumUp?.run({}, { isLast: true });
  expect(await readStale()).toEqual([]);
  expect(await readMoney()).toEqual(live);

  await database.asOwner("update orders set deleted_at = now() where id = $1", [id]);
  expect((await readStale()).length).toBeGreaterThan(0);
  const without = await readMoney();
  expect(without).not.toEqual(live);
  await sumUp?.run({}, { isLast: true });
  expect(await readMoney()).toEqual(without);
  await database.asOwner("update orders set deleted_at = null where id = $1", [id]);
  expect(await readMoney()).toEqual(live);
});

test("DESK-19 removing one order or all orders removes them from the daily statistics", async () => {
  await database.asOwner(
    "delete from orders where id in (select id from orders where paid_minor = 0 limit 3)",
  );
  expect(await breaches()).toEqual([]);
  await database.asOwner("truncate orders cascade");
  expect(await countRows()).toBe(0);
});

test("DESK-19 currencies and orders that are deleted and restored are counted like the rest", async () => {
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state, ils_rate,
       usd_rate, ils_rate_source, ils_rate_date, currency, deleted_at)
     select 'A', 'a@mail.example', 'admin', n, n, (array['completed', 'pending'])[1 + n % 2], 'shipped', 3.33333333,
       case when n % 3 = 1 then 0.3 else 1 end, 'bank', now(),
       (array['USD', 'ILS', 'USD'])[1 + n % 3], case when n % 7 = 0 then now() end
     from generate_series(1, 100) n`,
  );
  expect(await breaches()).toEqual([]);
  await database.asOwner("update orders set deleted_at = null");
  expect(await breaches()).toEqual([]);
  await database.asOwner("update orders set deleted_at = now()");
  await sumUp?.run({}, { isLast: true });
  expect(await countRows()).toBe(0);
});
