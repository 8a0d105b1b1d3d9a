import type { Context } from "#modules/context.ts";
import { couponRedemptions } from "./tables.ts";

/** Stores the use of a coupon by an order, in the transaction that creates the order. */
export async function consumeCoupon(
  { db, clock }: Pick<Context, "db" | "clock">,
  use: { readonly orderId: string; readonly couponId: string },
): Promise<void> {
  await db.insert(couponRedemptions).values({ ...use, createdAt: clock() });
}
