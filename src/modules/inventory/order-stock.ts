import type { StockState } from "#modules/orders/status.ts";
import type { OrderReason } from "./reasons.ts";

/** Bags of one line of an order. A variant that is gone moves no stock. */
export type OrderBags = {
  readonly variantId: string | null;
  readonly sku: string;
  readonly quantity: number;
  /** Whether they were ordered before they were here. */
  readonly isPreorder: boolean;
};

/** Effect that one bag of an order has had on the shelf so far, by the order's state. */
const effects: Readonly<Record<StockState, { quantity: number; reserved: number }>> = {
  released: { quantity: 0, reserved: 0 },
  held: { quantity: 0, reserved: 1 },
  shipped: { quantity: -1, reserved: 0 },
};

const reasons: Readonly<Record<StockState, Readonly<Record<StockState, OrderReason | null>>>> = {
  released: { released: null, held: "reserve", shipped: "sale" },
  held: { released: "release", held: null, shipped: "shipment" },
  shipped: { released: "return", held: "recall", shipped: null },
};

/**
 * The movement of the ledger that takes `bags` bags of an order from one state to another;
 * undefined when nothing moves. However often an order changes, its movements add up to what its
 * state means.
 */
export function movementBetween(
  from: StockState,
  to: StockState,
  bags: number,
): { quantity: number; reserved: number; reason: OrderReason } | undefined {
  const reason = reasons[from][to];
  if (reason === null || bags === 0) return undefined;
  return {
    quantity: (effects[to].quantity - effects[from].quantity) * bags,
    reserved: (effects[to].reserved - effects[from].reserved) * bags,
    reason,
  };
}

/**
 * Effect that `bags` bags of an order in this state have had on the shelf: the sum that their
 * movements must have.
 */
export function getEffect(state: StockState, bags: number): { quantity: number; reserved: number } {
  return { quantity: effects[state].quantity * bags, reserved: effects[state].reserved * bags };
}
