import { toDay } from "#i18n/format-he.ts";
import { addressLines } from "#i18n/address-lines.ts";
import type { OrderMailContent } from "#modules/mail/templates/order-mail.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { computeDue } from "./order-amounts.ts";
import { getLeavesBy, type ItemRow, type OrderRow } from "./find-order.ts";
import { adminOrderPath } from "#modules/orders/order-path.ts";

/** The columns of an order that its mails tell. */
type MailedOrder = Pick<
  OrderRow,
  | "id"
  | "status"
  | "createdAt"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "currency"
  | "subtotalMinor"
  | "discountMinor"
  | "couponCode"
  | "totalMinor"
  | "agreedTotalMinor"
  | "paidMinor"
  | "refundedMinor"
  | "ilsRate"
  | "usdRate"
  | "shippingAddress"
  | "billingAddress"
  | "updatedAt"
  | "reservedUntil"
>;

/** The content of the mails about an order. What is due is what its page says. */
export function getOrderMailContent(
  order: MailedOrder,
  lines: readonly Pick<
    ItemRow,
    "productName" | "variantName" | "quantity" | "totalPriceMinor" | "leavesBy"
  >[],
): OrderMailContent {
  const address = order.shippingAddress ?? order.billingAddress;
  const isPaid = order.paidMinor >= order.totalMinor;
  return {
    number: formatOrderNumber(order),
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
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    dueMinor: computeDue(order).amountMinor,
    ilsRate: order.ilsRate,
    usdRate: order.usdRate,
    shipTo: addressLines(address),
    country: address?.country ?? null,
    isPaid,
    paidOn: isPaid ? toDay(order.updatedAt) : null,
    payUntil: order.reservedUntil?.toISOString() ?? null,
  };
}
