import { mailWords } from "#content/mails.ts";
import { paymentInstructions } from "#content/payment-instructions.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { money } from "#shared/money.ts";
import {
  fill,
  greeting,
  quotedLine,
  shownName,
  type Block,
  type Fact,
  type Letter,
  type Template,
} from "./letter.ts";
import {
  orderMailContent,
  refundMailContent,
  shippedMailContent,
  type OrderMailContent,
} from "./order-mail.ts";

const words = mailWords.order;
type OrderWords = Pick<Letter, "subject" | "preheader" | "heading" | "afterwards"> & {
  readonly text: readonly string[];
};

export const orderConfirmation: Template = (mail) => {
  const order = orderMailContent.parse(mail.content);
  return toCustomer(order, mail.publicUrl, mailWords["order-confirmation"], {
    after: order.isPaid ? [] : [howToPay(order)],
  });
};

export const paymentReceived: Template = (mail) =>
  toCustomer(orderMailContent.parse(mail.content), mail.publicUrl, mailWords["payment-received"]);

export const orderShipped: Template = (mail) => {
  const order = shippedMailContent.parse(mail.content);
  const { parcel } = mailWords["order-shipped"];
  const facts: Fact[] = [];
  if (order.carrier !== null)
    facts.push({ label: parcel.carrier, text: quotedLine(order.carrier) });
  if (order.trackingNumber !== null)
    facts.push({ label: parcel.trackingNumber, text: quotedLine(order.trackingNumber) });
  if (order.trackingUrl !== null)
    facts.push({ label: parcel.tracking, text: parcel.follow, href: order.trackingUrl });
  return toCustomer(order, mail.publicUrl, mailWords["order-shipped"], {
    before: facts.length === 0 ? [] : [{ kind: "facts", heading: parcel.heading, facts }],
  });
};

export const orderCancelled: Template = (mail) =>
  toCustomer(orderMailContent.parse(mail.content), mail.publicUrl, mailWords["order-cancelled"]);

export const orderRefunded: Template = (mail) => {
  const order = refundMailContent.parse(mail.content);
  const { refund } = mailWords["order-refunded"];
  const amount = amountOf(order, order.amountMinor);
  const facts: Fact[] = [{ label: refund.amount, text: amount }];
  if (order.reason !== null) facts.push({ label: refund.reason, text: quotedLine(order.reason) });
  return toCustomer(order, mail.publicUrl, mailWords["order-refunded"], {
    before: [{ kind: "facts", heading: refund.heading, facts }],
    values: { amount },
  });
};

export const newOrder: Template = (mail) =>
  toShop(orderMailContent.parse(mail.content), mail.publicUrl, mailWords["new-order"]);

export const paidWithoutStock: Template = (mail) =>
  toShop(orderMailContent.parse(mail.content), mail.publicUrl, mailWords["paid-without-stock"]);

function toCustomer(
  order: OrderMailContent,
  publicUrl: string,
  wording: OrderWords,
  more: {
    before?: readonly Block[];
    after?: readonly Block[];
    values?: Readonly<Record<string, string>>;
  } = {},
): Letter {
  const { text, ...filled } = filledWords(wording, { ...valuesOf(order), ...more.values });
  const { before = [], after = [] } = more;
  return {
    ...filled,
    paragraphs: [greeting(order.customerName), ...text],
    blocks: [...before, tableOf(order), ...shipTo(order), ...after],
    button: { label: words.button, href: publicUrl + order.path },
    footer: words.footer,
  };
}

function toShop(order: OrderMailContent, publicUrl: string, wording: OrderWords): Letter {
  const { text, ...filled } = filledWords(wording, valuesOf(order));
  const { heading, ...labels } = words.customer;
  const facts = [
    { label: labels.name, text: shownName(order.customerName) },
    // The address has been checked, and is there to be copied.
    { label: labels.email, text: order.customerEmail },
    ...(order.customerPhone
      ? [{ label: labels.phone, text: quotedLine(order.customerPhone) }]
      : []),
    { label: labels.payment, text: order.isPaid ? labels.paid : labels.unpaid },
  ];
  return {
    ...filled,
    paragraphs: text,
    blocks: [tableOf(order), { kind: "facts", heading, facts }, ...shipTo(order)],
    button: { label: words.shopButton, href: publicUrl + order.deskPath },
    footer: words.shopFooter,
    replyTo: order.customerEmail,
  };
}

function valuesOf(order: OrderMailContent): Readonly<Record<string, string>> {
  return {
    number: order.number,
    total: amountOf(order, order.totalMinor),
    name: shownName(order.customerName),
  };
}

function filledWords(
  { subject, preheader, heading, text, afterwards }: OrderWords,
  values: Readonly<Record<string, string>>,
): OrderWords {
  const filled = (line: string) => fill(line, values);
  return {
    subject: filled(subject),
    preheader: filled(preheader),
    heading: filled(heading),
    text: text.map(filled),
    afterwards: afterwards.map(filled),
  };
}

const amountOf = ({ currency }: OrderMailContent, amountMinor: number) =>
  formatMoney(money(amountMinor, currency));

function tableOf(order: OrderMailContent): Block {
  const { table } = words;
  const discount = {
    label: fill(table.discount, { code: order.couponCode ?? "" }),
    text: amountOf(order, -order.discountMinor),
  };
  return {
    kind: "table",
    head: [table.item, table.amount],
    lines: order.lines.map(({ name, variant, quantity, totalMinor }) => ({
      name: quotedLine(name),
      detail: variant === null ? `× ${quantity}` : `${quotedLine(variant)} × ${quantity}`,
      amount: amountOf(order, totalMinor),
    })),
    sums: [
      { label: table.subtotal, text: amountOf(order, order.subtotalMinor) },
      ...(order.discountMinor === 0 ? [] : [discount]),
      { label: table.shipping, text: table.free },
      { label: table.total, text: amountOf(order, order.totalMinor), isTotal: true },
    ],
  };
}

function shipTo(order: OrderMailContent): Block[] {
  if (order.shipTo.length === 0) return [];
  const lines = [shownName(order.customerName), ...order.shipTo.map(quotedLine)];
  return [{ kind: "address", heading: words.shipTo, lines }];
}

function howToPay(order: OrderMailContent): Block {
  const { heading, text, account, reference, withoutAccount, held } = paymentInstructions;
  const values = {
    number: order.number,
    until: order.payUntil === null ? "" : formatDateTime(new Date(order.payUntil)),
  };
  const known = account.filter((fact) => fact.text !== "");
  const facts = known.length === 0 ? [] : [...known, reference];
  const paragraphs = [
    ...(known.length === 0 ? withoutAccount : text),
    ...(order.payUntil === null ? [] : [held]),
  ];
  return {
    kind: "facts",
    heading,
    paragraphs: paragraphs.map((line) => fill(line, values)),
    facts: facts.map((fact) => ({ ...fact, text: fill(fact.text, values) })),
  };
}
