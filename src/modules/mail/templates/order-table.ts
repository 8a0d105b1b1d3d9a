// The table of the ordered products, in mails about an order.
import { fillText } from "#shared/fill-text.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuotedLine, type Block } from "./mail-content.ts";
import type { OrderMailContent } from "./order-mail.ts";

type OrderTexts = MailWords["common"]["order"];
/** Formats an amount of the order in the reader's language. */
type Shown = (amountMinor: number) => string;
/** Formats amounts of the order, and days such as "2027-08-03", in the reader's language. */
export type Reading = { readonly getShown: Shown; readonly getDay: (day: string) => string };

/** The table of an order's lines and sums, with amounts and days in the reader's language. */
export function getTable(
  order: OrderMailContent,
  { table }: Pick<OrderTexts, "table">,
  { getShown, getDay }: Reading,
): Block {
  const formatAhead = (day: string) => [fillText(table.ahead, { day: getDay(day) })];
  const discount = {
    label: fillText(table.discount, { code: order.couponCode ?? "" }),
    text: getShown(-order.discountMinor),
  };
  return {
    kind: "table",
    head: [table.item, table.amount],
    lines: order.lines.map(({ name, variant, quantity, totalMinor, leavesBy }) => ({
      name: formatQuotedLine(name),
      detail: [
        variant === null ? `× ${quantity}` : `${formatQuotedLine(variant)} × ${quantity}`,
        ...(leavesBy ? formatAhead(leavesBy) : []),
      ].join(" · "),
      amount: totalMinor === 0 ? table.free : getShown(totalMinor),
    })),
    sums: [
      { label: table.subtotal, text: getShown(order.subtotalMinor) },
      ...(order.discountMinor === 0 ? [] : [discount]),
      { label: table.shipping, text: table.free },
      {
        label: order.isAgreed ? table.agreed : table.total,
        text: getShown(order.totalMinor),
        isTotal: true,
      },
      ...getBalance(order, table, getShown),
    ],
  };
}

/** Rows for the money that came, went back, and is still to come. */
function getBalance(
  { paidMinor = 0, refundedMinor = 0, dueMinor }: OrderMailContent,
  table: OrderTexts["table"],
  getShown: Shown,
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
