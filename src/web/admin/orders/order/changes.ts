import { hebrewAddressLines } from "#i18n/address-lines.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";

type Address = NonNullable<OrderDetails["billingAddress"]>;

/** A changed value of an order: its label, and both values as text. */
export type OrderChange = { readonly label: string; readonly was: string; readonly is: string };

/** Changes by another user in an order that is being edited, as far as an edit could lose them. */
export function findChanges(before: OrderDetails, now: OrderDetails): OrderChange[] {
  // Lines never leave an order, so both have the same places.
  const after = toReadable(now);
  return toReadable(before).flatMap(({ label, value: was }, place) => {
    const is = after[place]?.value ?? "";
    return was === is ? [] : { label, was, is };
  });
}

function toReadable(order: OrderDetails): { label: string; value: string }[] {
  const { edit } = orderActions;
  const { name, email, phone } = order.customer;
  return [
    { label: edit.changed.status, value: orderLabels.statuses[order.status] },
    { label: edit.fields.name.label, value: name },
    { label: edit.fields.email.label, value: email ?? "" },
    { label: edit.fields.phone.label, value: phone ?? "" },
    { label: edit.address.billing, value: formatInOneLine(order.billingAddress) },
    { label: edit.address.shipping, value: formatInOneLine(order.shippingAddress) },
    ...order.lines.map((line) => ({
      label: edit.quantity(formatLineName(line)),
      value: String(line.quantity),
    })),
  ];
}

function formatInOneLine(address: Address | null): string {
  return address === null ? "" : hebrewAddressLines(address).join(", ");
}

/** Name of a line: its color, under which the back office knows the items, or the product. */
export function formatLineName({
  productName,
  variantName,
}: OrderDetails["lines"][number]): string {
  return variantName ?? productName;
}
