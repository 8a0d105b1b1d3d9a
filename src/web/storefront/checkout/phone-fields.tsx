import { checkout as text } from "#i18n/en/checkout.ts";
import { dialingCodes } from "#modules/checkout/dialing-codes.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { FieldBinding } from "./address-fields.tsx";

/** A phone number, with the code of its country. */
export function PhoneFields({ bind }: { bind: FieldBinding }) {
  return (
    <>
      <SelectField
        {...bind("phoneCountryCode")}
        autoComplete="tel-country-code"
        className="col-span-6 sm:col-span-2"
      >
        {dialingCodes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...bind("phoneNumber")}
        type="tel"
        autoComplete="tel-national"
        help={text.help.phoneNumber}
        className="col-span-6 sm:col-span-4"
      />
    </>
  );
}
