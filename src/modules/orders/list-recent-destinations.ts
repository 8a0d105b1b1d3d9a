import { and, gt, isNull, notInArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { Destination } from "#modules/markets/places.ts";
import { cancelledStatuses } from "./status.ts";
import { orders } from "./tables.ts";

/** The places that orders since a moment went to, each once; cancelled orders do not count. */
export async function listRecentDestinations(
  { db }: Pick<Context, "db">,
  since: Date,
): Promise<Destination[]> {
  const address = sql`coalesce(${orders.shippingAddress}, ${orders.billingAddress})`;
  return db
    .selectDistinct({
      country: sql<string>`${address} ->> 'country'`,
      state: sql<string>`coalesce(${address} ->> 'state', '')`,
      postalCode: sql<string>`coalesce(${address} ->> 'postalCode', '')`,
    })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, since),
        isNull(orders.deletedAt),
        notInArray(orders.status, [...cancelledStatuses]),
        sql`${address} is not null`,
      ),
    );
}
