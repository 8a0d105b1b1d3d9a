import { useState, type ReactNode } from "react";
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
import { Duties, Prices, ShippingMethods, TaxRates, type MarketForm } from "./entry-fields.tsx";
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
  const { taxMode, dutyTerms } = form.draft;
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
        <Entries form={form} name="prices" of={Prices} />
        <RecordField form={form} name="taxMode" />
        {taxMode !== "none" && (
          <>
            <RecordField form={form} name="taxName" optionalHint="" />
            <RecordField form={form} name="taxNumber" />
            <RecordField form={form} name="taxLimitMinor" />
            <Entries form={form} name="taxRates" of={TaxRates} />
          </>
        )}
        <Entries form={form} name="shippingMethods" of={ShippingMethods} />
        <RecordField form={form} name="dutyTerms" />
        {(dutyTerms === "at_door" || dutyTerms === "paid") && (
          <Entries form={form} name="duties" of={Duties} />
        )}
      </div>
      <MarketRehearsal id={row?.id ?? null} draft={form.draft} currency={currency} />
    </EditDialog>
  );
}

type EntriesProps = {
  form: MarketForm;
  name: "prices" | "taxRates" | "shippingMethods" | "duties";
  of: (props: { form: MarketForm }) => ReactNode;
};

/** A list of the market, folded, with the number of its entries. */
function Entries({ form, name, of: List }: EntriesProps) {
  return (
    <FoldedFields
      form={form}
      title={text.count(fields[name].label, form.draft[name].length)}
      names={[name]}
      controls={{ [name]: <List key={name} form={form} /> }}
    />
  );
}
