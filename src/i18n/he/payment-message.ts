import type { PaymentMessage } from "#i18n/en/payment-message.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";

/** A message with a link to pay, as it is sent by WhatsApp. */
export const paymentMessage = ({ name, shop, number, due, until, link }: PaymentMessage) =>
  `שלום ${name}, כאן אפשר לשלם ${formatMoney(due, due.currency === "ILS" ? "he-IL" : "en-US")} על הזמנה ${number} אצל ${shop}, עד ${formatDateTime(until, "he-IL")}:\n${link}`;
