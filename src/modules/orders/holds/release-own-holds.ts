import { sql } from "drizzle-orm";
import { isHeldUnpaid, isUnpaidHold } from "./unpaid-hold.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { lockOrder } from "../processing/find-order.ts";
import { getHolder, isHeldBy } from "./hold-owner.ts";
import { releaseHold } from "./release-hold.ts";

/**
 * Puts the units of earlier orders of this customer that wait for money online back on the shelf,
 * and returns whether there were any. For guests: orders with the same e-mail address from the same
 * network. To be called outside a transaction: each order has one of its own, to keep to the common
 * order of locks.
 */
export async function releaseOldestHold(
  ctx: CheckoutContext,
  { email }: { readonly email: string },
): Promise<boolean> {
  const { rows } = await ctx.asCheckout((tx) =>
    tx.db.execute<{ id: string }>(sql`
      select o.id from orders o left join guest_holds h on h.order_id = o.id
      where ${isUnpaidHold} and ${isHeldBy(getHolder(ctx))} and o.payment_method = 'stripe'
        and lower(o.customer_email) = lower(${email})`),
  );
  for (const { id } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ctx.asCheckout(async (tx) => {
      const order = await lockOrder(tx, id);
      if (isHeldUnpaid(order)) await releaseHold(tx, order);
    });
  return rows.length > 0;
}
