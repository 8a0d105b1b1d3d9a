// The parts of mails about an order that customers and the shop get alike.
import { formatDateTime } from "#i18n/format.ts";
import { listChargeRows } from "#modules/markets/charge-rows.ts";
import { fillText } from "#shared/fill-text.ts";
import { isolateText } from "#shared/isolate-text.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuotedLine, toShownName, type Block } from "./mail-content.ts";
import type { OrderMailContent } from "./order-mail.ts";

type OrderTexts = MailWords["common"]["order"];
/** Formats an amount of the order in the reader's language. */
type Shown = (order: OrderMailContent, amountMinor: number) => string;

/** The values of the placeholders in the texts of a mail about an order. */
export function getValues(order: OrderMailContent, getShown: Shown) {
  return {
    number: order.number,
    total: getShown(order, order.totalMinor),
    due: getShown(order, order.dueMinor ?? order.totalMinor - (order.paidMinor ?? 0)),
    until: order.payUntil === null ? "" : formatDateTime(new Date(order.payUntil)),
    name: toShownName(order.customerName),
  };
}

/** The address that the order is sent to; nothing where there is none. */
export function createAddressBlock(
  order: OrderMailContent,
  texts: Pick<OrderTexts, "shipTo">,
): Block[] {
  if (order.shipTo.length === 0) return [];
  const lines = [toShownName(order.customerName), ...order.shipTo.map(formatQuotedLine)];
  return [{ kind: "address", heading: texts.shipTo, lines }];
}

/** The table of an order's lines and sums, with amounts and days in the reader's language. */
export function getTable(
  order: OrderMailContent,
  { table }: Pick<OrderTexts, "table">,
  reader: { readonly getShown: Shown; readonly getDay: (day: string) => string },
): Block {
  const getShown = (amountMinor: number) => reader.getShown(order, amountMinor);
  const formatAhead = (day: string) => [fillText(table.ahead, { day: reader.getDay(day) })];
  const discount = {
    label: fillText(table.discount, { code: order.couponCode ?? "" }),
    text: getShown(-order.discountMinor),
  };
  const rows =
    order.charges &&
    listChargeRows(order.charges, table, ({ amountMinor }) => getShown(amountMinor));
  return {
    kind: "table",
    head: [table.item, table.amount],
    lines: order.lines.map(({ name, variant, quantity, totalMinor, leavesBy }) => ({
      name: formatQuotedLine(name),
      detail: [
        variant === null
          ? `× ${quantity}`
          : `${isolateText(formatQuotedLine(variant))} × ${quantity}`,
        ...(leavesBy ? formatAhead(leavesBy) : []),
      ].join(" · "),
      amount: totalMinor === 0 ? table.free : getShown(totalMinor),
    })),
    sums: [
      { label: table.subtotal, text: getShown(order.subtotalMinor) },
      ...(order.discountMinor === 0 ? [] : [discount]),
      ...(rows?.above ?? [{ label: table.shipping, text: table.free }]),
      {
        label: order.isAgreed ? table.agreed : table.total,
        text: getShown(order.totalMinor),
        isTotal: true,
      },
      ...(rows?.below ?? []),
      ...getBalance(order, table, getShown),
    ],
  };
}

/** Rows for the money that came, went back, and is still to come. */
function getBalance(
  { paidMinor = 0, refundedMinor = 0, dueMinor }: OrderMailContent,
  table: OrderTexts["table"],
  getShown: (amountMinor: number) => string,
) {
  // A mail of an earlier version counts what was given back as due again.
  if (dueMinor === undefined || paidMinor === 0) return [];
  return [
    { label: table.paid, text: getShown(paidMinor) },
    ...(refundedMinor === 0 ? [] : [{ label: table.refunded, text: getShown(-refundedMinor) }]),
    ...(dueMinor === 0
      ? []
      : [{ label: table.due, text: getShown(dueMinor), isTotal: true as const }]),
  ];
}
