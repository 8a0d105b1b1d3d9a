import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { arrival } from "#modules/inventory/delivery.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const { receive } = inventory;

/** Books an arrived delivery, with the number of units that came. */
export function ArrivalDialog({ row, onClose }: { row: Delivery; onClose: () => void }) {
  return (
    <ActionDialog
      {...deliveries.arrival}
      call="POST /api/admin/deliveries/:id/arrival"
      form={useRecordForm(arrival, receive.fields, { quantity: String(row.quantity) })}
      toInput={(body) => ({ params: { id: row.id }, body })}
      saved={(_, { body }) => receive.saved(body.quantity)}
      onClose={onClose}
    />
  );
}
