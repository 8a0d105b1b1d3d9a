import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { getReasonText } from "../../api/abilities.ts";

type Ability = OrderDetails["can"][keyof OrderDetails["can"]];

/** Why something cannot be done with an order now, in words; undefined when it can. */
export function getDisabledReason(ability: Ability): string | undefined {
  return getReasonText(ability, text.reasons);
}
