import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { recordedPayment } from "#modules/orders/order-records.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { money, subtractMoney } from "#shared/money.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { createKey } from "#web/browser/create-key.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { showProblemToast } from "../../kit/toasts.ts";
import { createPayment } from "../payment-draft.ts";
import { getFarOffQuestion } from "../far-off-question.tsx";
import { PaymentFields } from "../payment-fields.tsx";
import { NotifyCustomerField } from "./notify-customer-input.tsx";

const text = orderActions.payment;

/** Form to record a payment: all that is due, or a part of it. */
export function PaymentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const due = subtractMoney(order.total, order.paid);
  const { currency } = due;
  // However often the form is sent, it is one payment.
  const [idempotencyKey] = useState(createKey);
  const form = useRecordForm(withCurrency(recordedPayment, currency), text.fields, {
    ...createPayment(due),
    notifyCustomer: true,
  });
  return (
    <ActionDialog
      {...text}
      call="POST /api/admin/orders/:id/payments"
      text={
        <>
          {text.text} <AmountInWords {...convertToBoth(due, order.ilsRate)} />. {text.amountHelp}
        </>
      }
      form={form}
      toInput={(values) => ({
        params: { id: order.id },
        body: { ...values, currency, idempotencyKey },
      })}
      getQuestion={({ amountMinor }) =>
        getFarOffQuestion([{ amount: money(amountMinor, currency), usual: due }])
      }
      onConflict={() => {
        onClose();
        showProblemToast(text.alreadyPaid);
      }}
      onClose={onClose}
    >
      <PaymentFields form={form} currency={currency} />
      <NotifyCustomerField form={form} customer={order.customer} />
    </ActionDialog>
  );
}
