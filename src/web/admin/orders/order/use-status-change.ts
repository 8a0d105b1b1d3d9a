import { orderActions } from "#i18n/he/order-actions.ts";
import { admin } from "#i18n/he/admin.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";
import { useKnownOrder } from "./use-order.ts";

type ChangeStatus = typeof salesEndpoints.changeOrderStatus;

const PATH = "/api/admin/orders/:id/status";
const text = orderActions.status;

export type StatusWish = {
  /** The status that the clerk saw. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly note?: string;
  readonly tellCustomer: boolean;
};

/**
 * Changes the status of an order, and offers to take it back. When somebody else was faster nothing changes, and the clerk
 * is told what the status is now.
 */
export function useStatusChange(orderId: string, onDone?: () => void) {
  const known = useKnownOrder(orderId);
  const params = { id: orderId };

  async function tellCurrent(): Promise<void> {
    const now = await known.reread();
    if (now === undefined) return;
    const description = text.changed(orderWords.statuses[now.status]);
    showToast({ title: admin.error, description, tone: "error" });
  }

  function onFailure(error: unknown, from: OrderStatus): boolean {
    known.patch({ status: from });
    if (!(error instanceof ApiError) || error.code !== "conflict") return false;
    void tellCurrent();
    return true;
  }

  const undo = useApiAction<ChangeStatus>("post", PATH, {
    refreshes: orderReads,
    failed: text.undoFailed,
    onDone: (_, { body }) => tellDone(text.undone(orderWords.statuses[body.status])),
    onFailure: (error, { body }) => onFailure(error, body.seen ?? body.status),
  });
  const change = useApiAction<ChangeStatus>("post", PATH, {
    refreshes: orderReads,
    failed: text.failed,
    onDone: (_, { body: { status, seen } }) => {
      onDone?.();
      tellDone(text.done(orderWords.statuses[status]), {
        label: admin.dialog.undo,
        act: () =>
          undo.mutate({
            params,
            body: { status: seen ?? status, seen: status, tellCustomer: false },
          }),
      });
    },
    onFailure: (error, { body }) => onFailure(error, body.seen ?? body.status),
  });

  /** Sends the change; `isShown` shows it before it is made. */
  const send = (
    { from, to, note, tellCustomer }: StatusWish,
    { isShown }: { isShown: boolean },
  ): void => {
    if (change.isPending) return;
    if (isShown) known.patch({ status: to });
    change.mutate({
      params,
      body: { status: to, seen: from, tellCustomer, ...(note && { note }) },
    });
  };
  return { isPending: change.isPending || undo.isPending, change: send };
}
