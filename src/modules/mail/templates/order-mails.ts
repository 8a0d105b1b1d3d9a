import { formatDayMonth } from "#i18n/format-he.ts";
import { formatDayAndMonth } from "#i18n/en/delivery.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { getFrozenRate, convertToBoth } from "#shared/exchange.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { fillText } from "#shared/fill-text.ts";
import { money } from "#shared/money.ts";
import type { MailWords } from "../mail-words.ts";
import {
  formatGreeting,
  formatQuotedLine,
  toShownName,
  type Block,
  type Delivery,
  type Fact,
  type MailContent,
  template,
  toOwnPeople,
} from "./mail-content.ts";
import { formatArrival } from "./arrival.ts";
import { createPaymentBlock } from "./how-to-pay.ts";
import { getTable, type Reading } from "./order-table.ts";
import {
  orderMailContent,
  refundMailContent,
  shippedMailContent,
  type OrderMailContent,
} from "./order-mail.ts";
import { createSampleOrder } from "./sample-order.ts";

type OrderLabels = Pick<MailContent, "subject" | "preheader" | "heading" | "afterwards"> & {
  readonly text: readonly string[];
};
type OrderTexts = MailWords["common"]["order"];
type OrderWords = Pick<MailWords, "common" | "shop"> & { readonly own: OrderLabels };

export const orderConfirmation = template(
  "order-confirmation",
  orderMailContent,
  (order, words, mail) =>
    toCustomer(order, mail, words, {
      after: order.isPaid
        ? formatArrival(order, words)
        : [createPaymentBlock(order, words.payment)],
    }),
  (customerName) => createSampleOrder({ customerName }),
);

export const paymentLink = template(
  "payment-link",
  orderMailContent,
  (order, words, mail) => {
    const { button, ...own } = words.own;
    return {
      ...toCustomer(order, mail, { ...words, own }),
      button: { label: button, href: mail.publicUrl + orderPath(mail.order.page) },
    };
  },
  (customerName) => createSampleOrder({ customerName }),
);

export const paymentReceived = template(
  "payment-received",
  orderMailContent,
  (order, words, mail) => toCustomer(order, mail, words, { after: formatArrival(order, words) }),
  (customerName) => createSampleOrder({ customerName, isPaid: true }),
);

export const orderShipped = template(
  "order-shipped",
  shippedMailContent,
  (order, words, mail) => {
    const { shipment } = words.own;
    const facts: Fact[] = [];
    if (order.carrier !== null)
      facts.push({ label: shipment.carrier, text: formatQuotedLine(order.carrier) });
    if (order.trackingNumber !== null)
      facts.push({ label: shipment.trackingNumber, text: formatQuotedLine(order.trackingNumber) });
    if (order.trackingUrl !== null)
      facts.push({ label: shipment.tracking, text: shipment.follow, href: order.trackingUrl });
    return toCustomer(order, mail, words, {
      before: facts.length === 0 ? [] : [{ kind: "facts", heading: shipment.heading, facts }],
    });
  },
  (customerName) => ({
    ...createSampleOrder({ customerName, isPaid: true }),
    carrier: "Israel Post",
    trackingNumber: "RR123456789IL",
    trackingUrl: "https://carrier.example/track?parcel=RR123456789IL",
  }),
);

export const orderCancelled = template(
  "order-cancelled",
  orderMailContent,
  (order, words, mail) => toCustomer(order, mail, words),
  (customerName) => createSampleOrder({ customerName }),
);

export const orderRefunded = template(
  "order-refunded",
  refundMailContent,
  (order, words, mail) => {
    const { refund } = words.own;
    const amount = getAmount(order, order.amountMinor);
    const facts: Fact[] = [{ label: refund.amount, text: amount }];
    if (order.reason !== null)
      facts.push({ label: refund.reason, text: formatQuotedLine(order.reason) });
    // Money goes back here, so nothing of it reads like a bill.
    return toCustomer({ ...order, dueMinor: 0 }, mail, words, {
      before: [{ kind: "facts", heading: refund.heading, facts }],
      values: { amount },
    });
  },
  (customerName) => ({
    ...createSampleOrder({
      customerName,
      isPaid: true,
      paidMinor: 87_738,
      refundedMinor: 12_050,
      dueMinor: 0,
    }),
    amountMinor: 12_050,
    reason: "One buckle was shy",
  }),
);

