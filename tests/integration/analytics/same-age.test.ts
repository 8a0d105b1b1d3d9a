// A period as it stood at a moment in the midst of its last day.
import { expect, test } from "vitest";
import { readSoldBack } from "#modules/orders/read-stats-back.ts";
import { readSold, type Sold } from "#modules/orders/sales-stats.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const days = { from: "2026-02-09", to: "2026-02-10" };
const moment = new Date("2026-02-10T09:00:00Z");

/** A completed order of so many bags of ten dollars. */
async function order(units: number, at: string, changedAt: string): Promise<string> {
  const [made] = await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state, created_at, updated_at)
     values ('Ada', 'ada@mail.example', 'admin', $1, $1, 'completed', 'shipped', $2, $3) returning id`,
    [units * 1_000, at, changedAt],
  );
  const id = String(made?.["id"]);
  await database.asOwner(
    `insert into order_items (order_id, product_name, sku, quantity, unit_price_minor, total_price_minor, unit_cost_minor)
     values ($1, 'Bag', 'BAG', $2::integer, 1000, $2::integer * 1000, 400)`,
    [id, units],
  );
  return id;
}

const sumOf = (sold: readonly Sold[]) => ({
  units: sold.reduce((sum, { units }) => sum + units, 0),
  revenue: sold.reduce((sum, { revenue }) => sum + revenue, 0),
  profit: sold.reduce((sum, { profit }) => sum + profit.profit, 0),
});

test("ANALYT-93 what was sold until a moment is the same, whether the earlier orders of its day are put in or the later ones taken out", async () => {
  await order(1, "2026-02-09T12:00:00Z", "2026-02-09T12:00:00Z");
  await order(2, "2026-02-10T07:00:00Z", "2026-02-10T07:00:00Z");
  const pendingThen = await order(3, "2026-02-10T08:00:00Z", "2026-02-12T08:00:00Z");
  await order(5, "2026-02-10T15:00:00Z", "2026-02-10T15:00:00Z");
  await database.asOwner(
    `insert into order_events (order_id, kind, to_status, created_at)
     values ($1, 'created', 'pending', '2026-02-10T08:00:00Z')`,
    [pendingThen],
  );
  const [takenOut, putIn] = await database.runInTransaction(system, async (db) => [
    [...(await readSold({ db }, days)), ...(await readSoldBack({ db }, days, moment))],
    [
      ...(await readSold({ db }, { from: days.from, to: days.from })),
      ...(await readSoldBack({ db }, days, moment, days.to)),
    ],
  ]);
  expect(sumOf(putIn)).toEqual({ units: 6, revenue: 3_000, profit: 1_800 });
  expect(sumOf(takenOut)).toEqual(sumOf(putIn));
});
