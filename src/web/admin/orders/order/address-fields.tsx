import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { isOptional, type AddressField, type TypedAddress } from "../address.ts";
import { CountryOptions } from "../country-options.tsx";
import type { AddressProblems } from "./typed-address.ts";

const text = orderActions.edit.address;

const bound = 150;

type AddressFieldsProps = {
  /** Stands before the names of the fields: "order-billing". */
  prefix: string;
  legend: string;
  address: TypedAddress;
  problems: AddressProblems;
  onChange: (address: TypedAddress) => void;
};

/** An address to fill in. */
export function AddressFields({ prefix, legend, address, problems, onChange }: AddressFieldsProps) {
  const field = (name: AddressField) => ({
    name: `${prefix}-${name}`,
    label: text[name],
    error: problems[name],
    optionalHint: isOptional(name) ? admin.dialog.optional : undefined,
    value: address[name],
  });
  const line = (name: Exclude<AddressField, "country">) => ({
    ...field(name),
    dir: "auto",
    maxLength: bound,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...address, [name]: target.value }),
  });
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 text-sm font-strong">{legend}</legend>
      <SelectInput
        {...field("country")}
        onChange={({ target }) => onChange({ ...address, country: target.value })}
      >
        <option value="">{text.chooseCountry}</option>
        <CountryOptions />
      </SelectInput>
      <TextInput {...line("line1")} />
      <TextInput {...line("line2")} />
      <TextInput {...line("city")} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput {...line("state")} />
        <TextInput {...line("postalCode")} dir={undefined} isLatin />
      </div>
    </fieldset>
  );
}
