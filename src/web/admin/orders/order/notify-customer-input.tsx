import { orderActions } from "#i18n/he/order-actions.ts";
import type { Field } from "#shared/records/fields.ts";
import { CheckInput } from "../../kit/fields.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

/** A customer, who may have no address to write to. */
type Customer = { readonly email: string | null };

type NotifyCustomerInputProps = {
  /** Those whom the mail would go to. */
  customers: readonly Customer[];
  label?: string;
  value: boolean;
  onChange: (value: boolean) => void;
};

/**
 * Whether customers get a mail about what is done to their orders; nothing where none of them has
 * an address.
 */
export function NotifyCustomerInput({
  customers,
  label = orderActions.notifyCustomer,
  value,
  onChange,
}: NotifyCustomerInputProps) {
  if (customers.every(({ email }) => email === null)) return null;
  return (
    <CheckInput label={label} checked={value} onChange={({ target }) => onChange(target.checked)} />
  );
}

type NotifyCustomerFieldProps<F extends NotifyFields> = {
  form: FieldsForm<F>;
  customer: Customer;
};
type NotifyFields = { readonly notifyCustomer: Field<boolean> };

/** The same as a field of a record. */
export function NotifyCustomerField<F extends NotifyFields>({
  form,
  customer,
}: NotifyCustomerFieldProps<F>) {
  return customer.email === null ? null : <RecordField form={form} name="notifyCustomer" />;
}
