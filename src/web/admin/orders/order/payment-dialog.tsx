import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { subtractMoney } from "#shared/money.ts";
import { ApiError } from "#web/api/api-client.ts";
import { createKey } from "#web/browser/create-key.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { showProblemToast } from "../../kit/toasts.ts";
import { createPayment, toPayment } from "../payment-draft.ts";
import { PaymentFields, findPaymentProblem } from "../payment-fields.tsx";
import { NotifyCustomerInput } from "./notify-customer-input.tsx";

const text = orderActions.payment;

/** Form to record a payment: all that is due, or a part of it. */
export function PaymentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const due = subtractMoney(order.total, order.paid);
  const { currency } = due;
  // However often the form is sent, it is one payment.
  const [idempotencyKey] = useState(createKey);
  const [payment, setPayment] = useState(() => createPayment(due.amountMinor));
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const pay = useApiAction("POST /api/admin/orders/:id/payments", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
    onConflict() {
      onClose();
      showProblemToast(text.alreadyPaid);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code === "conflict") return false;
      setProblems(
        Object.fromEntries(
          Object.entries(error.fields).map(([field, [code = ""]]) => [
            field,
            findPaymentProblem(field, code),
          ]),
        ),
      );
      return false;
    },
  });
  function send() {
    const body = toPayment(payment, currency);
    setProblems(body === undefined ? { amountMinor: text.problems.amount } : {});
    if (body === undefined) return;
    pay.mutate({ params: { id: order.id }, body: { ...body, idempotencyKey, notifyCustomer } });
  }
  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={
        <>
          {text.text} <AmountInWords {...convertToBoth(due, order.ilsRate)} />. {text.amountHelp}
        </>
      }
      submit={text.save}
      action={pay}
      onSubmit={send}
      typed={{ payment, notifyCustomer }}
    >
      <PaymentFields
        prefix="order-payment-"
        payment={payment}
        currency={currency}
        findProblem={(field) => problems[field]}
        onChange={setPayment}
      />
      {order.customer.email !== null && (
        <NotifyCustomerInput value={notifyCustomer} onChange={setNotifyCustomer} />
      )}
    </EditDialog>
  );
}
