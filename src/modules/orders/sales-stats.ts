import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { listStatusesCountedAs } from "./status.ts";

/** Orders whose revenue is what is left of their money, if they were completed before. */
const leftStatuses = listStatusesCountedAs("left");
/** Orders whose units are sold; of those with what is left, the orders that are revenue. */
export const soldStatuses = [...listStatusesCountedAs("sold"), ...leftStatuses];
/** Orders whose total may still become revenue. */
export const underwayStatuses = listStatusesCountedAs("underway");
/** Orders that bring revenue; of those with what is left, not all do. */
export const revenueStatuses = [...listStatusesCountedAs("revenue"), ...leftStatuses];
/** Orders that count in the share of cancelled ones. */
export const cancelledStatuses = listStatusesCountedAs("cancelled");

/** Sales of an item in some days; amounts are minor units. */
export type Sold = {
  /** A variant by its id or, where it is gone, its stock keeping unit. */
  readonly item: string;
  /** Without those that are back on the shelf. */
  readonly units: number;
  /** Of these, units in orders that count as revenue. */
  readonly revenueUnits: number;
  readonly revenue: number;
  readonly agorot: number;
  readonly unratedRevenue: number;
  readonly profit: ProfitSums;
};

/** The profit: revenue less the cost of the goods sold; amounts are minor units. */
export type ProfitSums = {
  readonly profit: number;
  readonly agorot: number;
  readonly unrated: number;
  /** The revenue of the lines with a known cost, which the profit is computed from. */
  readonly costed: number;
  /** Units without a known cost, which these amounts leave out. */
  readonly uncostedUnits: number;
};

/** The same as the database has it. */
export type SoldRow = Omit<Sold, "profit"> &
  Pick<ProfitSums, "profit" | "costed" | "uncostedUnits"> & {
    readonly profitAgorot: number;
    readonly unratedProfit: number;
  };

/**
 * Sales from the first to the last of these days in Jerusalem, both included, item by item, by
 * units and then by revenue, most first.
 */
export async function readSold(
  { db }: Pick<Context, "db">,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Sold[]> {
  const { rows } = await db.execute<SoldRow>(sql`
    select item,
      sum(units)::float8 as units,
      coalesce(sum(units) filter (where status in ${revenueStatuses}), 0)::float8 as "revenueUnits",
      sum(revenue_minor)::float8 as revenue,
      sum(revenue_agorot)::float8 as agorot,
      sum(unrated_minor)::float8 as "unratedRevenue",
      sum(profit_minor)::float8 as profit,
      sum(profit_agorot)::float8 as "profitAgorot",
      sum(unrated_profit_minor)::float8 as "unratedProfit",
      sum(costed_minor)::float8 as costed,
      sum(uncosted_units)::float8 as "uncostedUnits"
    from daily_sales_stats
    where day between ${from} and ${to}
    group by item
    order by units desc, revenue desc, item`);
  return rows.map(toSold);
}

export function toSold(row: SoldRow): Sold {
  const { profit, profitAgorot, unratedProfit, costed, uncostedUnits, ...sold } = row;
  return {
    ...sold,
    profit: { profit, agorot: profitAgorot, unrated: unratedProfit, costed, uncostedUnits },
  };
}
