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

/** The columns of the ways to pay that pages show: never the keys. */
const shownWay = ["code", "is_on", "position", "market_ids", "currencies", "away_since"];
const shopper = { ...readOnly("all"), reads: shownWay };
const catalogOfWays = { anonymous: shopper, userA: shopper, userB: shopper, moderator: shopper };
const away = ["away_since", "away_notified_at"] as const;

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
    rights: {
      ...catalog("true"),
      checkout: readOnly("all"),
      system: { ...readOnly("all"), update: "all", writes: ["valid_from", "prices"] },
    },
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
    row: "(id, type, kind, service) values ('evt_another', 'test', 'other', 'stripe')",
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
  payment_ways: {
    touch: "away_since",
    row: "(code, is_on, position) values ('another', false, 1)",
    rights: only({
      ...catalogOfWays,
      admin: everything,
      // Both call services, and note that one does not answer.
      checkout: { ...neverDeleted, writes: away },
      // The start encrypts keys again.
      system: { ...neverDeleted, writes: [...away, "keys"] },
    }),
  },
  payment_pages: {
    touch: "state",
    row: "(order_id, service, amount_minor, currency, charged_minor, charged_currency) values ($order, 'stripe', 1, 'USD', 1, 'USD')",
    rights: only({ admin: neverDeleted, checkout: neverDeleted, system: neverDeleted }),
  },
  payment_disputes: {
    touch: "reason",
    row: "(order_id, service, reference, payment, amount_minor, currency) values ($order, 'stripe', 'dp_2', 'pi_2', 1, 'USD')",
    rights: only({ admin: readOnly("all"), system: neverDeleted }),
  },
};
