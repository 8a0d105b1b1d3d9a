import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { AppError } from "#shared/errors.ts";
import { addMoney, money } from "#shared/money.ts";
import type { Figures } from "./contract.ts";

const DAY_MS = 86_400_000;
/** Two years, so that one can be compared with the one before. */
const MAX_DAYS = 731;

/** Days in Jerusalem, as in "2026-03-27"; both count. */
export type Period = { readonly from: string; readonly to: string };

/**
 * Orders and revenue of a period, together and for each of its days; an order counts on the day when it was made. Hidden
 * orders count nowhere. Throws `invalid_fields` for a period that ends before it begins, or longer than two years.
 */
export async function readFigures(
  ctx: Pick<Context, "db">,
  period: Period,
): Promise<Period & { total: Figures; days: (Figures & { day: string })[] }> {
  const days = daysOf(period);
  const rows = await readRows(ctx, period);
  const byDay = Map.groupBy(rows, (row) => row.day);
  return {
    ...period,
    total: sumUp(rows),
    days: days.map((day) => ({ day, ...sumUp(byDay.get(day) ?? []) })),
  };
}

type Row = {
  readonly day: string;
  readonly status: OrderStatus;
  readonly orders: number;
  readonly revenue: number;
  readonly agorot: number;
  readonly unrated: number;
  readonly unratedRevenue: number;
};

/** One row for each day and status that has orders. */
async function readRows({ db }: Pick<Context, "db">, { from, to }: Period): Promise<Row[]> {
  // Through the times, because they have an index; the view's own day says what belongs to which.
  const begin = sql`${from}::date::timestamp at time zone 'Asia/Jerusalem'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Jerusalem'`;
  const { rows } = await db.execute<Row>(sql`
    select day::text, status, count(*)::float8 as orders,
      coalesce(sum(revenue_minor) filter (where currency = 'USD'), 0)::float8 as revenue,
      coalesce(sum(revenue_agorot), 0)::float8 as agorot,
      count(*) filter (where is_revenue and not has_rate)::float8 as unrated,
      coalesce(sum(revenue_minor) filter (where not has_rate), 0)::float8 as "unratedRevenue"
    from order_figures
    where created_at >= ${begin} and created_at < ${end}
    group by day, status`);
  return rows;
}

function sumUp(rows: readonly Row[]): Figures {
  const byStatus: Record<OrderStatus, number> = { ...noOrders };
  let figures: Omit<Figures, "byStatus"> = nothing;
  for (const row of rows) {
    byStatus[row.status] += row.orders;
    const { orders, revenue, revenueIls, withoutRate } = figures;
    figures = {
      orders: orders + row.orders,
      revenue: addMoney(revenue, money(row.revenue, "USD")),
      revenueIls: addMoney(revenueIls, money(row.agorot, "ILS")),
      withoutRate: {
        orders: withoutRate.orders + row.unrated,
        revenue: addMoney(withoutRate.revenue, money(row.unratedRevenue, "USD")),
      },
    };
  }
  return { ...figures, byStatus };
}

const noOrders = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
  OrderStatus,
  number
>; // one for each status
const nothing: Omit<Figures, "byStatus"> = {
  orders: 0,
  revenue: money(0, "USD"),
  revenueIls: money(0, "ILS"),
  withoutRate: { orders: 0, revenue: money(0, "USD") },
};

/** Each day of a period. Dates without times have no summer time to stumble over. */
function daysOf({ from, to }: Period): string[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / DAY_MS + 1;
  if (count < 1) throw refused("to", "before_from");
  if (count > MAX_DAYS) throw refused("from", "too_long");
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

function refused(field: keyof Period, problem: "before_from" | "too_long"): AppError {
  return new AppError("invalid_fields", `the period is ${problem}`, {
    fields: { [field]: [problem] },
  });
}
