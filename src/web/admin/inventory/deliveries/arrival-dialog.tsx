import { useState } from "react";
import { deliveries } from "#i18n/he/deliveries.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { Delivery } from "#modules/inventory/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { parseUnits } from "../list/parse-units.ts";

const text = deliveries.arrival;

/** Books an arrived delivery, with the number of units that came. */
export function ArrivalDialog({ row, onClose }: { row: Delivery; onClose: () => void }) {
  const [typed, setTyped] = useState(String(row.quantity));
  const [isWrong, setWrong] = useState(false);
  const action = useApiAction("POST /api/admin/deliveries/:id/arrival", {
    failed: text.failed,
    onDone: onClose,
    saved: () => inventory.receive.done(Number(typed)),
  });

  function submit() {
    const quantity = parseUnits(typed);
    setWrong(quantity === undefined);
    if (quantity !== undefined) action.mutate({ params: { id: row.id }, body: { quantity } });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={text.text}
      submit={text.save}
      action={action}
      onSubmit={submit}
      typed={typed}
    >
      <TextInput
        name="arrival-quantity"
        label={inventory.receive.quantity}
        isLatin
        inputMode="numeric"
        value={typed}
        error={isWrong ? inventory.receive.badQuantity : undefined}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
    </EditDialog>
  );
}
