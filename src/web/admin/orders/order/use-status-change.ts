import { useRef } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useCachedOrder } from "./use-order.ts";

const text = orderActions.status;

export type StatusRequest = {
  /** The order as the staff member saw it. */
  readonly from: Pick<OrderDetails, "status" | "version">;
  readonly to: OrderStatus;
  readonly note?: string;
  readonly notifyCustomer: boolean;
};

/** Changes the status of an order, and offers an undo. */
export function useStatusChange(orderId: string, onDone?: () => void) {
  const cached = useCachedOrder(orderId);
  const params = { id: orderId };
  const former = useRef<OrderStatus>(undefined);

  const common = {
    onError() {
      if (former.current !== undefined) cached.patch({ status: former.current });
    },
    clash: {
      status: {
        label: text.to,
        // A code of the contract.
        show: (status: unknown) => orderLabels.statuses[status as OrderStatus],
      },
    },
  };

  const undo = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.undoFailed,
    saved: (_, { body }) => text.undone(orderLabels.statuses[body.status]),
    ...common,
  });
  const change = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.failed,
    onDone: () => onDone?.(),
    onTheirs: () => onDone?.(),
    saved: (_, { body: { status } }) => text.saved(orderLabels.statuses[status]),
    setBack:
      ({ version }, { body: { status } }) =>
      () =>
        undo.mutate({
          params,
          body: { status: former.current ?? status, version, notifyCustomer: false },
          base: { status },
        }),
    ...common,
  });

  /** Sends the change; `isShown` shows it before it is made. */
  const send = (
    { from, to, note, notifyCustomer }: StatusRequest,
    { isShown }: { isShown: boolean },
  ): void => {
    if (change.isPending) return;
    former.current = from.status;
    if (isShown) cached.patch({ status: to });
    change.mutate({
      params,
      body: { status: to, version: from.version, notifyCustomer, ...(note && { note }) },
      base: { status: from.status },
    });
  };
  const isPending = change.isPending || undo.isPending;
  return { action: { right: change.right, isPending }, change: send };
}
