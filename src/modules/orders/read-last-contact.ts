import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { LastContact } from "./contract.ts";
import { orders } from "./tables.ts";

/**
 * The contact and addresses of the caller's newest order with an address, whatever its status;
 * undefined when there is none. As with `listMyOrders`, staff get only their own.
 */
export async function readLastContact({
  db,
  actor,
}: Pick<Context, "db" | "actor">): Promise<LastContact | undefined> {
  if (!isMember(actor)) throw new AppError("unauthenticated", "only members have orders");
  const [last] = await db
    .select({
      phone: orders.customerPhone,
      billingAddress: orders.billingAddress,
      shippingAddress: orders.shippingAddress,
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, actor.id),
        isNull(orders.deletedAt),
        isNotNull(orders.billingAddress),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return last?.billingAddress ? { ...last, billingAddress: last.billingAddress } : undefined;
}
