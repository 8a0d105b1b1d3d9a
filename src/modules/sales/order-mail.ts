import { formatCountry } from "#i18n/format.ts";
import type { OrderMailContent } from "#modules/mail/templates/order-mail.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import type { Address } from "#modules/orders/tables.ts";
import type { ItemRow, OrderRow } from "./find-order.ts";
import { orderDeskPath, orderPath } from "#modules/orders/order-path.ts";

/** What the mails about an order tell of it. */
export function orderMailContentOf(order: OrderRow, lines: readonly ItemRow[]): OrderMailContent {
  return {
    number: orderNumber(order),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    path: orderPath(order.accessKey),
    deskPath: orderDeskPath(order.id),
    lines: lines.map((line) => ({
      name: line.productName,
      variant: line.variantName,
      quantity: line.quantity,
      totalMinor: line.totalPriceMinor,
    })),
    currency: order.currency,
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    couponCode: order.couponCode,
    totalMinor: order.totalMinor,
    shipTo: addressLines(order.shippingAddress ?? order.billingAddress),
    isPaid: order.paidMinor - order.refundedMinor >= order.totalMinor,
    payUntil: order.reservedUntil?.toISOString() ?? null,
  };
}

/** An address as it stands on a parcel, line by line; nothing for none. */
export function addressLines(address: Address | null): string[] {
  if (address === null) return [];
  const region = [address.state, address.postalCode].filter(Boolean).join(" ");
  const city = region === "" ? address.city : `${address.city}, ${region}`;
  return [address.line1, address.line2 ?? "", city, formatCountry(address.country)].filter(Boolean);
}
