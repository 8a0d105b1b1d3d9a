import type { OrderRow } from "#modules/orders/desk-contract.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import { callApi } from "#web/api-client.ts";
import { runEach, type Outcome } from "./run-each.ts";

const AT_ONCE = 4;

export type StatusWish = {
  readonly status: OrderStatus;
  /** Why; empty when nothing is said. */
  readonly note: string;
  readonly tellCustomer: boolean;
};

export type StatusOutcome = Outcome<OrderRow>;

/**
 * Gives each order the status, by itself: what fails at one leaves the others alone. Nothing is asked for an order that has
 * the status already. An order that somebody else has changed since it was seen is left as it is.
 */
export function changeStatuses(
  orders: readonly OrderRow[],
  wish: StatusWish,
  onOutcome: (outcome: StatusOutcome) => void,
): Promise<StatusOutcome[]> {
  const { status, note, tellCustomer } = wish;
  return runEach(
    orders,
    async ({ id, status: seen }) => {
      if (seen !== status) await setStatus(id, { status, seen, note, tellCustomer });
    },
    { atOnce: AT_ONCE, onOutcome },
  );
}

/** Gives orders that were changed to `status` the status back that they had, without telling anybody. */
export function changeBack(
  before: readonly OrderRow[],
  status: OrderStatus,
): Promise<StatusOutcome[]> {
  return runEach(
    before,
    (order) => setStatus(order.id, { status: order.status, seen: status, tellCustomer: false }),
    { atOnce: AT_ONCE },
  );
}

/** The orders that have another status now; those that had it before are not among them. */
export function changedOf(outcomes: readonly StatusOutcome[], status: OrderStatus): OrderRow[] {
  return outcomes
    .filter((outcome) => outcome.error === undefined && outcome.item.status !== status)
    .map(({ item }) => item);
}

type StatusBody = {
  status: OrderStatus;
  seen: OrderStatus;
  note?: string;
  tellCustomer: boolean;
};

function setStatus(id: string, body: StatusBody): Promise<void> {
  return callApi<typeof salesEndpoints.changeOrderStatus>("post", "/api/admin/orders/:id/status", {
    params: { id },
    body,
  });
}
