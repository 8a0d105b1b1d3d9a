import { addressLabels as text } from "#i18n/he/labels.ts";
import type { address } from "#modules/orders/order-records.ts";
import { addressParts, type AddressPart } from "#shared/address.ts";
import { CountryOptions } from "../kit/country-options.tsx";
import { RecordField } from "../kit/record-field.tsx";
import type { FieldsForm } from "../kit/record-form.ts";

type OrderAddressFieldsProps = {
  form: FieldsForm<typeof address.fields>;
  legend: string;
  /** The look of a field whose value should be checked. */
  getLook?: (part: AddressPart) => { readonly help?: string; readonly className?: string };
};

/**
 * An address of an order, typed for another person: browsers have nothing to fill in, unlike at
 * the checkout.
 */
export function OrderAddressFields({ form, legend, getLook }: OrderAddressFieldsProps) {
  const [country, line1, line2, city, ...last] = addressParts;
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 text-sm font-strong">{legend}</legend>
      <RecordField form={form} name={country} {...getLook?.(country)}>
        <option value="">{text.chooseCountry}</option>
        <CountryOptions />
      </RecordField>
      {[line1, line2, city].map((part) => (
        <RecordField key={part} form={form} name={part} {...getLook?.(part)} />
      ))}
      <div className="grid grid-cols-2 gap-3">
        {last.map((part) => (
          <RecordField key={part} form={form} name={part} {...getLook?.(part)} />
        ))}
      </div>
    </fieldset>
  );
}
