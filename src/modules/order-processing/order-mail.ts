import { toDay } from "#i18n/format-he.ts";
import { addressLines } from "#i18n/address-lines.ts";
import type { OrderMailContent } from "#modules/mail/templates/order-mail.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { getLeavesBy, type ItemRow, type OrderRow } from "./find-order.ts";
import { adminOrderPath } from "#modules/orders/order-path.ts";

/** The content of the mails about an order. */
export function getOrderMailContent(order: OrderRow, lines: readonly ItemRow[]): OrderMailContent {
  const netPaidMinor = order.paidMinor - order.refundedMinor;
  const isPaid = netPaidMinor >= order.totalMinor;
  return {
    number: orderNumber(order),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    orderId: order.id,
    adminPath: adminOrderPath(order.id),
    lines: lines.map((line) => ({
      name: line.productName,
      variant: line.variantName,
      quantity: line.quantity,
      totalMinor: line.totalPriceMinor,
      leavesBy: getLeavesBy(order, line),
    })),
    currency: order.currency,
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    couponCode: order.couponCode,
    totalMinor: order.totalMinor,
    isAgreed: order.agreedTotalMinor !== null,
    paidMinor: netPaidMinor,
    ilsRate: order.ilsRate,
    shipTo: addressLines(order.shippingAddress ?? order.billingAddress),
    isPaid,
    paidOn: isPaid ? toDay(order.updatedAt) : null,
    payUntil: order.reservedUntil?.toISOString() ?? null,
  };
}
