import { isOpenStatus, isOverStatus } from "#modules/orders/status.ts";
import { allowed, getAbility, refused } from "#shared/ability.ts";
import { isPermitted, type Actor } from "#shared/actor.ts";
import { type AdminAction } from "#shared/permissions.ts";
import type { OrderDetails } from "./order-details.ts";
import type { OrderRow } from "./find-order.ts";
import { holdsUnpaid } from "../holds/unpaid-hold.ts";

type Abilities = Omit<OrderDetails["can"], "requestPayment">;
type Ability = Abilities[keyof Abilities];

/**
 * The actions that the caller may take on an order as it is now. Its lines can change only while it
 * is open and no money is involved; contact and addresses until the items are shipped. The customer
 * of an order entered by staff may become known later.
 */
export function getAbilities(order: OrderRow, actor: Actor): Abilities {
  const needing = (action: AdminAction, ability?: Ability) => getAbility(actor, action, ability);
  return {
    write: needing("orders.write"),
    ship: needing("orders.write", order.isHandedOver ? refused("handed_over") : allowed),
    pay: needing(
      "orders.write",
      order.paidMinor < order.totalMinor ? allowed : refused("paid_in_full"),
    ),
    refund: needing(
      "orders.refund",
      order.refundedMinor < order.paidMinor ? allowed : refused("nothing_to_refund"),
    ),
    settleRefund: needing("orders.refund"),
    releaseHold: needing("orders.write", holdsUnpaid(order) ? allowed : refused("nothing_held")),
    editLines: needing("orders.write", editLines(order)),
    editContact: needing("orders.write", editContact(order)),
    editAddresses: needing(
      "orders.write",
      order.stockState === "shipped" ? refused("shipped") : allowed,
    ),
    remove: needing("orders.delete"),
  };
}

/** Whether the customer can be sent a link to pay what is due. */
export function getPaymentLinkAbility(
  order: OrderRow,
  { actor, paysOnline }: { readonly actor: Actor; readonly paysOnline: boolean },
): Ability {
  if (!isPermitted(actor, "orders.write")) return refused("not_permitted");
  if (!paysOnline) return refused("no_online_payments");
  if (isOverStatus(order.status) || order.deletedAt !== null) return refused("over");
  return order.paidMinor < order.totalMinor ? allowed : refused("paid_in_full");
}

const editContact = ({ source, stockState }: OrderRow) =>
  source === "checkout" && stockState === "shipped" ? refused("shipped") : allowed;

function editLines({ status, paidMinor, paymentMethod, agreedTotalMinor }: OrderRow): Ability {
  if (!isOpenStatus(status)) return refused("not_open");
  if (paidMinor > 0) return refused("paid");
  if (agreedTotalMinor !== null) return refused("agreed");
  // The payment page asks for the present lines, and can be paid at any moment, so the lines must
  // not change.
  return paymentMethod === "stripe" ? refused("paid_online") : allowed;
}
