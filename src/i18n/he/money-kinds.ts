import type { MoneyKind } from "#modules/orders/kinds.ts";
import { serviceNames } from "#shared/payment-services.ts";
import { orderLabels } from "./order-labels.ts";

/** Ways in which money comes in, wherever they are listed. */
export const moneyKindLabels: Readonly<Record<MoneyKind, string>> = {
  ...orderLabels.paymentKinds,
  manual: "ידני, ללא פירוט",
  ...serviceNames,
};
