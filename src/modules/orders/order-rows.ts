import { inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { HOME_CURRENCY, money } from "#shared/money.ts";
import type { OrderRow } from "./admin-contract.ts";
import { formatOrderNumber } from "./order-number.ts";
import { getFrozenRate, toShekels } from "#shared/exchange.ts";
import { orders } from "./tables.ts";

/**
 * These orders as lists show them, deleted or not, in this order; those that are gone are left out.
 */
export async function readOrderRows({ db }: Pick<Context, "db">, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const rows = found.map(({ totalMinor, totalAgorot, currency, deletedAt, ...order }) => {
    const refunded = money(order.refundedMinor, currency);
    const pendingRefund = money(order.pendingMinor, currency);
    return {
      ...order,
      number: formatOrderNumber(order),
      version: toVersion(order.updatedAt),
      total: money(totalMinor, currency),
      totalIls: totalAgorot === null ? null : money(totalAgorot, HOME_CURRENCY),
      paid: money(order.paidMinor, currency),
      refunded,
      refundedIls: toShekels(refunded, getFrozenRate(order)),
      pendingRefund,
      pendingRefundIls: toShekels(pendingRefund, getFrozenRate(order)),
      isDeleted: deletedAt !== null,
    };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The country where an order goes; null without an address. */
export const destinationCountry = sql<string | null>`
  coalesce(${orders.shippingAddress}, ${orders.billingAddress}) ->> 'country'`;

const columns = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  customer: { name: orders.customerName, email: orders.customerEmail, phone: orders.customerPhone },
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  totalAgorot: sql<number | null>`(select f.total_agorot::float8 from app.figures_of(orders) f)`,
  paidMinor: orders.paidMinor,
  refundedMinor: orders.refundedMinor,
  pendingMinor: sql<number>`(
    select coalesce(sum(r.amount_minor), 0)::integer from refunds r
    where r.order_id = orders.id and r.state = 'pending'
  )`,
  ilsRate: orders.ilsRate,
  usdRate: orders.usdRate,
  country: destinationCountry,
  source: orders.source,
  deletedAt: orders.deletedAt,
  lines: sql<number>`(select count(*)::integer from order_items i where i.order_id = orders.id and not i.is_gift)`,
  units: sql<number>`(
    select coalesce(sum(i.quantity), 0)::integer from order_items i
    where i.order_id = orders.id and not i.is_gift
  )`,
  firstLine: sql<OrderRow["firstLine"]>`(
    select json_build_object(
      'productName', i.product_name, 'variantName', i.variant_name, 'imageUrl', i.image_url
    )
    from order_items i where i.order_id = orders.id order by i.position limit 1
  )`,
  tags: sql<string[]>`array(
    select g.tag from order_tags g where g.order_id = orders.id order by g.tag collate "he-x-icu"
  )`,
};
