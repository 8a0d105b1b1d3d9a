import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { newKey } from "#web/new-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { tellDone } from "../../kit/tell.ts";
import { keepInList, stockReads, type StockRow } from "./stock-cache.ts";
import { nameOf } from "./stock-columns.tsx";

const text = inventory.receive;
/** As the server has it. */
const MAX_BAGS = 100_000;

/** Bags that have arrived, with a note about the delivery. */
export function ReceiveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const client = useQueryClient();
  // One delivery, however often it has to be sent.
  const [key] = useState(newKey);
  const [quantity, setQuantity] = useState("");
  const [note, setNote] = useState("");
  const [isWrong, setWrong] = useState(false);
  const action = useApiAction<typeof inventoryEndpoints.moveStock>(
    "post",
    "/api/admin/variants/:id/movements",
    {
      refreshes: stockReads,
      failed: text.failed,
      onDone(stock) {
        keepInList(client, row.id, stock);
        tellDone(text.done(Number(quantity)));
        onClose();
      },
    },
  );

  function submit() {
    const bags = Number(quantity);
    const isCount = /^\d{1,6}$/.test(quantity) && bags >= 1 && bags <= MAX_BAGS;
    setWrong(!isCount);
    if (!isCount) return;
    action.mutate({ params: { id: row.id }, body: { kind: "receipt", quantity: bags, note, key } });
  }

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={<bdi>{nameOf(row)}</bdi>}>
      <DialogForm
        submit={text.save}
        isPending={action.isPending}
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
      </DialogForm>
    </Dialog>
  );
}
