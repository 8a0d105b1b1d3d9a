import { useState } from "react";
import type { OrderRow } from "#modules/orders/desk-contract.ts";

export type PickedOrders = {
  readonly orders: readonly OrderRow[];
  readonly ids: ReadonlySet<string>;
  readonly pick: (ids: readonly string[], isPicked: boolean) => void;
  /** What is known better now: an order that has another status. */
  readonly learn: (orders: readonly OrderRow[]) => void;
  readonly clear: () => void;
};

/** Which orders are selected. It outlasts the page they are on; of those on it, the page knows best. */
export function usePickedOrders(rows: readonly OrderRow[]): PickedOrders {
  const [picked, setPicked] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const seen = new Map(rows.map((row) => [row.id, row]));
  return {
    orders: [...picked.values()].map((order) => seen.get(order.id) ?? order),
    ids: new Set(picked.keys()),
    pick: (ids, isPicked) =>
      setPicked((before) => {
        const after = new Map(before);
        for (const id of ids) {
          const row = seen.get(id);
          if (!isPicked) after.delete(id);
          else if (row !== undefined) after.set(id, row);
        }
        return after;
      }),
    learn: (orders) =>
      setPicked((before) => {
        const after = new Map(before);
        for (const order of orders) if (after.has(order.id)) after.set(order.id, order);
        return after;
      }),
    clear: () => setPicked(new Map()),
  };
}
