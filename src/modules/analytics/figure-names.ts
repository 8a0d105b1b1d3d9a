import { paymentKinds } from "#modules/orders/kinds.ts";

/** The figures of a report, apart from its contract so that browsers can read them. */
export const figureNames = [
  "revenue",
  "profit",
  "orders",
  "average",
  "units",
  "customers",
  "refunds",
  "cancelled",
] as const;
export type FigureName = (typeof figureNames)[number];

/** Ways of money: those that staff enter, by hand without one, or the payment service. */
export const moneyKinds = [...paymentKinds, "manual", "stripe"] as const;
export type MoneyKind = (typeof moneyKinds)[number];
