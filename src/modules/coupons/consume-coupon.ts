import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { couponRedemptions } from "./tables.ts";

/** Stores the use of a coupon by an order, in the transaction that creates the order. */
export async function consumeCoupon(
  { db, clock }: Pick<Context, "db" | "clock">,
  use: { readonly orderId: string; readonly couponId: string },
): Promise<void> {
  await db.insert(couponRedemptions).values({ ...use, createdAt: clock() });
}

/** Takes the use of a coupon by an order back, for an order that goes on without it. */
export async function releaseCoupon({ db }: Pick<Context, "db">, orderId: string): Promise<void> {
  await db.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
}
