import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { toShekels } from "#modules/orders/shekels.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { subtractMoney } from "#shared/money.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Amount } from "../../kit/money.tsx";
import { toastSuccess } from "../../kit/toasts.ts";
import { NotifyCustomerInput } from "./tell-customer-input.tsx";

const text = orderActions.payment;

/** Writes down that what was still due has come in. */
export function PaymentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [reference, setReference] = useState("");
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [problem, setProblem] = useState<string>();
  const pay = useApiAction("POST /api/admin/orders/:id/payments", {
    failed: text.failed,
    onDone: () => {
      onClose();
      toastSuccess(text.done);
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === "conflict") {
        onClose();
        showToast({ title: admin.error, description: text.alreadyPaid, tone: "error" });
        return true;
      }
      const codes = error.fields["reference"];
      if (codes) setProblem(codes.includes("taken") ? text.taken : orderActions.check);
      return false;
    },
  });
  const due = subtractMoney(order.total, order.paid);
  const dueIls = toShekels(due, order.ilsRate);
  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={
        <>
          {text.text} {dueIls && <Amount amount={dueIls} className="font-medium text-text" />}{" "}
          <Amount amount={due} />
        </>
      }
      submit={text.save}
      isPending={pay.isPending}
      onSubmit={() => {
        setProblem(undefined);
        pay.mutate({ params: { id: order.id }, body: { reference, notifyCustomer } });
      }}
      typed={{ reference, notifyCustomer }}
    >
      <TextInput
        name="order-payment-reference"
        label={text.reference}
        optionalHint={admin.dialog.optional}
        help={text.referenceHelp}
        error={problem}
        dir="auto"
        maxLength={200}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <NotifyCustomerInput value={notifyCustomer} onChange={setNotifyCustomer} />
    </EditDialog>
  );
}
