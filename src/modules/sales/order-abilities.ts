import type { OrderDetails } from "./order-details.ts";
import type { OrderRow } from "./find-order.ts";

type Abilities = OrderDetails["can"];
type Ability = Abilities[keyof Abilities];

const yes: Ability = { allowed: true, reason: null };
const no = (reason: NonNullable<Ability["reason"]>): Ability => ({ allowed: false, reason });

/**
 * What may be done with an order as it is now. Its lines change only while it is open and no money is involved; contact
 * and addresses until the bags have left.
 */
export function abilitiesOf(order: OrderRow): Abilities {
  return {
    pay: order.paidMinor < order.totalMinor ? yes : no("paid_in_full"),
    refund: order.refundedMinor < order.paidMinor ? yes : no("nothing_to_refund"),
    editLines: editLines(order),
    editAddresses: order.stockState === "shipped" ? no("shipped") : yes,
  };
}

function editLines({ status, paidMinor, paymentMethod }: OrderRow): Ability {
  if (status !== "pending" && status !== "processing") return no("not_open");
  if (paidMinor > 0) return no("paid");
  // The page of the payment service asks for what was ordered, and can be paid at any moment.
  return paymentMethod === "stripe" ? no("paid_online") : yes;
}
