import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { orderNotes } from "#content/order-notes.ts";
import { productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { stockAlerts } from "#modules/inventory/tables.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { orders } from "#modules/orders/tables.ts";
import { orderEvents } from "#modules/orders/timeline-tables.ts";
import { refunds } from "#modules/payments/tables.ts";
import { money } from "#shared/money.ts";
import type { Notification } from "./contract.ts";

const MOST = 30;

/** The newest 30 things that somebody should look at, the newest first. Orders that are hidden are no news. */
export async function listNotifications(ctx: Pick<Context, "db">): Promise<Notification[]> {
  // One after the other: they share a connection.
  const found = [
    ...(await newOrders(ctx)),
    ...(await alerts(ctx)),
    ...(await failedRefunds(ctx)),
    ...(await paidWithoutBags(ctx)),
  ];
  return found.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST);
}

async function newOrders({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.source, "checkout"), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  return rows.map((row) => ({
    kind: "order",
    id: row.id,
    at: row.createdAt.toISOString(),
    orderId: row.id,
    number: orderNumber(row),
    customerName: row.customerName,
    total: money(row.totalMinor, row.currency),
  }));
}

async function alerts({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({
      id: stockAlerts.id,
      at: stockAlerts.createdAt,
      variantId: stockAlerts.variantId,
      sku: productVariants.sku,
      level: stockAlerts.level,
      available: stockAlerts.available,
    })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, kind: "stock", at: row.at.toISOString() }));
}

async function failedRefunds({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({ refund: refunds, currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, "failed"), isNull(orders.deletedAt)))
    .orderBy(desc(refunds.settledAt))
    .limit(MOST);
  return rows.map(({ refund, currency }) => ({
    kind: "refund-failed",
    id: refund.id,
    at: (refund.settledAt ?? refund.createdAt).toISOString(),
    orderId: refund.orderId,
    number: orderNumber({ id: refund.orderId }),
    amount: money(refund.amountMinor, currency),
  }));
}

async function paidWithoutBags({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({ id: orderEvents.id, at: orderEvents.createdAt, orderId: orderEvents.orderId })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orderEvents.kind, "note"),
        isNull(orderEvents.actorId),
        inArray(orderEvents.note, [orderNotes.paidWithoutBags, orderNotes.paidTooLate]),
        isNull(orders.deletedAt),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    kind: "paid-without-bags",
    at: row.at.toISOString(),
    number: orderNumber({ id: row.orderId }),
  }));
}
