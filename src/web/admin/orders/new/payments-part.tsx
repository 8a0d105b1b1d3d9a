import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { payment as type } from "#modules/orders/order-records.ts";
import type { FieldErrors } from "#shared/errors.ts";
import type { Money } from "#shared/money.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { Entries } from "../../kit/entries-field.tsx";
import { Panel } from "../../kit/panel.tsx";
import { getProblemsIn } from "../../kit/record-form.ts";
import { createPayment, type PaymentDraft } from "../payment-draft.ts";
import { PaymentFields } from "../payment-fields.tsx";

const text = newOrder.payments;
/** The most that the API takes at once. */
const MAX_PAYMENTS = 10;

type PaymentsPartProps = {
  payments: readonly PaymentDraft[];
  /** Amount that is not paid yet: a new payment begins with it. */
  due: Money;
  problems: FieldErrors;
  onChange: (payments: readonly PaymentDraft[]) => void;
};

/** Payments received so far, one by one. */
export function PaymentsPart({ payments, due, problems, onChange }: PaymentsPartProps) {
  return (
    <Panel title={text.title}>
      <div className="px-5 pb-5">
        <Entries
          id="payments"
          type={withCurrency(type, due.currency)}
          words={{ ...text, fields: orderActions.payment.fields }}
          value={payments}
          problems={getProblemsIn(problems, "payments")}
          max={MAX_PAYMENTS}
          create={() => createPayment(due)}
          onChange={onChange}
        >
          {(payment) => <PaymentFields form={payment} currency={due.currency} />}
        </Entries>
      </div>
    </Panel>
  );
}
