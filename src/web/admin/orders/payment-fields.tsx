import { orderActions } from "#i18n/he/order-actions.ts";
import type { payment } from "#modules/orders/order-records.ts";
import type { Currency } from "#shared/money.ts";
import { RecordField } from "../kit/record-field.tsx";
import type { FieldsForm } from "../kit/record-form.ts";

type PaymentFieldsProps<F extends typeof payment.fields> = {
  form: FieldsForm<F>;
  currency: Currency;
};

/** How much came in, how, and when. */
export function PaymentFields<F extends typeof payment.fields>(props: PaymentFieldsProps<F>) {
  const { form, currency } = props;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <RecordField form={form} name="amountMinor" label={orderActions.payment.amount[currency]} />
      <RecordField form={form} name="kind" />
      <RecordField form={form} name="paidOn" optionalHint={undefined} />
      <RecordField form={form} name="reference" />
    </div>
  );
}
