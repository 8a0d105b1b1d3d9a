import { compareText, formatCountry } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { countries } from "#modules/checkout/countries.ts";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import type { AddressDraft, AddressField } from "./draft.ts";

const text = newOrder.addresses;

const countryChoices = countries
  .map(([code]) => ({ code, name: formatCountry(code, "he-IL") }))
  .toSorted((a, b) => compareText(a.name, b.name, "he-IL"));

type AddressInputsProps = {
  title: string;
  /** The API's name of the address, which begins the names of its fields. */
  place: "billingAddress" | "shippingAddress";
  address: AddressDraft;
  problemAt: (path: string) => string | undefined;
  onChange: (address: AddressDraft) => void;
};

export function AddressInputs({ title, place, address, problemAt, onChange }: AddressInputsProps) {
  const field = (name: AddressField) =>
    ({
      name: `${place}.${name}`,
      label: text[name],
      value: address[name],
      error: problemAt(`${place}.${name}`),
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...address, [name]: target.value }),
    }) as const;
  const optional = { optionalHint: admin.dialog.optional } as const;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-strong">{title}</legend>
      <TextInput {...field("line1")} dir="auto" maxLength={150} />
      <TextInput {...field("line2")} {...optional} dir="auto" maxLength={150} />
      <TextInput {...field("city")} dir="auto" maxLength={150} />
      <TextInput {...field("postalCode")} {...optional} isLatin maxLength={150} />
      <SelectInput {...field("country")}>
        <option value="">{text.chooseCountry}</option>
        {countryChoices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectInput>
      <TextInput {...field("state")} {...optional} dir="auto" maxLength={150} />
    </fieldset>
  );
}
