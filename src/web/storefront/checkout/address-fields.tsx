import { checkout as text } from "#i18n/en/checkout.ts";
import { countries } from "#modules/checkout/countries.ts";
import type { DetailField } from "#modules/checkout/details.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import type { FieldBinding } from "./details-step.tsx";

type AddressFieldsProps = {
  /** The names of the address's fields. */
  fields: {
    country: DetailField;
    line1: DetailField;
    line2: DetailField;
    city: DetailField;
    state: DetailField;
    postalCode: DetailField;
  };
  /** The section that browsers fill in together: "billing" or "shipping". */
  section: "billing" | "shipping";
  bind: FieldBinding;
};

/** One postal address. */
export function AddressFields({ fields, section, bind }: AddressFieldsProps) {
  return (
    <>
      <SelectField
        {...bind(fields.country)}
        autoComplete={`${section} country`}
        className="col-span-6"
      >
        <option value="">{text.chooseCountry}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...bind(fields.line1)}
        autoComplete={`${section} address-line1`}
        className="col-span-6"
      />
      <TextField
        {...bind(fields.line2)}
        autoComplete={`${section} address-line2`}
        className="col-span-6"
      />
      <TextField
        {...bind(fields.city)}
        autoComplete={`${section} address-level2`}
        className="col-span-6 sm:col-span-2"
      />
      <TextField
        {...bind(fields.state)}
        autoComplete={`${section} address-level1`}
        className="col-span-3 sm:col-span-2"
      />
      <TextField
        {...bind(fields.postalCode)}
        autoComplete={`${section} postal-code`}
        className="col-span-3 sm:col-span-2"
      />
    </>
  );
}
