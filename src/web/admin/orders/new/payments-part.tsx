import { Plus, X } from "lucide-react";
import { useState } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { payment as type } from "#modules/orders/order-records.ts";
import type { FieldErrors } from "#shared/errors.ts";
import type { Money } from "#shared/money.ts";
import { withCurrency } from "#shared/records/record.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { getProblemsIn } from "../../kit/record-form.ts";
import { Panel } from "../../kit/panel.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
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

/** The amount of a payment that was just added, which selects what it holds. */
function focusAmount(payment: HTMLFieldSetElement | null): void {
  payment?.querySelector("input")?.focus();
}

/** Payments received so far, one by one. */
export function PaymentsPart({ payments, due, problems, onChange }: PaymentsPartProps) {
  const [isAdded, setAdded] = useState(false);
  return (
    <Panel title={text.title}>
      <div className="grid justify-items-start gap-4 px-5 pb-5">
        {payments.length === 0 && <p className="text-soft">{text.none}</p>}
        {payments.map((payment, index) => (
          // They have no names of their own, and stand in the order in which they were added.
          <fieldset
            key={index}
            ref={isAdded ? focusAmount : undefined}
            className="flex w-full items-start gap-2"
          >
            <legend className="mb-2 font-medium">{text.legend(index + 1)}</legend>
            <div className="min-w-0 grow">
              <PaymentFields
                form={{
                  type: { ...withCurrency(type, due.currency), name: `payments-${index}` },
                  words: orderActions.payment.fields,
                  draft: payment,
                  problems: getProblemsIn(problems, `payments.${index}`),
                  change: (changes) =>
                    onChange(payments.map((it) => (it === payment ? { ...it, ...changes } : it))),
                }}
                currency={due.currency}
              />
            </div>
            <ToolButton
              label={text.remove}
              onClick={() => onChange(payments.filter((it) => it !== payment))}
            >
              <X aria-hidden className="size-4" />
            </ToolButton>
          </fieldset>
        ))}
        {payments.length < MAX_PAYMENTS && (
          <ActionButton
            onClick={() => {
              setAdded(true);
              onChange([...payments, createPayment(due)]);
            }}
          >
            <Plus aria-hidden className="size-4" />
            {text.add}
          </ActionButton>
        )}
      </div>
    </Panel>
  );
}
