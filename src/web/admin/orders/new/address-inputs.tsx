import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { isOptional, type AddressField, type TypedAddress } from "../address.ts";
import { CountryOptions } from "../country-options.tsx";

const text = newOrder.addresses;

type AddressInputsProps = {
  title: string;
  /** The API's name of the address, which begins the names of its fields. */
  place: "billingAddress" | "shippingAddress";
  address: TypedAddress;
  problemAt: (path: string) => string | undefined;
  onChange: (address: TypedAddress) => void;
};

export function AddressInputs({ title, place, address, problemAt, onChange }: AddressInputsProps) {
  const field = (name: AddressField) =>
    ({
      name: `${place}.${name}`,
      label: text[name],
      value: address[name],
      error: problemAt(`${place}.${name}`),
      optionalHint: isOptional(name) ? admin.dialog.optional : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...address, [name]: target.value }),
    }) as const;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-strong">{title}</legend>
      <TextInput {...field("line1")} dir="auto" maxLength={150} />
      <TextInput {...field("line2")} dir="auto" maxLength={150} />
      <TextInput {...field("city")} dir="auto" maxLength={150} />
      <TextInput {...field("postalCode")} isLatin maxLength={150} />
      <SelectInput {...field("country")}>
        <option value="">{text.chooseCountry}</option>
        <CountryOptions />
      </SelectInput>
      <TextInput {...field("state")} dir="auto" maxLength={150} />
    </fieldset>
  );
}