export const newOrder = template(
  "new-order",
  orderMailContent,
  (order, words, mail) => toShop(order, mail.publicUrl, words),
  (customerName) => createSampleOrder({ customerName }),
);

export const paidWithoutStock = template(
  "paid-without-stock",
  orderMailContent,
  (order, words, mail) => toShop(order, mail.publicUrl, words),
  (customerName) => createSampleOrder({ customerName, isPaid: true }),
);

function toCustomer(
  order: OrderMailContent,
  mail: Pick<Delivery, "order" | "publicUrl">,
  words: OrderWords,
  more: {
    before?: readonly Block[];
    after?: readonly Block[];
    values?: Readonly<Record<string, string>>;
  } = {},
): MailContent {
  const texts = words.common.order;
  const page = mail.publicUrl + orderPath(mail.order.page);
  const getShown = (minor: number) => getAmount(order, minor);
  const { text, ...filled } = fillLabels(words.own, {
    ...getValues(order, getShown),
    ...more.values,
  });
  const { before = [], after = [] } = more;
  return {
    ...filled,
    paragraphs: [formatGreeting(words, order.customerName), ...text],
    blocks: [
      ...before,
      getTable(order, texts, { getShown, getDay: formatDayAndMonth }),
      ...shipTo(order, texts),
      ...after,
    ],
    button:
      order.isToConfirm === true
        ? { label: texts.confirmButton, href: `${page}?confirm=${mail.order.confirm}` }
        : { label: texts.button, href: page },
    footer: texts.footer,
  };
}

function toShop(order: OrderMailContent, publicUrl: string, words: OrderWords): MailContent {
  const texts = words.shop;
  const getShown = (minor: number) => getPair(order, minor);
  const { text, ...filled } = fillLabels(words.own, getValues(order, getShown));
  const { heading, ...labels } = texts.customer;
  const facts = [
    { label: labels.name, text: toShownName(order.customerName) },
    // The address has been checked, and is there to be copied.
    ...(order.customerEmail === null ? [] : [{ label: labels.email, text: order.customerEmail }]),
    ...(order.customerPhone
      ? [{ label: labels.phone, text: formatQuotedLine(order.customerPhone) }]
      : []),
    { label: labels.payment, text: order.isPaid ? labels.paid : labels.unpaid },
  ];
  return {
    ...filled,
    ...toOwnPeople(words),
    paragraphs: text,
    blocks: [
      getTable(order, texts, { getShown, getDay: formatDayMonth }),
      { kind: "facts", heading, facts },
      ...shipTo(order, texts),
    ],
    button: { label: texts.orderButton, href: publicUrl + order.adminPath },
    footer: texts.orderFooter,
    ...(order.customerEmail !== null && { replyTo: order.customerEmail }),
  };
}

function getValues(
  order: OrderMailContent,
  getShown: Reading["getShown"],
): Readonly<Record<string, string>> {
  return {
    number: order.number,
    total: getShown(order.totalMinor),
    due: getShown(order.dueMinor ?? order.totalMinor - (order.paidMinor ?? 0)),
    until: order.payUntil === null ? "" : formatDateTime(new Date(order.payUntil)),
    name: toShownName(order.customerName),
  };
}

function fillLabels(
  { subject, preheader, heading, text, afterwards }: OrderLabels,
  values: Readonly<Record<string, string>>,
): OrderLabels {
  const fillLine = (line: string) => fillText(line, values);
  return {
    subject: fillLine(subject),
    preheader: fillLine(preheader),
    heading: fillLine(heading),
    text: text.map(fillLine),
    afterwards: afterwards.map(fillLine),
  };
}

const getAmount = ({ currency }: OrderMailContent, amountMinor: number) =>
  formatMoney(money(amountMinor, currency));

/** For the shop: in shekels by the rate of the order, with the dollars beside. */
function getPair(order: OrderMailContent, amountMinor: number): string {
  const rate = getFrozenRate({ ilsRate: order.ilsRate ?? null });
  const { ils, original } = convertToBoth(money(amountMinor, order.currency), rate);
  return ils === null ? formatMoney(original) : `${formatMoney(ils)} (${formatMoney(original)})`;
}

function shipTo(order: OrderMailContent, texts: Pick<OrderTexts, "shipTo">): Block[] {
  if (order.shipTo.length === 0) return [];
  const lines = [toShownName(order.customerName), ...order.shipTo.map(formatQuotedLine)];
  return [{ kind: "address", heading: texts.shipTo, lines }];
}
