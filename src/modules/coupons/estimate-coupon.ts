import { sql } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice, type PricedLine } from "#modules/cart/compute-cart-price.ts";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import { convertMoney } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { CouponAmount } from "./contract.ts";
import type { CouponInput } from "./coupon.ts";
import { toAmount } from "./coupon-figures.ts";
import { countsAsUse } from "./counts-as-use.ts";

const DAYS = 30;
/** The newest of them; more than any month has had. */
const MOST_ORDERS = 20_000;

type Row = {
  readonly email: string;
  readonly rate: string | null;
  readonly is_first: boolean;
  readonly lines: readonly {
    readonly id: string;
    readonly price: number;
    readonly quantity: number;
  }[];
};

/**
 * Computes the discount that a coupon would have given on the orders of the last 30 days, if all
 * had used it: in their order, within its limits, and with the checkout's rules.
 */
export async function estimateCoupon(
  ctx: Pick<Context, "db" | "clock">,
  input: CouponInput,
): Promise<{ orders: number; of: number; cost: CouponAmount }> {
  const coupon = await toCoupon(ctx, input);
  const orders = await readOrders(ctx);
  const usesByAddress = new Map<string, number>();
  const sum = { orders: 0, minor: 0, agorot: 0, rated: 0, unrated: 0 };
  for (const { email, rate, is_first: isFirst, lines } of orders) {
    const uses = usesByAddress.get(email) ?? 0;
    if (sum.orders >= (input.maxUses ?? Infinity)) break;
    if (uses >= (input.maxUsesPerAddress ?? Infinity)) continue;
    if (input.firstOrderOnly && !isFirst) continue;
    const { discount } = computeCartPrice(lines.map(toLine), coupon);
    if (discount.amountMinor === 0) continue;
    usesByAddress.set(email, uses + 1);
    sum.orders += 1;
    sum.minor += discount.amountMinor;
    if (rate === null) sum.unrated += discount.amountMinor;
    else {
      sum.rated += 1;
      sum.agorot += convertMoney(discount, rate, HOME_CURRENCY).amountMinor;
    }
  }
  const agorot = sum.rated > 0 || sum.orders === 0 ? sum.agorot : null;
  return { orders: sum.orders, of: orders.length, cost: toAmount({ ...sum, agorot }) };
}

const toLine = ({ id, price, quantity }: Row["lines"][number]): PricedLine => ({
  id,
  price: money(price, MAIN_CURRENCY),
  quantity,
});

/** The coupon in the form of the cart's pricing, for lines identified by variant id. */
async function toCoupon({ db }: Pick<Context, "db">, input: CouponInput): Promise<Coupon> {
  const { code, kind, value, minimumMinor, itemVariantId, productIds, variantIds } = input;
  const isForAll = itemVariantId === null && productIds.length + variantIds.length === 0;
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from product_variants v where v.product_id = any(${toIdArray(productIds)})`);
  const only = [
    ...rows.map(({ id }) => id),
    ...variantIds,
    ...(itemVariantId ? [itemVariantId] : []),
  ];
  return { code, kind, value, minimumMinor, only: isForAll ? null : only };
}

const toIdArray = (ids: readonly string[]) => sql`string_to_array(${ids.join(",")}, ',')::uuid[]`;

async function readOrders({ db, clock }: Pick<Context, "db" | "clock">): Promise<Row[]> {
  const since = new Date(clock().getTime() - DAYS * DAY_MS);
  const { rows } = await db.execute<Row>(sql`
    select app.mailbox(o.customer_email) as email, o.ils_rate::text as rate,
      not exists (
        select from orders before where app.mailbox(before.customer_email) = app.mailbox(o.customer_email)
          and before.created_at < o.created_at
      ) as is_first,
      (
        select jsonb_agg(jsonb_build_object('id', i.variant_id, 'price', app.to_cents(o, i.unit_price_minor), 'quantity', i.quantity))
        from order_items i where i.order_id = o.id
      ) as lines
    from (
      select * from orders o
      where o.created_at >= ${since.toISOString()}::timestamptz and o.deleted_at is null
        and ${countsAsUse}
      order by o.created_at desc, o.id desc limit ${MOST_ORDERS}
    ) o
    order by o.created_at, o.id`);
  return rows.filter(({ lines }) => lines !== null);
}
