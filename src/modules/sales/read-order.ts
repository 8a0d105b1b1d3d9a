import { asc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { trackingUrlOf } from "#modules/orders/carriers.ts";
import { orders } from "#modules/orders/tables.ts";
import { orderEvents, shipments } from "#modules/orders/timeline-tables.ts";
import { oldestFirst } from "#modules/orders/timeline.ts";
import { payments, refunds } from "#modules/payments/tables.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { linesOf, type OrderRow } from "./find-order.ts";
import { abilitiesOf } from "./order-abilities.ts";
import type { OrderDetails } from "./order-details.ts";
import { orderNumber } from "./order-mail.ts";
import { orderPath } from "#modules/orders/order-path.ts";

/** An order, hidden or not, with everything that the back office knows of it. Throws `not_found`. */
export async function readOrder(ctx: Context, id: string): Promise<OrderDetails> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new AppError("not_found", `there is no order ${id}`);
  const { status, stockState, source, paymentMethod, billingAddress, shippingAddress } = order;
  return {
    id,
    number: orderNumber(order),
    status,
    stockState,
    source,
    paymentMethod,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    reservedUntil: order.reservedUntil?.toISOString() ?? null,
    isHidden: order.deletedAt !== null,
    customerPath: orderPath(order.accessKey),
    customer: {
      id: order.customerId,
      name: order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
    },
    billingAddress,
    shippingAddress,
    lines: await readLines(ctx, order),
    ...amountsOf(order),
    payments: await readPayments(ctx, order),
    refunds: await readRefunds(ctx, order),
    shipments: await readShipments(ctx, order),
    events: await readEvents(ctx, order),
    can: abilitiesOf(order),
  };
}

function amountsOf(order: OrderRow) {
  const { currency, couponCode, couponPercent, ilsRate, ilsRateSource, ilsRateDate } = order;
  return {
    coupon:
      couponCode === null || couponPercent === null
        ? null
        : { code: couponCode, percent: couponPercent },
    subtotal: money(order.subtotalMinor, currency),
    discount: money(order.discountMinor, currency),
    shipping: money(order.shippingMinor, currency),
    total: money(order.totalMinor, currency),
    paid: money(order.paidMinor, currency),
    refunded: money(order.refundedMinor, currency),
    ilsRate:
      ilsRate === null || ilsRateSource === null || ilsRateDate === null
        ? null
        : { rate: ilsRate, source: ilsRateSource, date: ilsRateDate },
  };
}

async function readLines(ctx: Context, { id, currency }: OrderRow): Promise<OrderDetails["lines"]> {
  const lines = await linesOf(ctx, id);
  return lines.map((line) => ({
    id: line.id,
    productName: line.productName,
    variantName: line.variantName,
    sku: line.sku,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    restockedQuantity: line.restockedQuantity,
    unitPrice: money(line.unitPriceMinor, currency),
    total: money(line.totalPriceMinor, currency),
  }));
}

async function readPayments(
  { db }: Context,
  { id, currency }: OrderRow,
): Promise<OrderDetails["payments"]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    amount: money(row.amountMinor, currency),
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readRefunds(
  { db }: Context,
  { id, currency }: OrderRow,
): Promise<OrderDetails["refunds"]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    amount: money(row.amountMinor, currency),
    reason: row.reason,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readShipments(
  { db }: Context,
  { id }: OrderRow,
): Promise<OrderDetails["shipments"]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, id))
    .orderBy(asc(shipments.createdAt), asc(shipments.id));
  return rows.map((row) => ({
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    trackingUrl: trackingUrlOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readEvents({ db }: Context, { id }: OrderRow): Promise<OrderDetails["events"]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(...oldestFirst);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fromStatus: row.fromStatus,
    toStatus: row.toStatus,
    note: row.note,
    facts: row.facts,
    actorName: row.actorName,
    customerVisible: row.customerVisible,
    createdAt: row.createdAt.toISOString(),
  }));
}
