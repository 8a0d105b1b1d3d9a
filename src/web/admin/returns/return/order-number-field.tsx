import { returns } from "#i18n/he/returns.ts";
import { TextInput } from "../../kit/fields.tsx";

type OrderNumberFieldProps = {
  value: string;
  onChange: (orderNumber: string) => void;
  error: string | undefined;
};

export function OrderNumberField({ value, onChange, error }: OrderNumberFieldProps) {
  return (
    <TextInput
      name="return-order-number"
      label={returns.steps.orderNumber}
      isLatin
      maxLength={40}
      autoComplete="off"
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
