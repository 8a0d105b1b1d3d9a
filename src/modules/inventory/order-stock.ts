import type { StockState } from "#modules/orders/status.ts";
import type { OrderReason } from "./reasons.ts";

/** Units of one line of an order. For a variant that is gone, no stock moves. */
export type OrderUnits = {
  readonly variantId: string | null;
  readonly sku: string;
  readonly quantity: number;
  /** Whether they were preordered. */
  readonly isPreorder: boolean;
};

/** The effect of one unit of an order on the stock, by the state of the order's stock. */
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
 * The movement of the ledger that takes `units` of an order from one state to another;
 * undefined when nothing moves. The sum of an order's movements always fits its state.
 */
export function findMovement(
  from: StockState,
  to: StockState,
  units: number,
): { quantity: number; reserved: number; reason: OrderReason } | undefined {
  const reason = reasons[from][to];
  if (reason === null || units === 0) return undefined;
  return {
    quantity: (effects[to].quantity - effects[from].quantity) * units,
    reserved: (effects[to].reserved - effects[from].reserved) * units,
    reason,
  };
}

/**
 * Effect that `units` of an order in this state have had on the shelf: the sum that their
 * movements must have.
 */
export function getEffect(
  state: StockState,
  units: number,
): { quantity: number; reserved: number } {
  return { quantity: effects[state].quantity * units, reserved: effects[state].reserved * units };
}
