import { sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { readSettings } from "#modules/settings/read-settings.ts";
import { addDays } from "#shared/days.ts";
import type { Demand } from "./contract.ts";
import { getOutlook, PACE_DAYS } from "./stock-outlook.ts";

type Row = {
  readonly id: string;
  readonly available: number;
  readonly waiting: number;
  readonly held: number;
  readonly preordered: number;
  readonly sold: number;
  readonly expected: number;
  readonly next: string | null;
};

/**
 * The demand for these variants by their ids: people waiting, sales rate, and units on their way.
 * The sales rate is of the days before today, because today is not over.
 */
export async function readDemand(
  ctx: Pick<Context, "db" | "log" | "clock" | "actor">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Demand>> {
  if (ids.length === 0) return new Map();
  const { supply_days: supplyDays } = await readSettings(ctx);
  const today = toDay(ctx.clock());
  // Read in SQL: the waiting list belongs to the newsletter module, which depends on this one.
  const { rows } = await ctx.db.execute<Row>(sql`
    select v.id, v.stock_quantity as available, v.ahead_quantity as preordered,
      (select count(*)::integer from newsletter_subscribers n
        where n.variant_id = v.id and n.topic = 'stock' and n.state = 'confirmed') as waiting,
      (select count(*)::integer from held_units h
        where h.variant_id = v.id and h.ended_at is null) as held,
      (select coalesce(sum(s.units), 0)::integer from daily_sales_stats s
        where s.day between ${addDays(today, -PACE_DAYS)}::date and ${addDays(today, -1)}::date
          and s.item = v.id::text) as sold,
      coalesce(d.units, 0)::integer as expected, d.next::text
    from product_variants v
    left join lateral (
      select sum(e.quantity) as units, min(e.expected_on) as next from expected_deliveries e
      where e.variant_id = v.id and e.arrived_at is null
    ) d on true
    where v.id in ${ids}`);
  return new Map(
    rows.map(({ id, waiting, held, preordered, expected, next, ...row }): [string, Demand] => [
      id,
      {
        waiting,
        held,
        preordered,
        expected: next === null ? null : { quantity: expected, nextOn: next },
        // Promised units count as sold.
        ...getOutlook({
          ...row,
          expected: Math.max(0, expected - preordered),
          supplyDays,
          today,
        }),
      },
    ]),
  );
}
