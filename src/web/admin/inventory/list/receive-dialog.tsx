import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { parseUnits } from "./parse-units.ts";
import { changeInList, type StockRow } from "./stock-cache.ts";

const text = inventory.receive;

/** Units that have arrived, with a note about the delivery. */
export function ReceiveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const client = useQueryClient();
  // One delivery, however often it has to be sent.
  const [key] = useState(createKey);
  const [quantity, setQuantity] = useState("");
  const [note, setNote] = useState("");
  const [isWrong, setWrong] = useState(false);
  const action = useApiAction("POST /api/admin/variants/:id/movements", {
    failed: text.failed,
    onDone(stock) {
      changeInList(client, row.id, stock);
      onClose();
    },
    saved: () => text.done(Number(quantity)),
  });

  function submit() {
    const units = parseUnits(quantity);
    setWrong(units === undefined);
    if (units === undefined) return;
    action.mutate({
      params: { id: row.id },
      body: { kind: "receipt", quantity: units, note, key },
    });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={<bdi>{formatFullName(row)}</bdi>}
      submit={text.save}
      action={action}
      onSubmit={submit}
      typed={{ quantity, note }}
    >
      <TextInput
        name="receive-quantity"
        label={text.quantity}
        isLatin
        inputMode="numeric"
        value={quantity}
        error={isWrong ? text.badQuantity : undefined}
        onChange={({ target }) => setQuantity(target.value.trim())}
      />
      <TextInput
        name="receive-note"
        label={text.note}
        optionalHint={admin.dialog.optional}
        help={text.noteHelp}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </EditDialog>
  );
}
