import type { PaymentMessage } from "#i18n/en/payment-message.ts";
import { formatDateTime } from "#i18n/format.ts";
import { formatAmount } from "../format-he.ts";

/** A message with a link to pay, as it is sent by WhatsApp. */
export const paymentMessage = ({ name, shop, number, due, until, link }: PaymentMessage) =>
  `שלום ${name}, כאן אפשר לשלם ${formatAmount(due)} על הזמנה ${number} אצל ${shop}, עד ${formatDateTime(until, "he-IL")}:\n${link}`;
