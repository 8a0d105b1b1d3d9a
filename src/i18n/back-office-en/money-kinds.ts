import { serviceNames } from "#shared/payment-services.ts";
import type { moneyKindLabels as hebrew } from "../he/money-kinds.ts";
import type { Translated } from "../translated.ts";
import { orderLabels } from "./order-labels.ts";

/** Ways in which money comes in, wherever they are listed. */
export const moneyKindLabels: Translated<typeof hebrew> = {
  ...orderLabels.paymentKinds,
  manual: "Manual, no details",
  ...serviceNames,
};
