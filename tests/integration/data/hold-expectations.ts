// Rights on the tables about unpaid holds.
import {
  catalog,
  everything,
  neverDeleted,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

/** Columns of expected deliveries that everybody may read. */
const expectedColumns = ["id", "variant_id", "quantity", "expected_on", "leaves_by", "arrived_at"];

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
        reads: ["order_id", "network", "wider_networks", "confirmed_at"],
        update: "all",
        writes: ["network", "wider_networks"],
      },
    }),
  },
  held_units: {
    touch: "ended_at",
    row: "(variant_id, key_hash, expires_at) values ($variant, '\\x02', app.now() + interval '1 day')",
    rights: only({
      // Nobody there has a key to a unit that is held for somebody.
      admin: {
        ...readOnly("all"),
        reads: ["id", "variant_id", "created_at", "expires_at", "ended_at"],
        update: "all",
        writes: ["ended_at"],
      },
      checkout: { ...readOnly("all"), update: "all", writes: ["ended_at"] },
      system: { ...neverDeleted, writes: ["created_at", "expires_at", "ended_at"] },
    }),
  },
  expected_deliveries: {
    touch: "quantity",
    row: "(variant_id, quantity, expected_on, leaves_by) values ($variant, 1, '2030-01-01', '2030-01-03')",
    rights: {
      ...catalog("all", {
        ...everything,
        writes: ["quantity", "expected_on", "leaves_by", "note", "arrived_at"],
      }),
      ...Object.fromEntries(
        (["anonymous", "userA", "userB", "moderator", "checkout"] as const).map((actor) => [
          actor,
          { ...readOnly("all"), reads: expectedColumns },
        ]),
      ),
      system: readOnly("all"),
    },
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
