import { toDay } from "#i18n/format-he.ts";
import { payment } from "#modules/orders/order-records.ts";
import { createDraft, type Draft } from "#shared/records/record.ts";
import { formatDecimal, money, type Money } from "#shared/money.ts";
import { now } from "#web/browser/clock.ts";

/** A payment by hand as it stands in a form. */
export type PaymentDraft = Draft<typeof payment.fields>;

/** A payment of so much, in cash and today. */
export function createPayment({ amountMinor, currency }: Money): PaymentDraft {
  const amount = formatDecimal(money(Math.max(0, amountMinor), currency));
  return { ...createDraft(payment), amountMinor: amount, paidOn: toDay(now()) };
}
