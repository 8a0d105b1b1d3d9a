import { asc, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Gives all orders of a customer who is known by a phone number an e-mail address, so that they are
 * those of its mailbox from now on; the timeline of each says so.
 */
export async function assignAddress(ctx: Context, key: string, email: string): Promise<void> {
  const isTheirs = eq(orders.customerKey, key);
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isTheirs)
    .orderBy(asc(orders.id))
    .for("update");
  const ids = found.map(({ id }) => id);
  await ctx.db.update(orders).set({ customerEmail: email }).where(inArray(orders.id, ids));
  for (const orderId of ids)
    // oxlint-disable-next-line no-await-in-loop -- one connection, one order after the other
    await writeEvent(ctx, {
      orderId,
      kind: "edited",
      facts: { parts: ["contact"] },
      customerVisible: false,
    });
}
