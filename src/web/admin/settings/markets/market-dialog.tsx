import { useState } from "react";
import { markets } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { market } from "#modules/markets/market.ts";
import { MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { FoldedFields } from "../../kit/folded-fields.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { toChange, useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { Duties, Prices, ShippingMethods, TaxRates } from "./entry-fields.tsx";
import { MarketRehearsal } from "./market-rehearsal.tsx";
import { PlacesField } from "./places-field.tsx";

const { form: text, fields } = markets;

type MarketDialogProps = {
  /** The market that is changed; without one, another is added. */
  row?: MarketAnswer;
  onClose: () => void;
};

/** The form of a market; its day is given to it in the list. */
export function MarketDialog({ row: opened, onClose }: MarketDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [row] = useState(opened);
  const [currency, setCurrency] = useState<Currency>(row?.currency ?? MAIN_CURRENCY);
  const form = useRecordForm(
    // Its amounts have the decimals of the currency that is chosen.
    withCurrency(market, currency),
    fields,
    row === undefined ? createDraft(market) : toDraft(withCurrency(market, currency), row),
  );
  if (form.draft.currency !== currency) setCurrency(form.draft.currency);
  const options = { saved: text.saved, failed: text.failed, onDone: onClose, onTheirs: onClose };
  const add = useFormAction("POST /api/admin/markets", form, options);
  const change = useFormAction("PUT /api/admin/markets/:id", form, options);
  const { taxMode, dutyTerms, prices, taxRates, shippingMethods, duties } = form.draft;
  const isMain = row?.isMain === true;
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <RecordField form={form} name="name" />
        <RecordField form={form} name="publicName" />
        <RecordField form={form} name="code" />
        <RecordField form={form} name="position" />
        {!isMain && <PlacesField form={form} />}
        {!isMain && <RecordField form={form} name="isDelivered" className="sm:col-span-2" />}
        <RecordField form={form} name="currency" />
        <RecordField form={form} name="rounding" />
        <FoldedFields
          form={form}
          title={text.count(fields.prices.label, prices.length)}
          names={["prices"]}
          controls={{ prices: <Prices key="prices" form={form} /> }}
        />
        <RecordField form={form} name="taxMode" />
        {taxMode !== "none" && (
          <>
            <RecordField form={form} name="taxName" optionalHint="" />
            <RecordField form={form} name="taxNumber" />
            <RecordField form={form} name="taxLimitMinor" />
            <FoldedFields
              form={form}
              title={text.count(fields.taxRates.label, taxRates.length)}
              names={["taxRates"]}
              controls={{ taxRates: <TaxRates key="rates" form={form} /> }}
            />
          </>
        )}
        <FoldedFields
          form={form}
          title={text.count(fields.shippingMethods.label, shippingMethods.length)}
          names={["shippingMethods"]}
          controls={{ shippingMethods: <ShippingMethods key="methods" form={form} /> }}
        />
        <RecordField form={form} name="dutyTerms" />
        {(dutyTerms === "at_door" || dutyTerms === "paid") && (
          <FoldedFields
            form={form}
            title={text.count(fields.duties.label, duties.length)}
            names={["duties"]}
            controls={{ duties: <Duties key="duties" form={form} /> }}
          />
        )}
      </div>
      <MarketRehearsal id={row?.id ?? null} draft={form.draft} currency={currency} />
    </EditDialog>
  );
}
