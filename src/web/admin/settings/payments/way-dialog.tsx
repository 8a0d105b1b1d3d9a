import { useState } from "react";
import { paymentWays } from "#i18n/he/payment-ways.ts";
import { currencyNames } from "#i18n/he/currencies.ts";
import { paymentWay } from "#modules/payments/ways/way.ts";
import type { WayRow } from "#modules/payments/ways/way-contract.ts";
import { currencies } from "#shared/money.ts";
import { toDraft } from "#shared/records/record.ts";
import { useApi } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { toChange, useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { ChecksField } from "./checks-field.tsx";
import { getWayName } from "./way-columns.tsx";

const { form: text, fields } = paymentWays;

/** The form of a way to pay: its place, and the markets and currencies that have it. */
export function WayDialog({ row: opened, onClose }: { row: WayRow; onClose: () => void }) {
  // The page behind the dialog is read again meanwhile.
  const [row] = useState(opened);
  const read = useApi("GET /api/admin/markets", {});
  const form = useRecordForm(paymentWay, fields, toDraft(paymentWay, row));
  const options = { saved: text.saved, failed: text.failed, onDone: onClose, onTheirs: onClose };
  const change = useFormAction("PUT /api/admin/payment-ways/:id", form, options);
  const { service } = row;
  return (
    <EditDialog
      onClose={onClose}
      title={text.edit(getWayName(row))}
      size="lg"
      isLong
      action={change}
      typed={form.draft}
      onSubmit={() => form.submit((body) => change.mutate(toChange(row, body)))}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <RecordField form={form} name="position" />
        <RecordField form={form} name="isOn" className="sm:pt-7" />
      </div>
      {read.data === undefined ? (
        <LoadError read={read} failed={text.marketsFailed} rows={2} />
      ) : (
        <ChecksField
          form={form}
          name="markets"
          chosen={form.draft.markets}
          onChange={(markets) => form.change({ markets })}
          options={read.data.markets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChecksField
        form={form}
        name="currencies"
        chosen={form.draft.currencies}
        onChange={(chosen) => form.change({ currencies: chosen })}
        options={currencies.map((code) => ({ value: code, label: currencyNames[code] }))}
      />
      {service !== null && service.charges.length < currencies.length && (
        <p className="text-xs text-soft">
          {text.charges(service.charges.map((code) => currencyNames[code]).join(", "))}
        </p>
      )}
    </EditDialog>
  );
}
