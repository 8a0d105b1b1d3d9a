import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inventory } from "#i18n/he/inventory.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { receipt } from "#modules/inventory/delivery.ts";
import { DataText } from "#ui/data-text.tsx";
import { createKey } from "#web/browser/create-key.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { changeInList, type StockRow } from "../../kit/stock/stock-cache.ts";

const text = inventory.receive;

/** Units that have arrived, with a note about the delivery. */
export function ReceiveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const client = useQueryClient();
  // One delivery, however often it has to be sent.
  const [key] = useState(createKey);
  return (
    <ActionDialog
      {...text}
      call="POST /api/admin/variants/:id/movements"
      text={<DataText>{formatFullName(row)}</DataText>}
      form={useRecordForm(receipt, text.fields)}
      toInput={(values) => ({
        params: { id: row.id },
        body: { kind: "receipt" as const, ...values, key },
      })}
      onDone={(stock) => changeInList(client, row.id, "stock", stock)}
      saved={(_, { body }) => text.saved(body.quantity)}
      onClose={onClose}
    />
  );
}
