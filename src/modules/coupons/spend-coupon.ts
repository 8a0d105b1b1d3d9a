import type { Context } from "#modules/context.ts";
import { couponRedemptions } from "./tables.ts";

/** Writes down that an order has used a coupon, in the transaction that makes the order. */
export async function spendCoupon(
  { db, clock }: Pick<Context, "db" | "clock">,
  use: { readonly orderId: string; readonly couponId: string },
): Promise<void> {
  await db.insert(couponRedemptions).values({ ...use, createdAt: clock() });
}
