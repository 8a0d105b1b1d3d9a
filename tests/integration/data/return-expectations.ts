import { ledger, neverDeleted, only, readOnly, type TableExpectation } from "./policy-rights.ts";

/** Customers ask, through the checkout; the back office takes the steps, and removes nothing. */
export const returnExpectations: Record<string, TableExpectation> = {
  returns: {
    touch: "state",
    row: "(order_id, kind, is_in_time, idempotency_key) values ($order, 'withdraw', true, 'another')",
    rights: only({
      admin: {
        ...readOnly("all"),
        update: "all",
        writes: [
          "order_id",
          "typed_number",
          "typed_email",
          "state",
          "is_in_time",
          "askable_until",
          "worth_minor",
          "tax_minor",
          "fee_minor",
          "refunded_minor",
          "replaced_by",
          "note",
          "updated_at",
        ],
      },
      // A return that needs no decision goes on at once.
      checkout: { ...neverDeleted, writes: ["state", "updated_at"] },
      // Requests that match no order are not kept for ever.
      system: { ...readOnly("all"), delete: "all" },
    }),
  },
  return_lines: {
    touch: "quantity",
    row: "(return_id, order_item_id, quantity) select r.id, i.id, 1 from returns r, order_items i where not exists (select from return_lines l where l.return_id = r.id and l.order_item_id = i.id) limit 1",
    rights: only({
      admin: {
        ...neverDeleted,
        delete: "all",
        writes: ["quantity", "shelved_quantity", "damaged_quantity"],
      },
      checkout: ledger,
      system: readOnly("all"),
    }),
  },
  return_photos: {
    touch: "position",
    row: "(return_id, position, storage_key) select id, 1, 'private/returns/' || md5('x' || id) || '.jpg' from returns limit 1",
    rights: only({ admin: readOnly("all"), checkout: ledger, system: readOnly("all") }),
  },
};
