import type { MoneyKind } from "#modules/orders/kinds.ts";
import { serviceNames } from "#shared/payment-services.ts";
import { orderLabels } from "./order-labels.ts";
import { words } from "../words.ts";

/** Ways in which money comes in, wherever they are listed. */
export const moneyKindLabels = words<Readonly<Record<MoneyKind, string>>>("moneyKindLabels", {
  ...orderLabels.paymentKinds,
  manual: "ידני, ללא פירוט",
  ...serviceNames,
});
