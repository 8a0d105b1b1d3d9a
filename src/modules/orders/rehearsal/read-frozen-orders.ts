import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { money, type Currency } from "#shared/money.ts";
import { countsAsUse } from "../counts-as-use.ts";
import { getOrderCoupon } from "../order-coupon.ts";
import type { FrozenOrder } from "./frozen-order.ts";

/** The newest of them; more than any quarter has had. */
const MOST_ORDERS = 20_000;

type Row = Pick<
  FrozenOrder,
  "id" | "number" | "status" | "createdAt" | "mailbox" | "isFirst" | "destination"
> &
  Parameters<typeof getOrderCoupon>[0] & {
    readonly currency: Currency;
    readonly ilsRate: string | null;
    readonly usdRate: string | null;
    readonly totalMinor: number;
    readonly leviesMinor: number;
    readonly hasAgreedTotal: boolean;
    readonly lines:
      | readonly {
          readonly id: string;
          readonly variantId: string | null;
          readonly price: number;
          readonly quantity: number;
          readonly isGift: boolean;
          readonly hasAgreedPrice: boolean;
          readonly couponCounts: boolean;
        }[]
      | null;
  };

/**
 * The orders of the last days that count, the oldest first, as they were agreed. Cancelled and
 * refunded orders do not count, nor do unpaid ones whose units were released.
 */
export async function readFrozenOrders(
  { db, clock }: Pick<Context, "db" | "clock">,
  days: number,
): Promise<FrozenOrder[]> {
  const since = new Date(clock().getTime() - days * DAY_MS);
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.status, o.created_at as "createdAt", app.mailbox(o.customer_email) as mailbox,
      not exists (
        select from orders before where app.mailbox(before.customer_email) = app.mailbox(o.customer_email)
          and before.created_at < o.created_at
      ) as "isFirst",
      o.currency, o.ils_rate::text as "ilsRate", o.usd_rate::text as "usdRate",
      o.total_minor as "totalMinor", o.tax_minor + o.duty_minor as "leviesMinor",
      o.agreed_total_minor is not null as "hasAgreedTotal", o.coupon_code as "couponCode",
      o.coupon_percent as "couponPercent", o.coupon_amount_minor as "couponAmountMinor",
      case when not o.is_handed_over then coalesce(o.shipping_address, o.billing_address) end as destination,
      (
        select jsonb_agg(jsonb_build_object('id', i.id, 'variantId', i.variant_id, 'price', i.unit_price_minor,
          'quantity', i.quantity, 'isGift', i.is_gift, 'hasAgreedPrice', i.list_price_minor is not null,
          'couponCounts', i.coupon_counts) order by i.position)
        from order_items i where i.order_id = o.id
      ) as lines
    from (
      select * from orders o
      where o.created_at >= ${since.toISOString()}::timestamptz and o.deleted_at is null
        and ${countsAsUse}
      order by o.created_at desc, o.id desc limit ${MOST_ORDERS}
    ) o
    order by o.created_at, o.id`);
  return rows.flatMap(({ lines, ...row }) => (lines === null ? [] : toFrozen(row, lines)));
}

function toFrozen(row: Omit<Row, "lines">, lines: NonNullable<Row["lines"]>): FrozenOrder {
  const { id, number, status, createdAt, mailbox, isFirst, destination, hasAgreedTotal } = row;
  const toOwn = (minor: number) => money(minor, row.currency);
  return {
    id,
    number,
    status,
    createdAt,
    mailbox,
    isFirst,
    destination,
    hasAgreedTotal,
    currency: row.currency,
    rate: getFrozenRate(row),
    lines: lines.map(({ price, ...line }) => ({ ...line, price: toOwn(price) })),
    coupon: getOrderCoupon(row, lines),
    total: toOwn(row.totalMinor),
    levies: toOwn(row.leviesMinor),
  };
}
