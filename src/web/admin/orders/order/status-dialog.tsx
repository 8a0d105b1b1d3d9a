import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { Options } from "#ui/options.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextAreaInput } from "../../kit/fields.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { getStatuses, isUnusual, isMailSent, findUsualNext, getWarnings } from "./status-moves.ts";
import { NotifyCustomerInput } from "./notify-customer-input.tsx";
import { useStatusChange } from "./use-status-change.ts";

const text = orderActions.status;

type StatusDialogProps = {
  order: OrderDetails;
  /** Status chosen in the menu; without it, the usual next one is preselected. */
  chosen: OrderStatus | undefined;
  onClose: () => void;
};

/** The form of a status change: reason, and whether the customer is told. */
export function StatusDialog({ order, chosen, onClose }: StatusDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [opened] = useState(order);
  const others = getStatuses(order).filter((status) => status !== order.status);
  const [to, setTo] = useState(chosen ?? findUsualNext(order.status) ?? others[0] ?? order.status);
  const [reason, setReason] = useState("");
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [isTried, setTried] = useState(false);
  const { change, action } = useStatusChange(order.id, onClose);
  const isMissing = isUnusual(order.status, to) && reason.trim() === "";
  const hasMail = isMailSent(order, to);
  return (
    <EditDialog
      onClose={onClose}
      {...text}
      description={
        <span className="flex items-center gap-2">
          {text.from} <StatusBadge status={order.status} />
        </span>
      }
      action={action}
      onSubmit={() => {
        setTried(true);
        if (isMissing) return;
        change(
          {
            from: opened,
            to,
            note: reason.trim(),
            notifyCustomer: hasMail && notifyCustomer,
          },
          { isShown: false },
        );
      }}
      typed={{ to, reason, notifyCustomer }}
    >
      <SelectInput
        name="order-status-to"
        label={text.to}
        value={to}
        onChange={({ target }) => setTo(others.find((status) => status === target.value) ?? to)}
      >
        <Options values={others} labels={orderLabels.statuses} />
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
      {hasMail && (
        <NotifyCustomerInput
          customers={[order.customer]}
          value={notifyCustomer}
          onChange={setNotifyCustomer}
        />
      )}
    </EditDialog>
  );
}

function Warnings({ order, to }: { order: OrderDetails; to: OrderStatus }) {
  const warnings = getWarnings(order, to);
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      {warnings.map((warning) => (
        <li key={warning}>{text.warnings[warning]}</li>
      ))}
    </ul>
  );
}
