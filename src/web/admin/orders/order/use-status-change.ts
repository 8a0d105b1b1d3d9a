import { orderActions } from "#i18n/he/order-actions.ts";
import { admin } from "#i18n/he/admin.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess, toastUndoable } from "../../kit/toasts.ts";
import { useKnownOrder } from "./use-order.ts";

const text = orderActions.status;

export type StatusRequest = {
  /** The status that the staff member saw. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly note?: string;
  readonly notifyCustomer: boolean;
};

/**
 * Changes the status of an order, and offers to take it back. When somebody else was faster nothing
 * changes, and the staff member is told what the status is now.
 */
export function useStatusChange(orderId: string, onDone?: () => void) {
  const known = useKnownOrder(orderId);
  const params = { id: orderId };

  async function reportCurrentStatus(): Promise<void> {
    const now = await known.reread();
    if (now === undefined) return;
    const description = text.changed(orderLabels.statuses[now.status]);
    showToast({ title: admin.error, description, tone: "error" });
  }

  function onFailure(error: unknown, from: OrderStatus): boolean {
    known.patch({ status: from });
    if (!(error instanceof ApiError) || error.code !== "conflict") return false;
    void reportCurrentStatus();
    return true;
  }

  const undo = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.undoFailed,
    onDone: (_, { body }) => toastSuccess(text.undone(orderLabels.statuses[body.status])),
    onFailure: (error, { body }) => onFailure(error, body.seen ?? body.status),
  });
  const change = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.failed,
    onDone: (_, { body: { status, seen } }) => {
      onDone?.();
      toastUndoable(text.done(orderLabels.statuses[status]), () =>
        undo.mutate({
          params,
          body: { status: seen ?? status, seen: status, notifyCustomer: false },
        }),
      );
    },
    onFailure: (error, { body }) => onFailure(error, body.seen ?? body.status),
  });

  /** Sends the change; `isShown` shows it before it is made. */
  const send = (
    { from, to, note, notifyCustomer }: StatusRequest,
    { isShown }: { isShown: boolean },
  ): void => {
    if (change.isPending) return;
    if (isShown) known.patch({ status: to });
    change.mutate({
      params,
      body: { status: to, seen: from, notifyCustomer, ...(note && { note }) },
    });
  };
  return { isPending: change.isPending || undo.isPending, change: send };
}
