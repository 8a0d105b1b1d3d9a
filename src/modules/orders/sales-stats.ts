import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { statusesCountedAs } from "./status.ts";

/** Orders whose bags are sold. */
export const soldStatuses = statusesCountedAs("sold");
/** Orders that bring revenue. */
export const revenueStatuses = statusesCountedAs("revenue");
/** Orders in the share of cancelled ones. */
export const cancelledStatuses = statusesCountedAs("cancelled");

/** What was sold of an item in some days; amounts are minor units. */
export type Sold = {
  /** A variant by its id or, where it is gone, its stock keeping unit. */
  readonly item: string;
  readonly bags: number;
  /** Of these, those in orders that bring revenue. */
  readonly revenueBags: number;
  readonly revenue: number;
  readonly agorot: number;
  readonly unratedRevenue: number;
};

/**
 * What was sold in these days in Jerusalem, both counted, item by item, by bags and then by
 * revenue, most first.
 */
export async function readSold(
  { db }: Pick<Context, "db">,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Sold[]> {
  const { rows } = await db.execute<Sold>(sql`
    select item,
      coalesce(sum(bags) filter (where status in ${soldStatuses}), 0)::float8 as bags,
      coalesce(sum(bags) filter (where status in ${revenueStatuses}), 0)::float8 as "revenueBags",
      coalesce(sum(revenue_minor) filter (where currency = 'USD'), 0)::float8 as revenue,
      sum(revenue_agorot)::float8 as agorot,
      sum(unrated_minor)::float8 as "unratedRevenue"
    from daily_sales_stats
    where day between ${from} and ${to}
    group by item
    order by bags desc, revenue desc, item`);
  return rows;
}
