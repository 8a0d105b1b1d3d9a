import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { shekelsOf } from "#modules/orders/shekels.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { subtractMoney } from "#shared/money.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Amount } from "../../kit/money.tsx";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";
import { TellCustomerInput } from "./tell-customer-input.tsx";

const text = orderActions.payment;

/** Writes down that what was still due has come in. */
export function PaymentDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [reference, setReference] = useState("");
  const [tellCustomer, setTellCustomer] = useState(true);
  const [problem, setProblem] = useState<string>();
  const pay = useApiAction<typeof salesEndpoints.recordPayment>(
    "post",
    "/api/admin/orders/:id/payments",
    {
      refreshes: orderReads,
      failed: text.failed,
      onDone: () => {
        onClose();
        tellDone(text.done);
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
    },
  );
  const due = subtractMoney(order.total, order.paid);
  const dueIls = shekelsOf(due, order.ilsRate);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={
        <>
          {text.text} {dueIls && <Amount amount={dueIls} className="font-medium text-text" />}{" "}
          <Amount amount={due} />
        </>
      }
    >
      <DialogForm
        submit={text.save}
        isPending={pay.isPending}
        onSubmit={() => {
          setProblem(undefined);
          pay.mutate({ params: { id: order.id }, body: { reference, tellCustomer } });
        }}
        typed={{ reference, tellCustomer }}
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
        <TellCustomerInput value={tellCustomer} onChange={setTellCustomer} />
      </DialogForm>
    </Dialog>
  );
}
