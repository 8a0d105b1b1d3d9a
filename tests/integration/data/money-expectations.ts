// Rights on shipments, payments and refunds.
import {
  arrival,
  catalog,
  everything,
  ledger,
  neverChanged,
  neverDeleted,
  only,
  paymentCorrections,
  readOnly,
  refundProgress,
  shipmentCorrections,
  type TableExpectation,
} from "./policy-rights.ts";

export const moneyExpectations: Record<string, TableExpectation> = {
  shipments: {
    touch: "carrier",
    row: "(order_id, carrier) values ($order, 'dhl')",
    rights: only({
      admin: { ...everything, writes: [...shipmentCorrections, ...arrival] },
      // The customer says that it has arrived.
      checkout: { ...readOnly("all"), update: "all", writes: arrival },
      system: { ...neverDeleted, writes: arrival },
    }),
  },
  carriers: {
    touch: "name",
    row: "(name, position) values ('Another', 1)",
    deletable: "id not in (select carrier from shipments)",
    rights: {
      ...catalog("true"),
      checkout: readOnly("all"),
      system: readOnly("all"),
    },
  },
  markets: {
    touch: "name",
    row: "(code, name, public_name, currency, position) values ('zz', 'Another', 'Another', 'USD', 1)",
    deletable: "id not in (select market_id from orders where market_id is not null)",
    rights: { ...catalog("true"), checkout: readOnly("all"), system: readOnly("all") },
  },
  market_places: {
    touch: "market_id",
    row: "(place, market_id) select 'ZZ', id from markets where is_main",
    rights: { ...catalog("true"), checkout: readOnly("all"), system: readOnly("all") },
  },
  payments: {
    touch: "reference",
    row: "(order_id, method, amount_minor) values ($order, 'manual', 1)",
    changeable: "method = 'manual' and cancelled_at is null",
    rights: only({
      admin: { ...neverDeleted, writes: paymentCorrections },
      checkout: readOnly("all"),
      system: ledger,
    }),
  },
  refunds: {
    touch: "state",
    row: "(order_id, method, amount_minor, idempotency_key) values ($order, 'manual', 1, 'another')",
    changeable: "state = 'pending'",
    rights: only({
      admin: { ...neverDeleted, writes: refundProgress },
      // A customer's cancellation asks for the money; somebody else sends it.
      checkout: ledger,
      system: { ...neverDeleted, writes: refundProgress },
    }),
  },
  payment_events: {
    touch: "type",
    row: "(id, type) values ('evt_another', 'test')",
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
};
