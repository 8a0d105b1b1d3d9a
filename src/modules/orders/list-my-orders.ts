import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { getCursor, follows, toMicros, getPlace } from "#platform/db/newest-first.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Currency } from "#shared/money.ts";
import { carrierName, getTrackingUrl } from "./carriers.ts";
import type { MyOrder } from "./contract.ts";
import type { KeyedContext } from "./order-keys.ts";
import { orderNumber } from "./order-number.ts";
import { orderPath } from "./order-path.ts";
import { orderItems, orders } from "./tables.ts";
import { orderEvents } from "./timeline-tables.ts";

const PAGE_SIZE = 20;

type OrderPage = { readonly orders: MyOrder[]; readonly nextCursor: string | null };

/**
 * Up to 20 orders of the caller, newest first, and the cursor of those that follow; null when there
 * are none. The query filters by customer and deletion itself, because the rights of staff would
 * show them all orders. Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function listMyOrders(
  ctx: Pick<KeyedContext, "db" | "actor" | "orderKeys">,
  page: { after?: string | undefined } = {},
): Promise<OrderPage> {
  const { db, actor } = ctx;
  if (!isMember(actor)) throw new AppError("unauthenticated", "only members have orders");
  const rows = await db
    .select({ ...columns, micros: toMicros(orders.createdAt) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, actor.id),
        isNull(orders.deletedAt),
        page.after === undefined ? undefined : follows(orders, getPlace(page.after)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    // Reads one row more than is shown, to know whether there is a next page.
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    orders: shown.map((order) =>
      toMyOrder(order, orderPath(ctx.orderKeys.make(order.id, { for: "page" }))),
    ),
    nextCursor:
      last !== undefined && rows.length > PAGE_SIZE
        ? getCursor({ micros: last.micros, id: last.id, numbers: [] })
        : null,
  };
}

type Item = Pick<
  typeof orderItems.$inferSelect,
  | "id"
  | "productName"
  | "variantName"
  | "colorPrimary"
  | "colorSecondary"
  | "imageUrl"
  | "quantity"
  | "unitPriceMinor"
  | "totalPriceMinor"
>;
type Facts = typeof orderEvents.$inferSelect.facts;

/** Columns for an order as a customer sees it: with its lines and shipments, in one row. */
const columns = {
  id: orders.id,
  status: orders.status,
  currency: orders.currency,
  createdAt: orders.createdAt,
  totalMinor: orders.totalMinor,
  paidMinor: orders.paidMinor,
  items: sql<Item[]>`(
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'productName', i.product_name, 'variantName', i.variant_name,
      'colorPrimary', i.color_primary, 'colorSecondary', i.color_secondary, 'imageUrl', i.image_url,
      'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'totalPriceMinor', i.total_price_minor
    ) order by i.position), '[]')
    from ${orderItems} i where i.order_id = orders.id
  )`,
  // From the timeline, because only the back office may read the shipments' rows.
  shipments: sql<Facts[]>`(
    select coalesce(json_agg(e.facts order by e.created_at, e.id), '[]')
    from ${orderEvents} e where e.order_id = orders.id and e.kind = 'shipment' and e.customer_visible
  )`,
};

type Found = Pick<
  typeof orders.$inferSelect,
  "id" | "status" | "currency" | "createdAt" | "totalMinor" | "paidMinor"
> & { readonly items: readonly Item[]; readonly shipments: readonly Facts[] };

function toMyOrder({ id, status, currency, createdAt, ...order }: Found, path: string): MyOrder {
  return {
    id,
    number: orderNumber({ id }),
    status,
    createdAt: createdAt.toISOString(),
    total: money(order.totalMinor, currency),
    path,
    isPaid: order.totalMinor > 0 && order.paidMinor >= order.totalMinor,
    shipments: order.shipments.map(toShipment),
    items: order.items.map((item) => toItem(item, currency)),
  };
}

function toShipment(facts: Facts): MyOrder["shipments"][number] {
  const { carrier = "other", trackingNumber = null } = facts ?? {};
  return {
    carrierName: carrierName(carrier),
    trackingNumber,
    trackingUrl: getTrackingUrl({ carrier, trackingNumber, trackingUrl: null }),
  };
}

function toItem(item: Item, currency: Currency): MyOrder["items"][number] {
  const { id, productName, variantName, colorPrimary, colorSecondary, imageUrl, quantity } = item;
  return {
    id,
    productName,
    variantName,
    colorPrimary,
    colorSecondary,
    imageUrl,
    quantity,
    unitPrice: money(item.unitPriceMinor, currency),
    total: money(item.totalPriceMinor, currency),
  };
}
