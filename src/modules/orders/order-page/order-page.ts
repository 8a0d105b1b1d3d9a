import type { KeyedContext, OrderKeys } from "#modules/orders/order-keys.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { and, eq, isNull } from "drizzle-orm";
import { isCancellationNote } from "#modules/orders/order-notes.ts";
import type { Content } from "#modules/content/documents.ts";
import { getHowToPay } from "#modules/checkout/how-to-pay.ts";
import { readLawText } from "#modules/content/law-text.ts";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { isOpenStatus, isOverStatus } from "#modules/orders/status.ts";
import { findOrderLaw } from "#modules/orders/order-law.ts";
import { readReviewPaths } from "#modules/orders/review-paths.ts";
import { orders } from "#modules/orders/tables.ts";
import { getEvents, getShipments } from "../processing/timeline.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { LawArea } from "#shared/law-areas.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { isToConfirm } from "../placing/confirm-order.ts";
import { findByAccessKey, type OrderRow } from "../processing/find-order.ts";
import { fetchPayment } from "../payments/close-payment-page.ts";
import { readPayable } from "../payments/payable-order.ts";
import { formatConfirmationId } from "../placing/place-order.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";
import { getTracking } from "#modules/orders/carriers.ts";
import { readCarriers } from "#modules/orders/read-carriers.ts";
import { showArrival } from "../shipping/order-arrival.ts";

/** An order as the page behind its link shows it: plain data, moments as ISO texts. */
export type OrderPage = Awaited<ReturnType<typeof getPage>>;

/** An order right after the checkout: its page, and further data for the confirmation. */
export type ConfirmedOrder = NonNullable<Awaited<ReturnType<typeof readConfirmedOrder>>>;

/**
 * The order that this key opens; undefined when there is none, or when it is deleted. For a
 * customer who comes back from paying, the payment service is asked whether they have, by a job.
 */
export async function readOrderPage(
  ctx: CheckoutContext,
  accessKey: string,
  { cameFromPayment = false } = {},
) {
  const found = await ctx.asCheckout(async (checkout) => {
    const order = await findShown(checkout, accessKey);
    if (order === undefined) return undefined;
    const page = await getPage(ctx, checkout, order);
    return { order, page };
  });
  if (found !== undefined && cameFromPayment) await fetchPayment(ctx, found.order);
  return found?.page;
}

/**
 * The order that the checkout has just made; undefined when key and id are not those of one order.
 */
export async function readConfirmedOrder(
  ctx: CheckoutContext,
  claim: { readonly confirmationId: string; readonly accessKey: string },
) {
  return ctx.asCheckout(async (checkout) => {
    const order = await findShown(checkout, claim.accessKey);
    if (order === undefined || formatConfirmationId(order) !== claim.confirmationId)
      return undefined;
    // Orders of the checkout always have one.
    if (order.customerEmail === null) return undefined;
    const page = await getPage(ctx, checkout, order);
    return {
      ...page,
      confirmationId: claim.confirmationId,
      email: order.customerEmail,
      name: order.customerName,
      /** The image of the first line that has one. */
      slug: page.lines.find((line) => line.slug !== null)?.slug ?? null,
      /** The number of pieces of all lines together, without gifts. */
      quantity: page.lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.quantity), 0),
      isPaid: page.payment === "paid",
    };
  });
}

/**
 * The page of an order as its customer sees it, for the back office: without the key, so that
 * nothing can be done there. Undefined when there is none, or when it is deleted.
 */
export async function previewOrderPage(
  ctx: Context,
  id: string,
  payments: CheckoutContext["payments"],
) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.deletedAt)));
  return order && getPage({ clock: ctx.clock, payments }, ctx, order);
}

/**
 * The last moment in which a customer may cancel; undefined for an order that is on its way, over
 * or deleted.
 */
