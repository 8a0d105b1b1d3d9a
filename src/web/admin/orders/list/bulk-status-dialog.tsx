import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as labels } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { orderStatuses, getRules, type OrderStatus } from "#modules/orders/status.ts";
import { Options } from "#ui/options.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { SelectInput, TextAreaInput } from "../../kit/fields.tsx";
import { NotifyCustomerInput } from "../order/notify-customer-input.tsx";
import { isSent, isUnpaidCounted } from "../order/status-moves.ts";
import { BulkOutcomes } from "./bulk-outcomes.tsx";
import { useBulkStatus } from "./use-bulk-status.ts";

const text = labels.bulkStatus;

type BulkStatusDialogProps = {
  orders: readonly OrderRow[];
  onClose: () => void;
  /** Orders that have another status now. */
  onChanged: (orders: readonly OrderRow[]) => void;
};

/** Changes the status of many orders: asks, shows the progress, and the outcome of each. */
export function BulkStatusDialog({ orders, onClose, onChanged }: BulkStatusDialogProps) {
  // Those that the dialog was opened for, whatever happens to the list meanwhile.
  const [requested] = useState(orders);
  const [status, setStatus] = useState<OrderStatus>();
  const [note, setNote] = useState("");
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [isStatusMissing, setStatusMissing] = useState(false);
  const [isUnpaidQuestionOpen, setIsUnpaidQuestionOpen] = useState(false);
  const { run, start } = useBulkStatus({ all: requested.length, onClose, onChanged });
  const unpaid = requested.filter(
    (it) => status !== undefined && it.status !== status && isUnpaidCounted(it, status),
  );
  const nowhere = requested.filter(
    ({ country, status: before }) =>
      status !== undefined &&
      isSent(status) &&
      getRules(before).stock !== "shipped" &&
      country === null,
  );
  const isRunning = run !== undefined && !run.isOver;

  return (
    <Dialog onClose={() => !isRunning && onClose()} title={text.title(requested.length)}>
      {run === undefined ? (
        <DialogForm
          submit={text.run}
          onSubmit={() => {
            if (status === undefined) setStatusMissing(true);
            else if (unpaid.length > 0) setIsUnpaidQuestionOpen(true);
            else void start(requested, { status, note, notifyCustomer }, []);
          }}
          typed={{ status, note, notifyCustomer }}
        >
          <SelectInput
            name="bulk-status"
            label={text.to}
            value={status ?? ""}
            error={isStatusMissing ? text.missing : undefined}
            help={status && getRules(status).comesWithRefund ? text.refundHelp : undefined}
            onChange={({ target }) => {
              setStatus(orderStatuses.find((it) => it === target.value));
              setStatusMissing(false);
            }}
          >
            <option value="">{text.choose}</option>
            <Options values={orderStatuses} labels={orderLabels.statuses} />
          </SelectInput>
          {nowhere.length > 0 && (
            <p className="rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
              {text.noAddress(nowhere.map(({ number }) => `#${number}`).join(", "))}
            </p>
          )}
          <TextAreaInput
            name="bulk-reason"
            label={text.reason}
            optionalHint={admin.dialog.optional}
            help={text.reasonHelp}
            maxLength={2_000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {status !== undefined && getRules(status).mail !== null && (
            <NotifyCustomerInput
              customers={requested.map(({ customer }) => customer)}
              label={text.notify}
              value={notifyCustomer}
              onChange={setNotifyCustomer}
            />
          )}
        </DialogForm>
      ) : (
        <>
          <BulkOutcomes {...run} />
          <DialogActions>
            <ActionButton
              isPending={isRunning}
              onClick={() => {
                const failed = run.outcomes.filter((outcome) => outcome.error !== undefined);
                const done = run.outcomes.filter((outcome) => outcome.error === undefined);
                void start(
                  // With the status that another user has set meanwhile.
                  failed.map(({ item }) => orders.find(({ id }) => id === item.id) ?? item),
                  { status: run.status, note, notifyCustomer },
                  done,
                );
              }}
            >
              {text.again}
            </ActionButton>
            {run.isOver && (
              <ActionButton tone="main" onClick={onClose}>
                {text.close}
              </ActionButton>
            )}
          </DialogActions>
        </>
      )}
      {isUnpaidQuestionOpen && status !== undefined && (
        <ConfirmDialog
          {...text.unpaid}
          text={text.unpaid.text(unpaid.length)}
          onConfirm={() => {
            setIsUnpaidQuestionOpen(false);
            void start(requested, { status, note, notifyCustomer }, []);
          }}
          onClose={() => setIsUnpaidQuestionOpen(false)}
        />
      )}
    </Dialog>
  );
}
