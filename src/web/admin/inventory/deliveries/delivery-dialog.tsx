import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { parseUnits } from "../list/parse-units.ts";

const text = deliveries.form;

type DeliveryDialogProps = {
  variantId: string;
  /** The delivery that is changed; without one, another is added. */
  row?: Delivery;
  onClose: () => void;
};

/** How many units are on their way, and on which day they are expected. */
export function DeliveryDialog({ variantId, row, onClose }: DeliveryDialogProps) {
  // One delivery, however often it has to be sent.
  const [key] = useState(createKey);
  const [draft, setDraft] = useState({
    quantity: row === undefined ? "" : String(row.quantity),
    expectedOn: row?.expectedOn ?? "",
    note: row?.note ?? "",
  });
  const [isTried, setTried] = useState(false);
  const options = { failed: text.failed, saved: text.saved, onDone: onClose };
  const add = useApiAction("POST /api/admin/variants/:id/deliveries", options);
  const change = useApiAction("PUT /api/admin/deliveries/:id", options);
  const quantity = parseUnits(draft.quantity);
  const isWrongDay = draft.expectedOn === "";

  function save() {
    setTried(true);
    if (quantity === undefined || isWrongDay) return;
    const body = { ...draft, quantity };
    if (row === undefined) add.mutate({ params: { id: variantId }, body: { ...body, key } });
    else change.mutate({ params: { id: row.id }, body });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={row === undefined ? text.add : text.edit}
      action={row === undefined ? add : change}
      onSubmit={save}
      typed={draft}
    >
      <TextInput
        name="delivery-quantity"
        label={text.quantity}
        isLatin
        inputMode="numeric"
        value={draft.quantity}
        error={isTried && quantity === undefined ? inventory.receive.badQuantity : undefined}
        onChange={({ target }) => setDraft({ ...draft, quantity: target.value.trim() })}
      />
      <TextInput
        name="delivery-day"
        label={text.day}
        type="date"
        isLatin
        value={draft.expectedOn}
        error={isTried && isWrongDay ? text.badDay : undefined}
        onChange={({ target }) => setDraft({ ...draft, expectedOn: target.value })}
      />
      <TextInput
        name="delivery-note"
        label={text.note}
        optionalHint={admin.dialog.optional}
        help={text.noteHelp}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
    </EditDialog>
  );
}
