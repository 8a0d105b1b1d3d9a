import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { fetchApi } from "#web/api/api-client.ts";
import type { CallInput, CallOutput } from "#web/api/api-request.ts";
import { sendMerged } from "../../api/versions.ts";
import { runEach, type Outcome } from "./run-each.ts";

const AT_ONCE = 4;

export type StatusRequest = {
  readonly status: OrderStatus;
  /** Why; empty when nothing is said. */
  readonly note: string;
  readonly notifyCustomer: boolean;
};

export type StatusOutcome = Outcome<OrderRow>;

/**
 * Gives each order the status, by itself: what fails at one leaves the others alone. Nothing is
 * asked for an order that has the status already. An order whose status another user has changed
 * since it was seen is left as it is. What comes back has the new versions.
 */
export function changeStatuses(
  orders: readonly OrderRow[],
  request: StatusRequest,
  onOutcome: (outcome: StatusOutcome) => void,
): Promise<StatusOutcome[]> {
  const { status, note, notifyCustomer } = request;
  return runEach(
    orders,
    async (order) => {
      if (order.status === status) return order;
      return { ...order, ...(await setStatus(order, { status, note, notifyCustomer })) };
    },
    { atOnce: AT_ONCE, onOutcome },
  );
}

/** Sets orders that were changed to `status` back to their former status, without mails. */
export function changeBack(
  before: readonly OrderRow[],
  status: OrderStatus,
): Promise<StatusOutcome[]> {
  return runEach(
    before,
    async (order) => {
      await setStatus({ ...order, status }, { status: order.status, notifyCustomer: false });
    },
    { atOnce: AT_ONCE },
  );
}

/** The orders that have another status now; those that had it before are not among them. */
export function getChanged(outcomes: readonly StatusOutcome[], status: OrderStatus): OrderRow[] {
  return outcomes
    .filter((outcome) => outcome.error === undefined && outcome.item.status !== status)
    .map(({ item }) => item);
}

type Call = "POST /api/admin/orders/:id/status";

/** Sets the status of an order as it was seen. */
function setStatus(
  { id, version, status }: OrderRow,
  body: Pick<StatusRequest, "status" | "notifyCustomer"> & { readonly note?: string },
): Promise<CallOutput<Call>> {
  return sendMerged(
    // Only the version and a status are merged in.
    (merged) =>
      fetchApi("POST /api/admin/orders/:id/status", {
        params: { id },
        body: merged as CallInput<Call>["body"],
      }),
    { ...body, version },
    { base: { status } },
  );
}
