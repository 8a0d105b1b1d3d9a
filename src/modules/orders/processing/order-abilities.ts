import { getRules, isOpenStatus, isOverStatus } from "#modules/orders/status.ts";
import { allowed, getAbility, withReason } from "#shared/ability.ts";
import { isPermitted, type Actor } from "#shared/actor.ts";
import { type AdminAction } from "#shared/permissions.ts";
import type { OrderDetails } from "./order-details.ts";
import type { OrderRow } from "./find-order.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";

type Abilities = Omit<OrderDetails["can"], "requestPayment">;
type Ability = Abilities[keyof Abilities];

/**
 * The actions that the caller may take on an order as it is now. Its lines and its
 * price can change until it is shipped; contact and addresses until the items are. The customer
 * of an order entered by staff may become known later.
 */
export function getAbilities(order: OrderRow, actor: Actor): Abilities {
  const getAbilityFor = (action: AdminAction, ability?: Ability) =>
    getAbility(actor, action, ability);
  return {
    write: getAbilityFor("orders.write"),
    ship: getAbilityFor("orders.write", order.isHandedOver ? withReason("handed_over") : allowed),
    pay: getAbilityFor(
      "orders.write",
      order.paidMinor < order.totalMinor ? allowed : withReason("paid_in_full"),
    ),
    refund: getAbilityFor(
      "orders.refund",
      order.refundedMinor < order.paidMinor ? allowed : withReason("nothing_to_refund"),
    ),
    settleRefund: getAbilityFor("orders.refund"),
    releaseHold: getAbilityFor(
      "orders.write",
      isHeldUnpaid(order) ? allowed : withReason("nothing_held"),
    ),
    editLines: getAbilityFor("orders.write", getLinesAbility(order)),
    agree: getAbilityFor("orders.agree", getAgreedAbility(order)),
    editContact: getAbilityFor("orders.write", getContactAbility(order)),
    editAddresses: getAbilityFor(
      "orders.write",
      order.stockState === "shipped" ? withReason("shipped") : allowed,
    ),
    remove: getAbilityFor("orders.delete"),
  };
}

/** Whether the customer can be sent a link to pay what is due. */
export function getPaymentLinkAbility(
  order: OrderRow,
  { actor, paysOnline }: { readonly actor: Actor; readonly paysOnline: boolean },
): Ability {
  if (!isPermitted(actor, "orders.write")) return withReason("not_permitted");
  if (!paysOnline) return withReason("no_online_payments");
  if (isOverStatus(order.status) || order.deletedAt !== null) return withReason("over");
  return order.paidMinor < order.totalMinor ? allowed : withReason("paid_in_full");
}

const getContactAbility = ({ source, stockState }: OrderRow) =>
  source === "checkout" && stockState === "shipped" ? withReason("shipped") : allowed;

/** Until it is shipped; a sale over the counter, which never is, can always be put right. */
function getLinesAbility({
  status,
  isHandedOver,
  deletedAt,
  paidMinor,
  paymentMethod,
}: OrderRow): Ability {
  const isSold = isHandedOver && getRules(status).phase === "done";
  if (deletedAt !== null || !(isOpenStatus(status) || isSold)) return withReason("not_open");
  // The payment page asks for the present lines, and can be paid at any moment, so the lines must
  // not change until it is.
  return paymentMethod === "online" && paidMinor === 0 ? withReason("paid_online") : allowed;
}

const getAgreedAbility = (order: OrderRow): Ability =>
  order.source === "checkout" ? withReason("from_checkout") : getLinesAbility(order);
