import { useContext } from "react";
import { marketFields } from "#i18n/he/market-fields.ts";
import type { market } from "#modules/markets/market.ts";
import {
  duty,
  ownPrice,
  shippingMethod,
  shippingStep,
  taxRate,
} from "#modules/markets/market-entries.ts";
import { createDraft } from "#shared/records/record.ts";
import { createKey } from "#web/browser/create-key.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { CountryOptions } from "../../kit/country-options.tsx";
import { EntriesField } from "../../kit/entries-field.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";
import { formatPlaces } from "./market-labels.tsx";

export type MarketForm = FieldsForm<typeof market.fields>;

const { prices, taxRates, shippingMethods, duties } = marketFields;

/** The market's own prices of variants. */
export function Prices({ form }: { form: MarketForm }) {
  const { may } = useContext(AbilitiesContext);
  const stock = useApi(
    "GET /api/admin/stock",
    { query: {} },
    { enabled: may.includes("stock.read") },
  );
  const variants = stock.data?.variants ?? [];
  const { choose, other } = prices.entry.fields.variantId;
  return (
    <EntriesField
      form={form}
      name="prices"
      isTitled
      type={ownPrice}
      columns="grid-cols-[1fr_6rem] sm:grid-cols-[1fr_10rem]"
    >
      {(price) => (
        <>
          <RecordField form={price} name="variantId">
            <option value="">{choose}</option>
            {variants.map(({ id, productName, variantName }) => (
              <option key={id} value={id}>{`${productName} – ${variantName}`}</option>
            ))}
            <Stored value={price.draft.variantId} ids={variants.map(({ id }) => id)} name={other} />
          </RecordField>
          <RecordField form={price} name="priceMinor" />
        </>
      )}
    </EntriesField>
  );
}

/** The option of a stored value that is not among those that can be chosen. */
function Stored({ value, ids, name }: { value: string; ids: readonly string[]; name: string }) {
  return value !== "" && !ids.includes(value) && <option value={value}>{name}</option>;
}

/** The rates of tax, by place, class and day. */
export function TaxRates({ form }: { form: MarketForm }) {
  const places = form.draft.places.filter((place) => place.length >= 2);
  return (
    <EntriesField
      form={form}
      name="taxRates"
      isTitled
      type={taxRate}
      columns="grid-cols-2 sm:grid-cols-[1.5fr_1fr_1.2fr_6rem]"
    >
      {(rate) => (
        <>
          <RecordField form={rate} name="place" optionalHint="">
            <option value="">{taxRates.entry.fields.place.all}</option>
            {[...new Set([...places, rate.draft.place])]
              .filter((place) => place !== "")
              .map((place) => (
                <option key={place} value={place}>
                  {formatPlaces([place])}
                </option>
              ))}
          </RecordField>
          <RecordField form={rate} name="taxClass" />
          <RecordField form={rate} name="from" className="max-sm:col-span-2" />
          <RecordField form={rate} name="rateBp" />
        </>
      )}
    </EntriesField>
  );
}

/** The ways to ship; the first is what a customer gets who chooses none. */
export function ShippingMethods({ form }: { form: MarketForm }) {
  return (
    <EntriesField
      form={form}
      name="shippingMethods"
      isTitled
      isSorted
      type={shippingMethod}
      create={() => ({ ...createDraft(shippingMethod), id: createKey() })}
    >
      {(method) => <MethodFields method={method} />}
    </EntriesField>
  );
}

function MethodFields({ method }: { method: FieldsForm<typeof shippingMethod.fields> }) {
  const { kind, carrierId } = method.draft;
  const { carrierId: carrierText, steps } = shippingMethods.entry.fields;
  const { may } = useContext(AbilitiesContext);
  const read = useApi("GET /api/admin/carriers", {}, { enabled: may.includes("orders.read") });
  const carriers = (read.data?.carriers ?? []).filter(
    ({ id, isActive }) => isActive || id === carrierId,
  );
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <RecordField form={method} name="name" />
        <RecordField form={method} name="publicName" />
        <RecordField form={method} name="carrierId">
          <option value="">{carrierText.none}</option>
          {carriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <Stored value={carrierId} ids={carriers.map(({ id }) => id)} name={carrierText.other} />
        </RecordField>
        <RecordField form={method} name="kind" />
        <RecordField form={method} name="priceMinor" />
        <RecordField form={method} name="freeOverMinor" />
        <RecordField form={method} name="daysMin" />
        <RecordField form={method} name="daysMax" />
      </div>
      <RecordField form={method} name="isPickup" />
      {kind !== "flat" && (
        <EntriesField
          form={method}
          name="steps"
          type={shippingStep}
          columns="grid-cols-2 sm:grid-cols-[10rem_10rem]"
        >
          {(step) => (
            <>
              <RecordField form={step} name="from" label={steps.entry.fields.from.kinds[kind]} />
              <RecordField form={step} name="priceMinor" />
            </>
          )}
        </EntriesField>
      )}
    </>
  );
}

/** Customs duties, by tariff code, country of origin and day. */
export function Duties({ form }: { form: MarketForm }) {
  return (
    <EntriesField
      form={form}
      name="duties"
      isTitled
      type={duty}
      columns="grid-cols-2 sm:grid-cols-[1fr_1.3fr_1.2fr_1fr_6rem]"
    >
      {(each) => (
        <>
          <RecordField form={each} name="tariffCode" optionalHint="" />
          <RecordField form={each} name="origin" optionalHint="">
            <option value="">{duties.entry.fields.origin.all}</option>
            <CountryOptions />
          </RecordField>
          <RecordField form={each} name="from" className="max-sm:col-span-2" />
          <RecordField form={each} name="kind" />
          <RecordField form={each} name="value" />
        </>
      )}
    </EntriesField>
  );
}
