import { deliveries } from "#i18n/he/deliveries.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import type { StockRow } from "./stock-cache.ts";

const text = deliveries.release;

/** Asks before units of a variant are no longer held for people of the waiting list. */
export function HeldUnitsDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const action = useApiAction("POST /api/admin/variants/:id/kept-bags/release", {
    failed: text.failed,
    onDone: onClose,
    saved: ({ released }) => text.done(released),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={text.text(row.demand.held)}
      confirm={text.button}
      action={action}
      onConfirm={() => action.mutate({ params: { id: row.id } })}
    />
  );
}
