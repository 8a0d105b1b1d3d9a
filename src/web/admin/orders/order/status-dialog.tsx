import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { SelectInput, TextAreaInput } from "../../kit/fields.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { isUnusual, sendsMail, usualNext, warningsOf } from "./status-moves.ts";
import { TellCustomerInput } from "./tell-customer-input.tsx";
import { useStatusChange } from "./use-status-change.ts";

const text = orderActions.status;

type StatusDialogProps = {
  order: OrderDetails;
  /** What has been chosen in the menu; without it the usual next one stands there first. */
  chosen: OrderStatus | undefined;
  onClose: () => void;
};

/** A change of the status with what belongs to it: why, and whether the customer hears of it. */
export function StatusDialog({ order, chosen, onClose }: StatusDialogProps) {
  const others = orderStatuses.filter((status) => status !== order.status);
  const [to, setTo] = useState(chosen ?? usualNext(order.status) ?? "pending");
  const [reason, setReason] = useState("");
  const [tellCustomer, setTellCustomer] = useState(true);
  const [isTried, setTried] = useState(false);
  const { change, isPending } = useStatusChange(order.id, onClose);
  const isMissing = isUnusual(order.status, to) && reason.trim() === "";
  const hasMail = sendsMail(order, to);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={
        <span className="flex items-center gap-2">
          {text.from} <StatusBadge status={order.status} />
        </span>
      }
    >
      <DialogForm
        submit={text.save}
        isPending={isPending}
        onSubmit={() => {
          setTried(true);
          if (isMissing) return document.getElementById("order-status-reason")?.focus();
          change(
            { from: order.status, to, note: reason.trim(), tellCustomer: hasMail && tellCustomer },
            { isShown: false },
          );
        }}
        typed={{ to, reason, tellCustomer }}
      >
        <SelectInput
          name="order-status-to"
          label={text.to}
          value={to}
          onChange={({ target }) =>
            setTo(orderStatuses.find((status) => status === target.value) ?? to)
          }
        >
          {others.map((status) => (
            <option key={status} value={status}>
              {orderWords.statuses[status]}
            </option>
          ))}
        </SelectInput>
        <Warnings order={order} to={to} />
        <TextAreaInput
          name="order-status-reason"
          label={text.reason}
          optionalHint={isUnusual(order.status, to) ? undefined : admin.dialog.optional}
          help={text.reasonHelp}
          error={isTried && isMissing ? text.reasonNeeded : undefined}
          dir="auto"
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {hasMail && <TellCustomerInput value={tellCustomer} onChange={setTellCustomer} />}
      </DialogForm>
    </Dialog>
  );
}

function Warnings({ order, to }: { order: OrderDetails; to: OrderStatus }) {
  const warnings = warningsOf(order, to);
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      {warnings.map((warning) => (
        <li key={warning}>{text.warnings[warning]}</li>
      ))}
    </ul>
  );
}
