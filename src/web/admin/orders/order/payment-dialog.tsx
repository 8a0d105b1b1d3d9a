import { useState, type ReactNode } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import { recordedPayment } from "#modules/orders/order-records.ts";
import { matchedPayment } from "#modules/orders/payments/matched-payment.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { serviceNames } from "#shared/payment-services.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { money, subtractMoney } from "#shared/money.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { Options } from "#ui/options.tsx";
import { createKey } from "#web/browser/create-key.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { Chips } from "../../kit/chips.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { showProblemToast } from "../../kit/toasts.ts";
import { createPayment } from "../payment-draft.ts";
import { getFarOffQuestion } from "../far-off-question.tsx";
import { PaymentFields } from "../payment-fields.tsx";
import { NotifyCustomerField } from "./notify-customer-input.tsx";

const text = orderActions.payment;
const { match } = orderMoney;

type PaymentDialogProps = { order: OrderDetails; onClose: () => void };

/** Form to record a payment: by hand, or one that a service took, by its number there. */
export function PaymentDialog(props: PaymentDialogProps) {
  const [way, setWay] = useState<"hand" | "service">("hand");
  const WayForm = way === "hand" ? PaymentByHand : MatchedPayment;
  return (
    <WayForm {...props}>
      {props.order.connectedServices.length > 0 && (
        <Chips
          label={match.way}
          value={way}
          choices={[
            { value: "hand", label: match.ways.hand },
            { value: "service", label: match.ways.service },
          ]}
          onChoose={setWay}
          className="justify-self-start"
        />
      )}
    </WayForm>
  );
}

type WayFormProps = PaymentDialogProps & {
  /** The choice between the ways. */
  children: ReactNode;
};

/** All that is due, or a part of it. */
function PaymentByHand({ order, onClose, children }: WayFormProps) {
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
      onConflict={() => closeAsPaid(onClose)}
      onClose={onClose}
    >
      {children}
      <PaymentFields form={form} currency={currency} />
      <NotifyCustomerField form={form} customer={order.customer} />
    </ActionDialog>
  );
}

/** The service says how much it was. */
function MatchedPayment({ order, onClose, children }: WayFormProps) {
  const { connectedServices, customer, ilsRate } = order;
  const due = subtractMoney(order.total, order.paid);
  const form = useRecordForm(matchedPayment, match.fields, {
    service: connectedServices[0] ?? "stripe",
    reference: "",
    notifyCustomer: true,
  });
  return (
    <ActionDialog
      {...match}
      call="POST /api/admin/orders/:id/payments/match"
      text={
        <>
          {match.text} <AmountInWords {...convertToBoth(due, ilsRate)} />.
        </>
      }
      form={form}
      toInput={(body) => ({ params: { id: order.id }, body })}
      onConflict={() => closeAsPaid(onClose)}
      onClose={onClose}
    >
      {children}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <RecordField form={form} name="service">
          <Options values={connectedServices} labels={serviceNames} />
        </RecordField>
        <RecordField form={form} name="reference" />
      </div>
      <NotifyCustomerField form={form} customer={customer} />
    </ActionDialog>
  );
}

function closeAsPaid(onClose: () => void): void {
  onClose();
  showProblemToast(text.alreadyPaid);
}
