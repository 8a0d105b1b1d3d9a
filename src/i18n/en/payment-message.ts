import { formatDateTime, formatMoney } from "#i18n/format.ts";
import type { Money } from "#shared/money.ts";

/** The facts in a message that asks a customer to pay an order. */
export type PaymentMessage = {
  readonly name: string;
  readonly shop: string;
  readonly number: string;
  readonly due: Money;
  readonly until: Date;
  readonly link: string;
};

/** A message with a link to pay, as it is sent by WhatsApp. */
export const paymentMessage = ({ name, shop, number, due, until, link }: PaymentMessage) =>
  `Hello ${name}, here you can pay ${formatMoney(due)} for your ${shop} order ${number}, until ${formatDateTime(until)} (Israel time):\n${link}`;
