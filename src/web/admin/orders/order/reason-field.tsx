import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { TextAreaInput } from "../../kit/fields.tsx";

const text = orderActions.edit;

/** Why an order was edited; the customer reads it. */
export function ReasonField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextAreaInput
      name="order-edit-reason"
      label={text.reason}
      optionalHint={admin.dialog.optional}
      help={text.reasonHelp}
      dir="auto"
      rows={2}
      maxLength={2_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
