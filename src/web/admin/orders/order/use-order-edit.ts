import { useState } from "react";
import { LOCALE } from "#i18n/language.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderEdit } from "#modules/orders/processing/contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import type { ClashFields } from "../../api/versions.ts";
import { formatLineName } from "#modules/catalog/variant-names.ts";

type Edit = Omit<OrderEdit, "version">;
type Address = OrderDetails["billingAddress"];
type Contact = Pick<OrderDetails["customer"], "name" | "email" | "phone">;
type Lines = readonly { readonly lineId: string; readonly quantity: number }[];

const text = orderActions.edit;

/**
 * Saves a form about an order. It counts as filled in with what the order was when the form was
 * opened.
 */
export function useOrderEdit(
  order: OrderDetails,
  { onDone, onRefused }: { onDone: () => void; onRefused?: (error: ApiError) => void },
) {
  const [opened] = useState(order);
  const action = useApiAction("PATCH /api/admin/orders/:id", {
    failed: text.failed,
    onDone,
    onTheirs: onDone,
    saved: orderActions.done,
    clash: getClashFields(opened),
    onError(error) {
      if (error instanceof ApiError) onRefused?.(error);
    },
  });
  const save = (edit: Edit): void =>
    action.mutate({
      params: { id: order.id },
      body: { ...edit, version: opened.version },
      base: toEdit(opened),
    });
  return { action, save };
}

/** The fields of an edit, as the order has them. */
function toEdit({ customer, billingAddress, shippingAddress, lines }: OrderDetails) {
  const { name, email, phone } = customer;
  return {
    contact: { name, email, phone },
    billingAddress,
    shippingAddress,
    lines: lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
  };
}

/** The values come from the form and from the server, both in the shape of the contract. */
function getClashFields({ lines }: OrderDetails): ClashFields {
  const names = new Map(lines.map((line) => [line.id, formatLineName(line)]));
  const showLines = (all: Lines) =>
    all.map(({ lineId, quantity }) => `${quantity} × ${names.get(lineId) ?? ""}`).join("\n");
  const showContact = ({ name, email, phone }: Contact) =>
    [name, email, phone].filter(Boolean).join("\n");
  const showAddress = (address: Address) => addressLines(address, LOCALE).join("\n");
  return {
    contact: { label: text.contact, show: (value) => showContact(value as Contact) },
    billingAddress: {
      label: text.address.billing,
      show: (value) => showAddress(value as Address),
    },
    shippingAddress: {
      label: text.address.shipping,
      show: (value) => showAddress(value as Address),
    },
    lines: { label: text.lines, show: (value) => showLines(value as Lines) },
  };
}
