import { asc, eq } from "drizzle-orm";
import { orderNotes } from "#content/order-notes.ts";
import { policies } from "#content/policies.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import { productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { carrierName, trackingUrlOf } from "#modules/orders/carriers.ts";
import type { OrderEventKind } from "#modules/orders/kinds.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { orderItems } from "#modules/orders/tables.ts";
import type { EventFacts } from "#modules/orders/timeline-tables.ts";
import { eventsOf, parcelsOf } from "#modules/orders/timeline.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { money, type Money } from "#shared/money.ts";
import type { TillContext } from "./context.ts";
import { findByAccessKey, type OrderRow } from "./find-order.ts";
import { amountsOf, type OrderAmounts } from "./order-amounts.ts";
import { addressLines } from "./order-mail.ts";
import { confirmationId } from "./place-order.ts";

/** An order as the page behind its link shows it: plain data, moments as ISO texts. */
export type OrderPage = OrderAmounts & {
  /** "A1B2C3D4" */
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly lines: readonly OrderPageLine[];
  /** waiting: for a payment online. as agreed: how and when is between the customer and the shop. */
  readonly payment: "paid" | "waiting" | "as agreed";
  /** Whether the page of the payment service can be opened (again). */
  readonly payAgain: boolean;
  /** The address as it stands on the parcel, line by line. */
  readonly shipTo: readonly string[];
  readonly shipments: readonly OrderPageParcel[];
  /** What the customer may see of the timeline, oldest first. */
  readonly events: readonly OrderPageEvent[];
  /** Until when the customer may cancel; null when that is over. */
  readonly canCancelUntil: string | null;
};

export type OrderPageLine = {
  readonly id: string;
  readonly name: string;
  readonly variant: string | null;
  /** Null for a variant that is none of the colourways, or is gone. */
  readonly colour: Colour | null;
  /** "/media/product/olive-1" */
  readonly image: string | null;
  readonly quantity: number;
  readonly total: Money;
};

export type OrderPageParcel = {
  readonly id: string;
  /** "DHL"; null for a carrier that has no name here. */
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly createdAt: string;
};

export type OrderPageEvent = {
  readonly id: string;
  readonly kind: OrderEventKind;
  readonly fromStatus: OrderStatus | null;
  readonly toStatus: OrderStatus | null;
  readonly facts: EventFacts | null;
  readonly note: string | null;
  readonly createdAt: string;
};

/** An order right after the checkout: its page, and what the confirmation says besides. */
export type ConfirmedOrder = OrderPage & {
  /** "ORDER_1732161600000" */
  readonly confirmationId: string;
  readonly email: string;
  readonly name: string;
  /** Of the first line that has one. */
  readonly colour: Colour | null;
  /** Of all lines together. */
  readonly quantity: number;
  readonly isPaid: boolean;
};

/** The order that this key opens; undefined when there is none, or when it is hidden. */
export async function readOrderPage(
  ctx: TillContext,
  accessKey: string,
): Promise<OrderPage | undefined> {
  return ctx.atTill(async (till) => {
    const order = await findShown(till, accessKey);
    return order && pageOf(ctx, till, order);
  });
}

/** The order that the checkout has just made; undefined when key and id are not those of one order. */
export async function readConfirmedOrder(
  ctx: TillContext,
  claim: { readonly confirmationId: string; readonly accessKey: string },
): Promise<ConfirmedOrder | undefined> {
  return ctx.atTill(async (till) => {
    const order = await findShown(till, claim.accessKey);
    if (order === undefined || confirmationId(order) !== claim.confirmationId) return undefined;
    const page = await pageOf(ctx, till, order);
    return {
      ...page,
      confirmationId: claim.confirmationId,
      email: order.customerEmail,
      name: order.customerName,
      colour: page.lines.find((line) => line.colour !== null)?.colour ?? null,
      quantity: page.lines.reduce((sum, line) => sum + line.quantity, 0),
      isPaid: page.payment === "paid",
    };
  });
}

const HOUR_MS = 3_600_000;

/** The last moment in which a customer may cancel; undefined for an order that is on its way, over or hidden. */
export function cancelDeadline(
  order: Pick<OrderRow, "status" | "createdAt" | "deletedAt">,
): Date | undefined {
  const isOpen = order.status === "pending" || order.status === "processing";
  if (!isOpen || order.deletedAt !== null) return undefined;
  return new Date(order.createdAt.getTime() + policies.cancelWithinHours * HOUR_MS);
}

async function findShown(till: Context, accessKey: string): Promise<OrderRow | undefined> {
  const order = await findByAccessKey(till, accessKey);
  return order?.deletedAt === null ? order : undefined;
}

async function pageOf(ctx: TillContext, till: Context, order: OrderRow): Promise<OrderPage> {
  const { status, createdAt } = order;
  const now = ctx.clock();
  const payment = paymentOf(order);
  const deadline = cancelDeadline(order);
  return {
    number: orderNumber(order),
    status,
    createdAt: createdAt.toISOString(),
    lines: await readLines(till, order),
    ...amountsOf(order),
    payment,
    payAgain:
      payment === "waiting" &&
      ctx.payments.mode === "stripe" &&
      order.reservedUntil !== null &&
      order.reservedUntil > now,
    shipTo: parcelLabel(order),
    shipments: await readParcels(till, order),
    events: await readEvents(till, order),
    canCancelUntil: deadline !== undefined && deadline >= now ? deadline.toISOString() : null,
  };
}

/** Name and address; nothing for an order that needs none. */
function parcelLabel({ customerName, shippingAddress, billingAddress }: OrderRow): string[] {
  const address = addressLines(shippingAddress ?? billingAddress);
  return address.length === 0 ? [] : [customerName, ...address];
}

function paymentOf(order: OrderRow): OrderPage["payment"] {
  if (order.paidMinor >= order.totalMinor) return "paid";
  return order.paymentMethod === "stripe" ? "waiting" : "as agreed";
}

async function readLines({ db }: Context, { id, currency }: OrderRow): Promise<OrderPageLine[]> {
  const rows = await db
    .select({ item: orderItems, colour: productVariants.colour })
    .from(orderItems)
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position));
  return rows.map(({ item, colour }) => ({
    id: item.id,
    name: item.productName,
    variant: item.variantName,
    colour,
    image: item.imageUrl,
    quantity: item.quantity,
    total: money(item.totalPriceMinor, currency),
  }));
}

async function readParcels(till: Context, { id }: OrderRow): Promise<OrderPageParcel[]> {
  const parcels = await parcelsOf(till, id);
  return parcels.map((parcel) => ({
    id: parcel.id,
    carrierName: carrierName(parcel.carrier),
    trackingUrl: trackingUrlOf(parcel),
    trackingNumber: parcel.trackingNumber,
    createdAt: parcel.createdAt.toISOString(),
  }));
}

async function readEvents(till: Context, { id }: OrderRow): Promise<OrderPageEvent[]> {
  const events = await eventsOf(till, id, "customer");
  return events.map(({ id: eventId, kind, fromStatus, toStatus, facts, note, createdAt }) => ({
    id: eventId,
    kind,
    fromStatus,
    toStatus,
    facts,
    // Whoever reads it has done it.
    note: note === orderNotes.cancelledByCustomer ? null : note,
    createdAt: createdAt.toISOString(),
  }));
}
