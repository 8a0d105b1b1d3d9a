import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showProblemToast } from "../../kit/toasts.ts";
import { useCachedOrder } from "./use-order.ts";

const text = orderActions.status;

export type StatusRequest = {
  /** The status that the staff member saw. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly note?: string;
  readonly notifyCustomer: boolean;
};

/**
 * Changes the status of an order, and offers an undo. When another user was faster, nothing
 * changes, and the present status is shown.
 */
export function useStatusChange(orderId: string, onDone?: () => void) {
  const cached = useCachedOrder(orderId);
  const params = { id: orderId };

  async function showCurrentStatus(): Promise<void> {
    const now = await cached.reread();
    if (now !== undefined) showProblemToast(text.changed(orderLabels.statuses[now.status]));
  }

  const common = {
    onError: (_: unknown, { body }: CallInput<"POST /api/admin/orders/:id/status">) =>
      cached.patch({ status: body.seen ?? body.status }),
    onConflict: () => void showCurrentStatus(),
  };

  const undo = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.undoFailed,
    saved: (_, { body }) => text.undone(orderLabels.statuses[body.status]),
    ...common,
  });
  const change = useApiAction("POST /api/admin/orders/:id/status", {
    failed: text.failed,
    onDone: () => onDone?.(),
    saved: (_, { body: { status } }) => text.saved(orderLabels.statuses[status]),
    setBack:
      (_, { body: { status, seen: expected } }) =>
      () =>
        undo.mutate({
          params,
          body: { status: expected ?? status, seen: status, notifyCustomer: false },
        }),
    ...common,
  });

  /** Sends the change; `isShown` shows it before it is made. */
  const send = (
    { from, to, note, notifyCustomer }: StatusRequest,
    { isShown }: { isShown: boolean },
  ): void => {
    if (change.isPending) return;
    if (isShown) cached.patch({ status: to });
    change.mutate({
      params,
      body: { status: to, seen: from, notifyCustomer, ...(note && { note }) },
    });
  };
  const isPending = change.isPending || undo.isPending;
  return { action: { right: change.right, isPending }, change: send };
}
