import { toDay } from "#i18n/format-he.ts";
import { payment } from "#modules/orders/order-records.ts";
import { createDraft, type Draft } from "#shared/records/record.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { now } from "#web/browser/clock.ts";

/** A payment by hand as it stands in a form. */
export type PaymentDraft = Draft<typeof payment.fields>;

/** A payment of so much, in cash and today. */
export function createPayment(amountMinor: number): PaymentDraft {
  const amount = toTypedAmount(Math.max(0, amountMinor));
  return { ...createDraft(payment), amountMinor: amount, paidOn: toDay(now()) };
}