export function cancelDeadline(
  order: Pick<OrderRow, "status" | "createdAt" | "deletedAt">,
  policies: Pick<Content["policies"], "cancelWithinHours">,
): Date | undefined {
  if (!isOpenStatus(order.status) || order.deletedAt !== null) return undefined;
  return new Date(order.createdAt.getTime() + policies.cancelWithinHours * HOUR_MS);
}

async function findShown(checkout: KeyedContext, accessKey: string): Promise<OrderRow | undefined> {
  const order = await findByAccessKey(checkout, accessKey);
  return order?.deletedAt === null ? order : undefined;
}

async function getPage(
  ctx: Pick<CheckoutContext, "clock" | "payments">,
  checkout: Context & { readonly orderKeys?: OrderKeys },
  order: OrderRow,
) {
  const { orderKeys } = checkout;
  const now = ctx.clock();
  const { policies, "payment-instructions": instructions } = await readContent(checkout, [
    "policies",
    "payment-instructions",
  ]);
  const deadline = cancelDeadline(order, policies);
  const payable = await readPayable(ctx, checkout, order);
  const isToPay = payable.payment === "as agreed" && !isOverStatus(order.status);
  return {
    ...payable,
    /** The account to pay to; null when nothing is to be paid there, or when there is none yet. */
    howToPay: isToPay ? getHowToPay(instructions, payable.number) : null,
    createdAt: order.createdAt.toISOString(),
    shipTo: formatShipmentLabel(order),
    shipments: await readPageShipments(checkout, order),
    events: await readEvents(checkout, order),
    /** Null when that is over. */
    canCancelUntil: deadline !== undefined && deadline >= now ? deadline.toISOString() : null,
    /** Null when the items are not held without payment, or without a limit. */
    heldUntil: isHeldUnpaid(order) ? (order.reservedUntil?.toISOString() ?? null) : null,
    /**
     * Whether a guest can still confirm it, so that its items are held for longer. Confirming needs
     * the code of the mail.
     */
    canConfirm: await isToConfirm(ctx, checkout, order),
    ...(await readLaw(checkout, order)),
    /** Where it is reviewed; null when there is nothing to review, and for staff. */
    reviewPath:
      orderKeys === undefined || isOverStatus(order.status)
        ? null
        : ((await readReviewPaths({ ...checkout, orderKeys }, [order.id])).get(order.id) ?? null),
  };
}

/** The rights that the law gives its customer, in short; nothing where the shop describes none. */
async function readLaw(
  checkout: Context,
  order: OrderRow,
): Promise<{ law?: { area: LawArea; name: string; notice: string } }> {
  const area = await findOrderLaw(checkout, order);
  if (area === undefined) return {};
  const { name, notice } = (await readLawText(checkout, area)).text;
  return { law: { area, name, notice } };
}

/** Name and address; nothing for an order that needs none. */
function formatShipmentLabel({
  customerName,
  shippingAddress,
  billingAddress,
}: OrderRow): string[] {
  const address = addressLines(shippingAddress ?? billingAddress);
  return address.length === 0 ? [] : [customerName, ...address];
}

/** Events of the timeline that the customer may see, oldest first. */
async function readEvents(checkout: Context, { id }: OrderRow) {
  const events = await getEvents(checkout, id, "customer");
  return events.map(({ id: eventId, kind, fromStatus, toStatus, facts, note, createdAt }) => ({
    id: eventId,
    kind,
    fromStatus,
    toStatus,
    facts,
    // The reader asked for it and knows, so the note is left out.
    note: isCancellationNote(note) ? null : note,
    createdAt: createdAt.toISOString(),
  }));
}

/** The shipments of an order as its customer sees them, oldest first. */
async function readPageShipments(checkout: Context, { id }: OrderRow) {
  const shipments = await getShipments(checkout, id);
  if (shipments.length === 0) return [];
  const carriers = await readCarriers(checkout);
  return shipments.map((shipment) => ({
    id: shipment.id,
    ...getTracking(shipment, carriers.get(shipment.carrier)),
    trackingNumber: shipment.trackingNumber,
    arrival: showArrival(shipment),
    createdAt: shipment.createdAt.toISOString(),
  }));
}
