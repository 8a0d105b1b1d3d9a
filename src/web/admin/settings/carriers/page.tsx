import { Plus, Truck } from "lucide-react";
import { useState } from "react";
import { carriers as text } from "#i18n/he/carriers.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { FramedTable } from "../../kit/framed-table.tsx";
import { carrierColumns } from "./carrier-columns.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const CarrierDialog = loadLater(async () => (await import("./carrier-dialog.tsx")).CarrierDialog);

/** The carriers of shipments, in the order in which they are offered. */
export default function CarriersPage() {
  const read = useApi("GET /api/admin/carriers", {});
  const [opened, setOpened] = useState<{ row?: CarrierRow }>();
  const [toDelete, setToDelete] = useState<CarrierRow>();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-soft">{text.intro}</p>
        <ActionButton tone="main" call="POST /api/admin/carriers" onClick={() => setOpened({})}>
          <Plus aria-hidden className="size-4" />
          {text.form.add}
        </ActionButton>
      </div>
      <FramedTable
        read={read}
        failed={text.list.failed}
        none={{ Icon: Truck, ...text.list.none }}
        getRows={({ carriers }) => carriers}
        label={text.list.label}
        columns={carrierColumns({ edit: (row) => setOpened({ row }), remove: setToDelete })}
      />
      {opened && <CarrierDialog {...opened} onClose={() => setOpened(undefined)} />}
      {toDelete && (
        <ConfirmAction
          {...text.remove}
          call="DELETE /api/admin/carriers/:id"
          input={{ params: { id: toDelete.id } }}
          text={text.remove.text(toDelete.name)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}
