import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { listStatusesCountedAs } from "#modules/orders/status.ts";
import { getRefunds } from "#modules/payments/read-refunds.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";
import { getAmount } from "./amounts.ts";
import type { Report } from "./report-contract.ts";

type Row = {
  readonly market: string | null;
  readonly name: string | null;
  readonly rateBp: number;
  readonly isBack: boolean;
  readonly cents: number;
  readonly agorot: number;
  readonly unrated: number;
};

type Tax = Report["money"]["taxes"][number];

/**
 * The tax in the orders of some days that are revenue, or were before money went back, and the tax
 * in the refunds of these days of such orders; by market and rate. Over all days, the difference is
 * the tax in what the orders have left.
 */
export async function readTaxes({ db }: Pick<Context, "db">, days: Days): Promise<Tax[]> {
  const isCounted = sql`o.tax_minor > 0 and (o.status in ${listStatusesCountedAs("revenue")} or o.was_completed)`;
  const { rows } = await db.execute<Row>(sql`
    select m.name as market, (moved.o).tax_name as name, part.rate as "rateBp", moved.is_back as "isBack",
      sum(app.to_cents(moved.o, part.minor))::float8 as cents,
      coalesce(sum(round(part.minor * f.rate)), 0)::float8 as agorot,
      coalesce(sum(app.to_cents(moved.o, part.minor)) filter (where not f.has_rate), 0)::float8 as unrated
    from (
      select o, false as is_back, app.kept_tax_of(o) + o.refunded_tax_minor as minor
      from orders o where o.deleted_at is null and ${isCounted} and ${isWithinDays(sql`o.created_at`, days)}
      union all
      select o, true, back.tax_minor
      from refunds r join orders o on o.id = r.order_id
      join lateral app.refund_taxes(o) back on back.refund_id = r.id
      where ${isCounted} and ${getRefunds(days)}
    ) moved
    cross join lateral app.figures_of(moved.o) f
    cross join lateral (
      select rate, app.part_of(moved.minor, (sum(own) over (order by rate))::bigint, own, (sum(own) over ())::bigint) as minor
      from (
        select rate, sum(tax)::bigint as own
        from (
          select i.tax_rate_bp as rate, i.tax_minor as tax from order_items i where i.order_id = (moved.o).id
          union all
          select (moved.o).shipping_rate_bp, (moved.o).shipping_tax_minor
        ) taxed
        group by rate
      ) by_rate
    ) part
    left join markets m on m.id = (moved.o).market_id
    where part.minor <> 0
    group by m.position, 1, 2, 3, 4
    order by m.position, 1, 2, 3, 4`);
  const byRate = Map.groupBy(rows, ({ market, name, rateBp }) => `${market} ${name} ${rateBp}`);
  return [...byRate.values()].flatMap((both) => {
    const [first] = both;
    if (first === undefined) return [];
    const find = (isBack: boolean) => {
      const { cents, agorot, unrated } = both.find((row) => row.isBack === isBack) ?? noTax;
      return getAmount({ revenue: cents, agorot, unratedRevenue: unrated });
    };
    const { market, name, rateBp } = first;
    return [{ market, name, rateBp, collected: find(false), refunded: find(true) }];
  });
}

const noTax = { cents: 0, agorot: 0, unrated: 0 };
