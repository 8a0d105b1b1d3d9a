// Who may do what to what is known of unpaid holds.
import {
  everything,
  neverDeleted,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

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
  held_bags: {
    touch: "ended_at",
    row: "(variant_id, key_hash, expires_at) values ($variant, '\\x02', app.now() + interval '1 day')",
    rights: only({
      // Nobody there has a key to a bag that is kept for somebody.
      admin: {
        ...readOnly("all"),
        reads: ["id", "variant_id", "created_at", "expires_at", "ended_at"],
      },
      checkout: { ...readOnly("all"), update: "all", writes: ["ended_at"] },
      system: { ...neverDeleted, writes: ["ended_at"] },
    }),
  },
  expected_deliveries: {
    touch: "quantity",
    row: "(variant_id, quantity, expected_on) values ($variant, 1, '2030-01-01')",
    rights: only({
      admin: { ...everything, writes: ["quantity", "expected_on", "note", "arrived_at"] },
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
