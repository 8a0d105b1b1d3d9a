import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import type { MoneyMethod, PaymentKind } from "#modules/orders/kinds.ts";
import { formatDecimal, money, type Currency } from "#shared/money.ts";

/** In the order's currency, on a day in Jerusalem. */
export type FilePayment = {
  readonly method: MoneyMethod;
  readonly kind: PaymentKind | null;
  readonly day: string;
  readonly minor: number;
};

/** Each payment with its kind, day, amount and currency; null without any. */
export function formatPayments(
  payments: readonly FilePayment[],
  currency: Currency,
): string | null {
  if (payments.length === 0) return null;
  return payments
    .map(({ method, kind, day, minor }) => {
      const way = moneyKindLabels[method === "manual" ? (kind ?? method) : method];
      return `${way} ${day} ${formatDecimal(money(minor, currency))} ${currency}`;
    })
    .join("; ");
}
