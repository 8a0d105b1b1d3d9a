import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { countsAsUse } from "#modules/orders/counts-as-use.ts";
import { toRatedAmount, type RatedAmount } from "#modules/orders/rated-amount.ts";
import { refundAgorot, refundCents } from "#modules/payments/refund-amounts.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { CouponFigureRow } from "./contract.ts";
import { couponFigures, type CouponFigure } from "./kinds.ts";

const selectUses = (couponId: string): SQL => sql`
  from coupon_redemptions r join orders o on o.id = r.order_id cross join lateral app.figures_of(o) f
  where r.coupon_id = ${couponId} and o.deleted_at is null`;

const orderColumns = sql`o.id, o.id as "orderId", o.number, o.status, o.created_at as at`;

/** The rows of each figure. Its number and sum are computed from them. */
const figureRows: Readonly<Record<CouponFigure, (couponId: string) => SQL>> = {
  orders: (id) => sql`
    select ${orderColumns}, app.to_cents(o, o.total_minor) as minor, f.total_agorot as agorot ${selectUses(id)} and ${countsAsUse}`,
  revenue: (id) => sql`
    select ${orderColumns}, f.revenue_minor as minor, case when f.has_rate then f.revenue_agorot end as agorot
    ${selectUses(id)} and f.is_revenue`,
  discount: (id) => sql`
    select ${orderColumns}, app.to_cents(o, o.discount_minor) as minor,
      app.to_agorot(o, o.discount_minor) as agorot
    ${selectUses(id)} and ${countsAsUse}`,
  refunds: (id) => sql`
    select r.id, o.id as "orderId", o.number, o.status, r.created_at as at, ${refundCents} as minor,
      ${refundAgorot}::bigint as agorot
    from coupon_redemptions used join orders o on o.id = used.order_id join refunds r on r.order_id = o.id
    where used.coupon_id = ${id} and o.deleted_at is null and r.state <> 'failed'`,
};

type Sum = {
  readonly count: number;
  readonly minor: number;
  readonly agorot: number | null;
  readonly unrated: number;
};
type Figures = Record<CouponFigure, { count: number; amount: RatedAmount }>;

/** The four figures of a coupon's orders. */
export async function readCouponFigures(
  { db }: Pick<Context, "db">,
  couponId: string,
): Promise<Figures> {
  const sums = couponFigures.map(
    (figure) => sql`
      select ${figure}::text as figure, count(*)::integer as count, coalesce(sum(minor), 0)::float8 as minor,
        sum(agorot)::float8 as agorot, coalesce(sum(minor) filter (where agorot is null), 0)::float8 as unrated
      from (${figureRows[figure](couponId)}) rows`,
  );
  const { rows } = await db.execute<Sum & { figure: CouponFigure }>(
    sql.join(sums, sql` union all `),
  );
  // One row for each figure, by construction.
  return Object.fromEntries(
    rows.map(({ figure, count, ...sum }) => [figure, { count, amount: toRatedAmount(sum) }]),
  ) as Figures;
}

type Row = Placed<Omit<CouponFigureRow, "amount" | "ils">> & {
  /** Cents, whichever currency the order is in. */
  readonly minor: string;
  readonly agorot: string | null;
};

/** 50 rows of a figure, the newest first, and the cursor of those that follow. */
export async function listCouponFigureRows(
  { db }: Pick<Context, "db">,
  couponId: string,
  { figure, after }: { readonly figure: CouponFigure; readonly after?: string | undefined },
) {
  const order = createNewestFirst(figure, sql`at`, sql`id`);
  const { rows, nextCursor } = await readPage({ order, after }, (page) =>
    db.execute<Row>(sql`
      select *, ${page.place} as place from (${figureRows[figure](couponId)}) rows
      where ${page.follows} order by ${page.order} limit ${page.limit}`),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      amount: money(Number(row.minor), MAIN_CURRENCY),
      ils: row.agorot === null ? null : money(Number(row.agorot), HOME_CURRENCY),
    })),
    nextCursor,
  };
}
