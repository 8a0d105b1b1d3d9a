import { useState } from "react";
import { deliveries } from "#i18n/he/deliveries.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { delivery } from "#modules/inventory/delivery.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { createKey } from "#web/browser/create-key.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { toChange, useRecordForm } from "../../kit/record-form.ts";

const text = deliveries.form;

type DeliveryDialogProps = {
  variantId: string;
  /** The delivery that is changed; without one, another is added. */
  row?: Delivery;
  onClose: () => void;
};

/** How many units are on their way, and on which day they are expected. */
export function DeliveryDialog({ variantId, row: now, onClose }: DeliveryDialogProps) {
  // The list behind the dialog is read again meanwhile.
  const [row] = useState(now);
  // One delivery, however often it has to be sent.
  const [key] = useState(createKey);
  const first = row === undefined ? createDraft(delivery) : toDraft(delivery, row);
  const form = useRecordForm(delivery, deliveries.fields, first);
  const dialog = { ...text, form, onClose };
  return row === undefined ? (
    <ActionDialog
      {...dialog}
      call="POST /api/admin/variants/:id/deliveries"
      title={text.add}
      toInput={(values) => ({ params: { id: variantId }, body: { ...values, key } })}
    />
  ) : (
    <ActionDialog
      {...dialog}
      call="PUT /api/admin/deliveries/:id"
      title={text.edit}
      toInput={(values) => toChange(row, values)}
    />
  );
}
