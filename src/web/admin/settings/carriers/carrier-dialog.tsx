import { useState } from "react";
import { carriers } from "#i18n/he/carriers.ts";
import { carrier } from "#modules/orders/carrier.ts";
import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { toChange, useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { CountriesField } from "./countries-field.tsx";

const text = carriers.form;

type CarrierDialogProps = {
  /** The carrier that is changed; without one, another is added. */
  row?: CarrierRow;
  onClose: () => void;
};

/** The form of a carrier. */
export function CarrierDialog({ row: opened, onClose }: CarrierDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [row] = useState(opened);
  const first = row === undefined ? createDraft(carrier) : toDraft(carrier, row);
  const form = useRecordForm(carrier, carriers.fields, first);
  const options = { saved: text.saved, failed: text.failed, onDone: onClose, onTheirs: onClose };
  const add = useFormAction("POST /api/admin/carriers", form, options);
  const change = useFormAction("PUT /api/admin/carriers/:id", form, options);
  return (
    <EditDialog
      onClose={onClose}
      title={row === undefined ? text.add : text.edit(row.name)}
      size="lg"
      isLong
      action={row === undefined ? add : change}
      typed={form.draft}
      onSubmit={() =>
        form.submit((body) =>
          row === undefined ? add.mutate({ body }) : change.mutate(toChange(row, body)),
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <RecordField form={form} name="name" />
        <RecordField form={form} name="publicName" />
      </div>
      <RecordField form={form} name="trackingAddress" />
      <div className="grid gap-4 sm:grid-cols-2">
        <CountriesField form={form} />
        <div className="grid content-start gap-3">
          <RecordField form={form} name="position" />
          <RecordField form={form} name="isActive" />
        </div>
        <RecordField form={form} name="numberForms" />
        <RecordField form={form} name="aliases" />
      </div>
    </EditDialog>
  );
}
