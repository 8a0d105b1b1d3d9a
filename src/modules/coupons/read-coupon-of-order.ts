import { sql } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { Context } from "#modules/context.ts";
import { couponColumns, toCoupon } from "./find-coupon.ts";

/** The coupon that an order uses, as it is today; undefined for an order without one. */
export async function readCouponOfOrder(
  { db }: Pick<Context, "db">,
  orderId: string,
): Promise<Coupon | undefined> {
  const { rows } = await db.execute<Parameters<typeof toCoupon>[0]>(sql`
    select ${couponColumns}
    from coupon_redemptions r join coupons c on c.id = r.coupon_id where r.order_id = ${orderId}`);
  return rows.map(toCoupon)[0];
}
