import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { readWaiting } from "#modules/inventory/preorders.ts";
import { listStuckMails } from "#modules/mail/stuck-mails.ts";
import { getTrackingUrl } from "#modules/orders/carriers.ts";
import { readCarriers } from "#modules/orders/read-carriers.ts";
import { findMarketById } from "#modules/markets/find-market.ts";
import { getGoodsMinor, getShippingBack } from "#modules/orders/order-sums.ts";
import { orders } from "#modules/orders/tables.ts";
import { orderTags } from "#modules/orders/tag-tables.ts";
import { getEvents, getShipments } from "./timeline.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { adminOrderPath } from "#modules/orders/order-path.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { getLines, type OrderRow } from "./find-order.ts";
import { getAbilities, getPaymentLinkAbility } from "./order-abilities.ts";
import { findConfirmedAt } from "../holds/unpaid-hold.ts";
import { getArrivalDay, showArrival } from "../shipping/order-arrival.ts";
import { getAmounts, getPlaceAmounts } from "./order-amounts.ts";
import type { OrderDetails } from "./order-details.ts";
import { getPaymentLinkEnd } from "../payments/payment-link.ts";
import { readOrderMoney } from "../payments/read-order-money.ts";
import type { PaymentLinkContext } from "../payments/payment-link-context.ts";
import { parsePhone } from "#shared/phones.ts";

/**
 * An order, deleted or not, with everything that the back office knows of it. Throws `not_found`.
 */
export async function readOrder(ctx: PaymentLinkContext, id: string) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new AppError("not_found", `there is no order ${id}`);
  const shipments = await getShipments(ctx, id);
  const paysOnline = (await ctx.payments.readMode(ctx)) === "online";
  const carriers = await readCarriers(ctx);
  return {
    ...order,
    number: formatOrderNumber(order),
    version: toVersion(order.updatedAt),
    paymentLinkUntil: getPaymentLinkEnd(order, ctx.clock()),
    isDeleted: order.deletedAt !== null,
    tags: await readTags(ctx, id),
    stuckMails: await readStuckMails(ctx, order),
    // An order that is paid online is confirmed by its payment.
    isUnconfirmed: order.paymentMethod === "manual" && (await findConfirmedAt(ctx, id)) === null,
    customer: {
      id: order.customerId,
      name: order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
      dial: parsePhone(order.customerPhone ?? "", order.billingAddress?.country),
    },
    market: await readMarket(ctx, order),
    lines: await readLines(ctx, order),
    ...getAmounts(order),
    ...getPlaceAmounts(order),
    returnable: getReturnable(order),
    ilsRate: getRate(order),
    ...(await readOrderMoney(ctx, order)),
    shipments: shipments.map((shipment) => ({
      ...shipment,
      trackingUrl: getTrackingUrl(shipment, carriers.get(shipment.carrier)),
      arrival: showArrival(shipment),
    })),
    arrivedOn: getArrivalDay(order, shipments),
    events: await getEvents(ctx, id, "staff"),
    can: {
      ...getAbilities(order, ctx.actor),
      requestPayment: getPaymentLinkAbility(order, { actor: ctx.actor, paysOnline }),
    },
  };
}

async function readMarket(ctx: Context, { marketId }: OrderRow): Promise<OrderDetails["market"]> {
  const market = marketId === null ? undefined : await findMarketById(ctx, marketId);
  return market === undefined ? null : { id: market.id, name: market.name };
}

function getReturnable(order: OrderRow): OrderDetails["returnable"] {
  const { minor, taxMinor } = getShippingBack(order);
  return {
    items: money(getGoodsMinor(order), order.currency),
    shipping: money(minor, order.currency),
    shippingTax: money(taxMinor, order.currency),
  };
}

async function readTags({ db }: Context, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .where(eq(orderTags.orderId, orderId))
    .orderBy(sql`${orderTags.tag} collate "he-x-icu"`);
  return rows.map(({ tag }) => tag);
}

async function readStuckMails(ctx: Context, { id, customerEmail: to }: OrderRow) {
  return to === null ? [] : listStuckMails(ctx, { to, adminPath: adminOrderPath(id) });
}

/** The rate that the order keeps, if one was known. */
function getRate({
  ilsRate,
  usdRate,
  ilsRateSource,
  ilsRateDate,
}: OrderRow): OrderDetails["ilsRate"] {
  return ilsRate === null || usdRate === null || ilsRateSource === null || ilsRateDate === null
    ? null
    : { rate: ilsRate, usdRate, source: ilsRateSource, date: ilsRateDate };
}

async function readLines(ctx: Context, { id, currency }: OrderRow): Promise<OrderDetails["lines"]> {
  const lines = await getLines(ctx, id);
  const waiting = await readWaiting(ctx, id);
  return lines.map((line) => ({
    ...line,
    unitPrice: money(line.unitPriceMinor, currency),
    agreed:
      line.listPriceMinor === null || line.agreedReason === null
        ? null
        : { listPrice: money(line.listPriceMinor, currency), reason: line.agreedReason },
    total: money(line.totalPriceMinor, currency),
    tax: money(line.taxMinor, currency),
    preorder:
      line.leavesBy === null
        ? null
        : {
            leavesBy: line.leavesBy,
            isWaiting: (waiting.get(line.variantId ?? "") ?? 0) > 0,
          },
  }));
}
