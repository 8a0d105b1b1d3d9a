import { and, asc, desc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getCursor, follows, toMicros, getPlace } from "#platform/db/newest-first.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Currency } from "#shared/money.ts";
import { carrierName, getTrackingUrl } from "./carriers.ts";
import type { MyOrder } from "./contract.ts";
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
  ctx: Pick<Context, "db" | "actor">,
  page: { after?: string | undefined } = {},
): Promise<OrderPage> {
  const { db, actor } = ctx;
  if (!isMember(actor)) throw new AppError("unauthenticated", "only members have orders");
  const rows = await db
    .select({ order: orders, micros: toMicros(orders.createdAt) })
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
  const ids = shown.map(({ order }) => order.id);
  const [items, shipments] = await Promise.all([listItems(ctx, ids), listShipments(ctx, ids)]);
  return {
    orders: shown.map(({ order }) =>
      toMyOrder(order, items.get(order.id) ?? [], shipments.get(order.id) ?? []),
    ),
    nextCursor:
      last !== undefined && rows.length > PAGE_SIZE
        ? getCursor({ micros: last.micros, id: last.order.id, numbers: [] })
        : null,
  };
}

// Columns listed one by one, because a customer may not read costs, nor the reasons of agreed
// prices.
const {
  unitCostMinor: _cost,
  listPriceMinor: _list,
  agreedReason: _reason,
  ...itemColumns
} = getTableColumns(orderItems);
type ItemRow = Omit<
  typeof orderItems.$inferSelect,
  "unitCostMinor" | "listPriceMinor" | "agreedReason"
>;

/** The lines of these orders, in their places within each order. */
async function listItems({ db }: Pick<Context, "db">, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, ItemRow[]>();
  const rows = await db
    .select(itemColumns)
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.position));
  return Map.groupBy(rows, (row) => row.orderId);
}

type EventRow = typeof orderEvents.$inferSelect;

/**
 * The shipments of these orders, from their timelines, because only the back office may read the
 * shipments' rows.
 */
async function listShipments({ db }: Pick<Context, "db">, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, EventRow[]>();
  const rows = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, orderIds),
        eq(orderEvents.kind, "shipment"),
        eq(orderEvents.customerVisible, true),
      ),
    )
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  return Map.groupBy(rows, (row) => row.orderId);
}

function toMyOrder(
  order: typeof orders.$inferSelect,
  items: readonly ItemRow[],
  shipments: readonly EventRow[],
): MyOrder {
  const { id, status, currency, createdAt } = order;
  return {
    id,
    number: orderNumber({ id }),
    status,
    createdAt: createdAt.toISOString(),
    total: money(order.totalMinor, currency),
    path: orderPath(order.accessKey),
    isPaid: order.totalMinor > 0 && order.paidMinor >= order.totalMinor,
    shipments: shipments.map(({ facts }) => toShipment(facts)),
    items: items.map((item) => toItem(item, currency)),
  };
}

function toShipment(facts: EventRow["facts"]): MyOrder["shipments"][number] {
  const { carrier = "other", trackingNumber = null } = facts ?? {};
  return {
    carrierName: carrierName(carrier),
    trackingNumber,
    trackingUrl: getTrackingUrl({ carrier, trackingNumber, trackingUrl: null }),
  };
}

function toItem(item: ItemRow, currency: Currency): MyOrder["items"][number] {
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
