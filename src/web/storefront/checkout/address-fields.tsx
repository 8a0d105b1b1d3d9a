import type { ChangeEvent } from "react";
import { checkout as text } from "#i18n/en/checkout.ts";
import { countries } from "#modules/checkout/countries.ts";
import { addressFields, type AddressPlace, type DetailField } from "#modules/checkout/details.ts";
import { hasStates } from "#modules/checkout/states.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

/** Ties a field to what was typed and to what is wrong with it. */
export type FieldBinding = (field: DetailField) => {
  name: DetailField;
  label: string;
  value: string;
  error: string | undefined;
  optionalHint: string | undefined;
  "aria-required": boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type AddressFieldsProps = {
  /** Also the section that browsers fill in together. */
  place: AddressPlace;
  bind: FieldBinding;
};

/** One postal address. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <CountryField {...props} />
      <PostalFields {...props} />
    </>
  );
}

/** The country of an address: its other fields follow from it. */
export function CountryField({ place, bind }: AddressFieldsProps) {
  return (
    <SelectField
      {...bind(addressFields[place].country)}
      autoComplete={`${place} country`}
      className="col-span-6"
    >
      <option value="">{text.chooseCountry}</option>
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields of an address in its country; a state only where addresses have one. */
export function PostalFields({ place, bind }: AddressFieldsProps) {
  const fields = addressFields[place];
  return (
    <>
      <TextField
        {...bind(fields.line1)}
        autoComplete={`${place} address-line1`}
        className="col-span-6"
      />
      <TextField
        {...bind(fields.line2)}
        autoComplete={`${place} address-line2`}
        className="col-span-6"
      />
      <TextField
        {...bind(fields.city)}
        autoComplete={`${place} address-level2`}
        className="col-span-6 sm:col-span-3"
      />
      {hasStates(bind(fields.country).value) && (
        <TextField
          {...bind(fields.state)}
          autoComplete={`${place} address-level1`}
          className="col-span-3"
        />
      )}
      <TextField
        {...bind(fields.postalCode)}
        autoComplete={`${place} postal-code`}
        enterKeyHint="go"
        className="col-span-3"
      />
    </>
  );
}
