import { orderActions } from "#i18n/he/order-actions.ts";
import { useApiAction } from "../../api/use-api.ts";

/** Deletes an order, with an undo in the toast, and restores it. */
export function useOrderDeletion(orderId: string, onRemoved: () => void) {
  const input = { params: { id: orderId } };
  const restoring = useApiAction("POST /api/admin/orders/:id/restore", orderActions.restore);
  const restore = () => restoring.mutate(input);
  const removing = useApiAction("DELETE /api/admin/orders/:id", {
    ...orderActions.remove,
    onDone: onRemoved,
    setBack: () => restore,
  });
  return {
    removing,
    restoring,
    remove: () => removing.mutate(input),
    restore,
  };
}
