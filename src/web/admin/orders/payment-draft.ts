import { toDay } from "#i18n/format-he.ts";
import type { PaymentKind } from "#modules/orders/kinds.ts";
import type { Currency } from "#shared/money.ts";
import { now } from "#web/browser/clock.ts";
import { toMinor, toTypedAmount } from "#shared/records/typed-amount.ts";

/** A payment by hand as it stands in a form. */
export type PaymentDraft = {
  readonly kind: PaymentKind;
  readonly amount: string;
  /** "2026-06-30" */
  readonly paidOn: string;
  readonly reference: string;
};

/** A payment of so much, in cash and today. */
export function createPayment(amountMinor: number): PaymentDraft {
  return {
    kind: "cash",
    amount: toTypedAmount(Math.max(0, amountMinor)),
    paidOn: toDay(now()),
    reference: "",
  };
}

/** As the API is asked for it; undefined for an amount that is none. */
export function toPayment({ kind, amount, paidOn, reference }: PaymentDraft, currency: Currency) {
  const amountMinor = toMinor(amount);
  if (amountMinor === undefined || amountMinor === 0) return undefined;
  return { kind, amountMinor, currency, reference, ...(paidOn !== "" && { paidOn }) };
}
