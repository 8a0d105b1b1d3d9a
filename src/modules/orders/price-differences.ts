import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";

/**
 * The part of a query that compares the prices of an order `o` with the catalogue's: `prices`, in
 * minor units of its currency. Of the order as a whole by a coupon or an agreed total, of its lines
 * by agreed prices. What is above the catalogue is a surcharge, and no negative discount. Tax on
 * top of the prices and duty are neither.
 */
export const joinedPrices: SQL = sql`
  cross join lateral (
    select o.total_minor - o.subtotal_minor - o.shipping_minor - o.duty_minor
      - case when o.is_tax_included then 0 else o.tax_minor end as minor
  ) more
  cross join lateral (
    select
      greatest(-more.minor, 0) as discount,
      greatest(more.minor, 0) as surcharge,
      coalesce(sum(greatest((i.list_price_minor - i.unit_price_minor)::bigint * i.quantity, 0)), 0) as line_discount,
      coalesce(sum(greatest((i.unit_price_minor - i.list_price_minor)::bigint * i.quantity, 0)), 0) as line_surcharge
    from order_items i where i.order_id = o.id
  ) prices`;

/** A sum in cents and in agorot, with the part of the cents for which no shekels are known. */
type DifferenceSum = { readonly cents: number; readonly agorot: number; readonly unrated: number };

/** Discounts and surcharges of the orders with revenue that were made on some days. */
export async function sumPriceDifferences(
  { db }: Pick<Context, "db">,
  days: Days,
): Promise<{ discounts: DifferenceSum; surcharges: DifferenceSum }> {
  const { rows } = await db.execute<DifferenceSum & { readonly isDiscount: boolean }>(sql`
    select part.is_discount as "isDiscount",
      sum(app.to_cents(o, part.minor))::float8 as cents,
      coalesce(sum(round(part.minor * f.rate)), 0)::float8 as agorot,
      coalesce(sum(app.to_cents(o, part.minor)) filter (where not f.has_rate), 0)::float8 as unrated
    from orders o
    cross join lateral app.figures_of(o) f
    ${joinedPrices}
    cross join lateral (values
      (true, prices.discount), (true, prices.line_discount),
      (false, prices.surcharge), (false, prices.line_surcharge)
    ) part (is_discount, minor)
    where o.deleted_at is null and f.is_revenue and ${isWithinDays(sql`o.created_at`, days)} and part.minor > 0
    group by part.is_discount`);
  const find = (isDiscount: boolean) =>
    rows.find((row) => row.isDiscount === isDiscount) ?? { cents: 0, agorot: 0, unrated: 0 };
  return { discounts: find(true), surcharges: find(false) };
}
