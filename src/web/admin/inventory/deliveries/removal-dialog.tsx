import { deliveries } from "#i18n/he/deliveries.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { toastSuccess } from "../../kit/toasts.ts";

const text = deliveries.removal;

/** Asks before a delivery is deleted. */
export function RemovalDialog({ row, onClose }: { row: Delivery; onClose: () => void }) {
  const action = useApiAction("DELETE /api/admin/deliveries/:id", {
    failed: text.failed,
    onDone() {
      toastSuccess(text.done);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text(row.quantity, row.expectedOn)}
      confirm={text.button}
      needs="stock.write"
      isPending={action.isPending}
      onConfirm={() => action.mutate({ params: { id: row.id } })}
    />
  );
}
