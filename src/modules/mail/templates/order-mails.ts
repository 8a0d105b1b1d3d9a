// Mails to a customer about an order.
import { formatDay, formatDeliveryDays } from "#i18n/en/delivery.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { computeDeliveryWindow } from "#modules/checkout/delivery-window.ts";
import { getHowToPay } from "#modules/checkout/how-to-pay.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { fillText } from "#shared/fill-text.ts";
import { money } from "#shared/money.ts";
import type { MailWords } from "../mail-words.ts";
import {
  formatQuotedLine,
  type Block,
  type Delivery,
  type Fact,
  type MailContent,
} from "./mail-content.ts";
import { defineMail } from "./mail-record.ts";
import {
  createSampleOrder,
  orderMailContent,
  refundMailContent,
  shippedMailContent,
  type OrderMailContent,
} from "./order-mail.ts";
import { createAddressBlock, getTable, getValues } from "./order-table.ts";

const aboutOrder = {
  schema: orderMailContent,
  greet: (order: OrderMailContent) => order.customerName,
  getValues: (order: OrderMailContent) => getValues(order, getAmount),
  add: (order: OrderMailContent, words: MailWords, delivery: Delivery) =>
    write(order, words, delivery),
  createSample: (customerName: string) => createSampleOrder({ customerName }),
} as const;

const ofOrder = { ...aboutOrder, from: "checkout" } as const;

export const orderMails = {
  "order-confirmation": defineMail({
    ...ofOrder,
    byStranger: true,
    add: (order, words: MailWords<"order-confirmation">, delivery) => ({
      ...write(order, words, delivery, {
        after: order.isPaid
          ? formatArrival(order, words)
          : [createPaymentBlock(order, words.payment)],
      }),
      lastBlocks: listRightsBlocks(order, words.own, delivery),
    }),
  }),
  "payment-link": defineMail({
    ...ofOrder,
    add: (order, words: MailWords<"payment-link">, delivery) => ({
      ...write(order, words, delivery),
      button: { label: words.own.button, href: getPage(delivery) },
    }),
  }),
  "payment-received": defineMail({
    ...ofOrder,
    add: (order, words: MailWords, delivery) =>
      write(order, words, delivery, { after: formatArrival(order, words) }),
    createSample: (customerName) => createSampleOrder({ customerName, isPaid: true }),
  }),
  "order-updated": defineMail(aboutOrder),
  "order-shipped": defineMail({
    ...ofOrder,
    schema: shippedMailContent,
    add: (order, words: MailWords<"order-shipped">, delivery) => {
      const { shipment } = words.own;
      const facts: Fact[] = [];
      if (order.carrier !== null)
        facts.push({ label: shipment.carrier, text: formatQuotedLine(order.carrier) });
      if (order.trackingNumber !== null)
        facts.push({
          label: shipment.trackingNumber,
          text: formatQuotedLine(order.trackingNumber),
        });
      if (order.trackingUrl !== null)
        facts.push({ label: shipment.tracking, text: shipment.follow, href: order.trackingUrl });
      return write(order, words, delivery, {
        before: facts.length === 0 ? [] : [{ kind: "facts", heading: shipment.heading, facts }],
      });
    },
    createSample: (customerName) => ({
      ...createSampleOrder({ customerName, isPaid: true }),
      carrier: "Israel Post",
      trackingNumber: "RR123456789IL",
      trackingUrl: "https://carrier.example/track?parcel=RR123456789IL",
    }),
  }),
  "order-cancelled": defineMail({ ...ofOrder, byStranger: true }),
  "order-refunded": defineMail({
    ...ofOrder,
    schema: refundMailContent,
    // Money goes back here, so nothing of it reads like a bill.
    getValues: (order) => ({
      ...getValues({ ...order, dueMinor: 0 }, getAmount),
      amount: getAmount(order, order.amountMinor),
    }),
    add: (order, words: MailWords<"order-refunded">, delivery) => {
      const { refund } = words.own;
      const facts: Fact[] = [{ label: refund.amount, text: getAmount(order, order.amountMinor) }];
      if (order.reason !== null)
        facts.push({ label: refund.reason, text: formatQuotedLine(order.reason) });
      return write({ ...order, dueMinor: 0 }, words, delivery, {
        before: [{ kind: "facts", heading: refund.heading, facts }],
      });
    },
    createSample: (customerName) => ({
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
  }),
};

type Reader = Pick<Delivery, "order" | "publicUrl">;

/** The parts of a mail to a customer about an order that are not in its document. */
function write(
  order: OrderMailContent,
  { common }: Pick<MailWords, "common">,
  delivery: Reader,
  { before = [], after = [] }: { before?: readonly Block[]; after?: readonly Block[] } = {},
): Partial<MailContent> {
  const texts = common.order;
  const page = getPage(delivery);
  return {
    blocks: [
      ...before,
      getTable(order, texts, { getShown: getAmount, getDay: formatDay }),
      ...createAddressBlock(order, texts),
      ...after,
    ],
    button:
      order.isToConfirm === true
        ? { label: texts.confirmButton, href: `${page}?confirm=${delivery.order.confirm}` }
        : { label: texts.button, href: page },
    footer: texts.footer,
  };
}

const getPage = ({ publicUrl, order }: Reader) => publicUrl + orderPath(order.page);

const getAmount = ({ currency }: OrderMailContent, amountMinor: number) =>
  formatMoney(money(amountMinor, currency));

/** The rights that the law gives the customer, in writing. */
function listRightsBlocks(
  { rights = [] }: OrderMailContent,
  { online }: Pick<MailWords<"order-confirmation">["own"], "online">,
  { publicUrl }: Reader,
): Block[] {
  return rights.map(({ heading, text, link }) => ({
    kind: "facts",
    heading,
    paragraphs: text,
    facts: link
      ? [{ label: online, text: link.label, href: new URL(link.to, publicUrl).href }]
      : [],
  }));
}

/** The days between which it will arrive, once it is paid. */
function formatArrival(
  { paidOn, lines: bought }: OrderMailContent,
  { common, policies }: Pick<MailWords, "common" | "policies">,
): Block[] {
  // Lines with preordered items state their own shipping day.
  if (!paidOn || bought.some(({ leavesBy }) => leavesBy)) return [];
  const lines = [formatDeliveryDays(computeDeliveryWindow(paidOn, policies))];
  return [{ kind: "address", heading: common.order.arrives, lines }];
}

/** The instructions for paying as agreed, and the time for which the items are reserved. */
function createPaymentBlock(order: OrderMailContent, payment: MailWords["payment"]): Block {
  const { heading, withoutAccount, held, confirm } = payment;
  const values = {
    number: order.number,
    until: order.payUntil === null ? "" : formatDateTime(new Date(order.payUntil)),
  };
  const howToPay = getHowToPay(payment, order.number);
  const paragraphs = [
    ...(howToPay?.text ?? withoutAccount),
    ...(order.payUntil === null ? [] : [order.isToConfirm === true ? confirm : held]),
  ];
  return {
    kind: "facts",
    heading,
    paragraphs: paragraphs.map((line) => fillText(line, values)),
    facts: howToPay?.account ?? [],
  };
}
