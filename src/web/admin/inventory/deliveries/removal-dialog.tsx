import { deliveries } from "#i18n/he/deliveries.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";

const text = deliveries.removal;

/** Asks before a delivery is deleted. */
export function RemovalDialog({ row, onClose }: { row: Delivery; onClose: () => void }) {
  const action = useApiAction("DELETE /api/admin/deliveries/:id", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text(row.quantity, row.expectedOn)}
      confirm={text.button}
      action={action}
      onConfirm={() => action.mutate({ params: { id: row.id } })}
    />
  );
}
