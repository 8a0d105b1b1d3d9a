import {
  isOpenStatus,
  isOverStatus,
  getMail,
  getRules,
  handedOverStatuses,
  orderStatuses,
  listStatusesIn,
  getStockStateAfter,
  type OrderStatus,
} from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";

/** The usual sequence of statuses. */
const usualWay = listStatusesIn("open", "sent", "done");

/**
 * Whether a change is unusual, so that staff should give a reason: a step back, from a cancelled or
 * refunded order, a cancellation after shipping, or "refunded" without a refund.
 */
export function isUnusual(from: OrderStatus, to: OrderStatus): boolean {
  if (from === to) return false;
  if (getRules(to).comesWithRefund) return true;
  if (isOverStatus(to)) return !isOpenStatus(from);
  const before = usualWay.indexOf(from);
  return before === -1 || usualWay.indexOf(to) < before;
}

/** The statuses that an order may have: an order that was handed over is not packed or shipped. */
export const getStatuses = ({ isHandedOver }: Pick<OrderDetails, "isHandedOver">) =>
  isHandedOver ? handedOverStatuses : orderStatuses;

/** Status that usually follows another; undefined at the end of the way. */
export function findUsualNext(status: OrderStatus): OrderStatus | undefined {
  const place = usualWay.indexOf(status);
  return place === -1 ? undefined : usualWay[place + 1];
}

type Addressed = Pick<OrderDetails, "billingAddress" | "shippingAddress">;

type Moved = Pick<OrderDetails, "status" | "stockState" | "total" | "paid" | "refunded"> &
  Addressed & {
    readonly customer: Pick<OrderDetails["customer"], "email">;
  };

/** Whether a change makes revenue of an order that has not been paid in full. */
export function isUnpaidCounted({ total, paid }: Pick<Moved, "total" | "paid">, to: OrderStatus) {
  return getRules(to).countsAs.includes("revenue") && paid.amountMinor < total.amountMinor;
}

/**
 * Whether the customer gets a mail about a change: when items are shipped, or the order is
 * cancelled. One without an address gets none.
 */
export function isMailSent({ stockState, customer }: Moved, to: OrderStatus): boolean {
  return customer.email !== null && getMail(to, stockState) !== null;
}

/** True when an order is sent by this change, and nothing says where to. */
function isSentNowhere({ stockState, billingAddress, shippingAddress }: Moved, to: OrderStatus) {
  return isSent(to) && stockState !== "shipped" && (shippingAddress ?? billingAddress) === null;
}

/** True for statuses of orders that are on their way to the customer. */
export const isSent = (status: OrderStatus) => listStatusesIn("sent").includes(status);

/**
 * Whether a change can be made at once: undoing it leaves no trace outside the shop, and it does
 * not claim that unpaid money has come in.
 */
export function isQuiet(order: Moved, to: OrderStatus): boolean {
  return (
    !isUnusual(order.status, to) &&
    !isMailSent(order, to) &&
    !isUnpaidCounted(order, to) &&
    !isSentNowhere(order, to)
  );
}

export type MoveWarning = "no_address" | "returns_units" | "takes_units" | "keeps_money" | "unpaid";

/** Effects of a status change that its name does not tell. */
export function getWarnings(order: Moved, to: OrderStatus): MoveWarning[] {
  const warnings: MoveWarning[] = isSentNowhere(order, to) ? ["no_address"] : [];
  const after = getStockStateAfter(to, order.stockState);
  if (after === "released" && order.stockState !== "released") warnings.push("returns_units");
  if (after !== "released" && order.stockState === "released") warnings.push("takes_units");
  if (isOverStatus(to) && order.paid.amountMinor > order.refunded.amountMinor)
    warnings.push("keeps_money");
  if (isUnpaidCounted(order, to)) warnings.push("unpaid");
  return warnings;
}
