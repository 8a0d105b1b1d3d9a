import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Currency } from "#shared/money.ts";
import type { Days } from "#shared/days.ts";
import type { MoneyEntry, MoneyMethod, PaymentKind } from "./kinds.ts";

/**
 * A sum of money. Only payments and refunds have a day, a method and a currency, only tax has a
 * market, a name and a rate.
 */
export type MoneyStats = {
  readonly entry: MoneyEntry;
  /** In Jerusalem. */
  readonly day: string | null;
  readonly method: MoneyMethod | null;
  /** Of payments by hand, where it was given. */
  readonly kind: PaymentKind | null;
  readonly currency: Currency | null;
  readonly market: string | null;
  readonly taxName: string | null;
  readonly taxRateBp: number | null;
  readonly count: number;
  /** In the currency. */
  readonly paid: number;
  /** All of it in cents and in agorot, by each order's own rate. */
  readonly cents: number;
  readonly agorot: number;
  /** The part of the cents for which no shekels are known. */
  readonly unrated: number;
};

/**
 * The money of these days in Jerusalem, both included, payments and refunds by day: of deleted
 * orders nothing counts, and neither do failed refunds and payments that were cancelled.
 */
export async function readMoneyStats(
  { db }: Pick<Context, "db">,
  { from, to }: Days,
): Promise<MoneyStats[]> {
  const { rows } = await db.execute<MoneyStats>(sql`
    select m.entry, (case when m.entry in ('payment', 'refund') then m.day end)::text as day, m.method, m.kind, m.currency,
      k.name as market, m.tax_name as "taxName", m.tax_rate_bp as "taxRateBp",
      sum(m.count)::float8 as count, sum(m.paid_minor)::float8 as paid, sum(m.cents)::float8 as cents,
      sum(m.agorot)::float8 as agorot, sum(m.unrated_cents)::float8 as unrated
    from app.money_between(${from}, ${to}) m
    left join markets k on k.id = m.market_id
    group by 1, 2, 3, 4, 5, k.position, k.name, 7, 8
    order by k.position, k.name, 7, 8, 2, 3, 4, 5`);
  return rows;
}

/** The sum of these entries. */
export function sumMoney(
  stats: readonly MoneyStats[],
  entry: MoneyEntry,
): Pick<MoneyStats, "count" | "cents" | "agorot" | "unrated"> {
  const sum = { count: 0, cents: 0, agorot: 0, unrated: 0 };
  for (const row of stats) {
    if (row.entry !== entry) continue;
    sum.count += row.count;
    sum.cents += row.cents;
    sum.agorot += row.agorot;
    sum.unrated += row.unrated;
  }
  return sum;
}
