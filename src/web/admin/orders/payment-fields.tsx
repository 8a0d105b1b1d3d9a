import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { paymentKinds } from "#modules/orders/kinds.ts";
import type { Currency } from "#shared/money.ts";
import { Options } from "#ui/options.tsx";
import { SelectInput, TextInput } from "../kit/fields.tsx";
import type { PaymentDraft } from "./payment-draft.ts";

const text = orderActions.payment;

type PaymentFieldsProps = {
  /** Before the name of each field. */
  prefix: string;
  payment: PaymentDraft;
  currency: Currency;
  findProblem: (field: string) => string | undefined;
  onChange: (payment: PaymentDraft) => void;
};

/** How much came in, how, and when. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { prefix, payment, currency, findProblem, onChange } = props;
  const change = (changes: Partial<PaymentDraft>) => onChange({ ...payment, ...changes });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectInput
        name={`${prefix}kind`}
        label={text.kind}
        value={payment.kind}
        onChange={({ target }) =>
          change({ kind: paymentKinds.find((kind) => kind === target.value) ?? payment.kind })
        }
      >
        <Options values={paymentKinds} labels={orderLabels.paymentKinds} />
      </SelectInput>
      <TextInput
        name={`${prefix}amountMinor`}
        label={text.amount[currency]}
        isLatin
        inputMode="decimal"
        maxLength={14}
        value={payment.amount}
        error={findProblem("amountMinor") ?? findProblem("currency")}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextInput
        name={`${prefix}paidOn`}
        label={text.day}
        type="date"
        isLatin
        value={payment.paidOn}
        error={findProblem("paidOn")}
        onChange={({ target }) => change({ paidOn: target.value })}
      />
      <TextInput
        name={`${prefix}reference`}
        label={text.reference}
        optionalHint={admin.dialog.optional}
        dir="auto"
        maxLength={200}
        value={payment.reference}
        error={findProblem("reference")}
        onChange={({ target }) => change({ reference: target.value })}
      />
    </div>
  );
}

/** Problem with a field of a payment, in a sentence, by the field's name in the API. */
export function findPaymentProblem(field: string, code: string): string {
  const { problems } = text;
  if (field === "amountMinor") return code === "too_large" ? problems.tooMuch : problems.amount;
  if (field === "paidOn") return code === "in_future" ? problems.day : orderActions.check;
  if (field === "currency") return problems.currency;
  return code === "taken" ? problems.taken : orderActions.check;
}
