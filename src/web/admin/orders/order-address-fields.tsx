import { admin } from "#i18n/he/admin.ts";
import { addressLabels as text } from "#i18n/he/labels.ts";
import {
  isOptionalPart,
  MAX_ADDRESS_PART,
  type AddressPart,
  type TypedAddress,
} from "#shared/address.ts";
import { SelectInput, TextInput } from "../kit/fields.tsx";
import { CountryOptions } from "../kit/country-options.tsx";

type FieldLook = { readonly help?: string; readonly className?: string };

type OrderAddressFieldsProps = {
  /** Begins the names of the fields: "order-billing-". */
  prefix: string;
  legend: string;
  address: TypedAddress;
  findProblem: (part: AddressPart) => string | undefined;
  /** The class of a field whose value should be checked. */
  getLook?: (part: AddressPart) => FieldLook;
  onChange: (address: TypedAddress) => void;
};

/**
 * An address of an order, typed for another person: browsers have nothing to fill in, unlike at
 * the checkout.
 */
export function OrderAddressFields(props: OrderAddressFieldsProps) {
  const { prefix, legend, address, findProblem, getLook, onChange } = props;
  const getFieldProps = (name: AddressPart) => ({
    name: prefix + name,
    label: text[name],
    error: findProblem(name),
    ...getLook?.(name),
    optionalHint: isOptionalPart(name) ? admin.dialog.optional : undefined,
    value: address[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...address, [name]: target.value }),
  });
  const getLineProps = (name: AddressPart) => ({
    ...getFieldProps(name),
    dir: "auto",
    maxLength: MAX_ADDRESS_PART,
  });
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 text-sm font-strong">{legend}</legend>
      <SelectInput {...getFieldProps("country")}>
        <option value="">{text.chooseCountry}</option>
        <CountryOptions />
      </SelectInput>
      <TextInput {...getLineProps("line1")} />
      <TextInput {...getLineProps("line2")} />
      <TextInput {...getLineProps("city")} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput {...getLineProps("state")} />
        <TextInput {...getLineProps("postalCode")} dir={undefined} isLatin />
      </div>
    </fieldset>
  );
}
