// Who may do what to what is known of unpaid holds.
import { neverDeleted, only, readOnly, type TableExpectation } from "./policy-rights.ts";

export const holdExpectations: Record<string, TableExpectation> = {
  guest_holds: {
    touch: "confirmed_at",
    row: "(order_id) values ($unheldOrder)",
    rights: only({
      // The code that confirms an order is for its customer's mail alone.
      admin: { ...readOnly("all"), reads: ["order_id", "confirmed_at"] },
      checkout: { ...neverDeleted, writes: ["confirmed_at"] },
      system: {
        ...readOnly("all"),
        reads: ["order_id", "network", "confirmed_at"],
        update: "all",
        writes: ["network"],
      },
    }),
  },
  hold_alerts: {
    touch: "ended_at",
    row: "(variant_id, held, on_hand) values ($unseenVariant, 3, 4)",
    rights: only({
      admin: { ...neverDeleted, writes: ["ended_at"] },
      checkout: { ...neverDeleted, writes: ["ended_at"] },
      system: { ...neverDeleted, writes: ["ended_at"] },
    }),
  },
};
