import type { Actor } from "#shared/actor.ts";
import { permitted, type DeskAction } from "#shared/permissions.ts";
import type { OrderDetails } from "./order-details.ts";
import type { OrderRow } from "./find-order.ts";

type Abilities = OrderDetails["can"];
type Ability = Abilities[keyof Abilities];

const yes: Ability = { allowed: true, reason: null };
const no = (reason: NonNullable<Ability["reason"]>): Ability => ({ allowed: false, reason });

/**
 * What whoever asks may do with an order as it is now. Its lines change only while it is open and no money is involved;
 * contact and addresses until the bags have left.
 */
export function abilitiesOf(order: OrderRow, actor: Actor): Abilities {
  const needing = (action: DeskAction, ability: Ability = yes) =>
    permitted(actor, action) ? ability : no("not_permitted");
  return {
    write: needing("orders.write"),
    pay: needing("orders.write", order.paidMinor < order.totalMinor ? yes : no("paid_in_full")),
    refund: needing(
      "orders.refund",
      order.refundedMinor < order.paidMinor ? yes : no("nothing_to_refund"),
    ),
    settleRefund: needing("orders.refund"),
    editLines: needing("orders.write", editLines(order)),
    editAddresses: needing("orders.write", order.stockState === "shipped" ? no("shipped") : yes),
    remove: needing("orders.delete"),
  };
}

function editLines({ status, paidMinor, paymentMethod }: OrderRow): Ability {
  if (status !== "pending" && status !== "processing") return no("not_open");
  if (paidMinor > 0) return no("paid");
  // The page of the payment service asks for what was ordered, and can be paid at any moment.
  return paymentMethod === "stripe" ? no("paid_online") : yes;
}
