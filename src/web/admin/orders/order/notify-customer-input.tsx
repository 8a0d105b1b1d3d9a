import { orderActions } from "#i18n/he/order-actions.ts";
import { CheckInput } from "../../kit/fields.tsx";

/** Whether the customer gets a mail about what is done to their order. */
export function NotifyCustomerInput({
  value,
  onChange,
}: {
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <CheckInput
      label={orderActions.notifyCustomer}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
