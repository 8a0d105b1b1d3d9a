import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";

/** Takes an order out of everybody's sight, with the way back in the message about it, and brings it back. */
export function useRemoval(orderId: string, onRemoved: () => void) {
  const input = { params: { id: orderId } };
  const restoring = useApiAction<typeof salesEndpoints.restoreOrder>(
    "post",
    "/api/admin/orders/:id/restore",
    {
      refreshes: orderReads,
      failed: orderActions.restore.failed,
      onDone: () => tellDone(orderActions.restore.done),
    },
  );
  const restore = () => restoring.mutate(input);
  const removing = useApiAction<typeof salesEndpoints.hideOrder>(
    "delete",
    "/api/admin/orders/:id",
    {
      refreshes: orderReads,
      failed: orderActions.remove.failed,
      onDone: () => {
        onRemoved();
        tellDone(orderActions.remove.done, { label: admin.dialog.undo, act: restore });
      },
    },
  );
  return {
    isRemoving: removing.isPending,
    isRestoring: restoring.isPending,
    remove: () => removing.mutate(input),
    restore,
  };
}
