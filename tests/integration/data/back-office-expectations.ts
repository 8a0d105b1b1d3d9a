import {
  ledger,
  neverChanged,
  nothing,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

/** What triggers write for the back office. */
export const backOfficeExpectations: Record<string, TableExpectation> = {
  // With the rights of the owner.
  audit_log: {
    touch: "after",
    row: "(action, entity, entity_id, after) values ('insert', 'orders', '1', '{}')",
    rights: only({ admin: readOnly("all") }),
  },
  // With the rights of whoever changes an order.
  order_tallies: {
    touch: "orders",
    row: `(day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
      values ('2026-03-01', 'pending', 'USD', 1, 0, 0, 0, 0)`,
    rights: only({ admin: ledger, till: { ...nothing, insert: "allowed" }, system: neverChanged }),
  },
};
