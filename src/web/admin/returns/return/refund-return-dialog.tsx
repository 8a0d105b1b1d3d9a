import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { returns } from "#i18n/he/returns.ts";
import { createKey } from "#web/browser/create-key.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { CheckInput, TextInput } from "../../kit/fields.tsx";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { readRefund } from "../../orders/order/refund-amount.ts";
import { NoteField } from "./note-field.tsx";
import { getDialogHead, type StepDialogProps } from "./next-steps.ts";
import { useReturnRefund } from "./use-step.ts";

const text = returns.steps;
const refundText = orderActions.refund;

/** The refund of a return; the legal fee is already subtracted. */
export function RefundReturnDialog({ shown, onClose }: StepDialogProps) {
  const { left, suggested } = shown;
  const [idempotencyKey] = useState(createKey);
  const [typed, setTyped] = useState(
    suggested.amountMinor > 0 ? toTypedAmount(suggested.amountMinor) : "",
  );
  const [byHand, setByHand] = useState(false);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const refund = useReturnRefund({ onDone: onClose });
  function send() {
    const read = readRefund(typed, left);
    setProblem("problem" in read ? refundText.problems[read.problem] : undefined);
    if ("problem" in read) return;
    const { amountMinor } = read.amount;
    refund.mutate({
      params: { id: shown.id },
      body: { idempotencyKey, amountMinor, byHand, note },
    });
  }
  return (
    <EditDialog
      {...getDialogHead("refund", shown)}
      onClose={onClose}
      submit={text.save}
      action={refund}
      tone="danger"
      onSubmit={send}
      typed={{ typed, byHand, note }}
    >
      <TextInput
        name="return-refund-amount"
        label={refundText.amount[left.currency]}
        isLatin
        inputMode="decimal"
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CheckInput
        name="return-refund-by-hand"
        label={refundText.ways.hand}
        help={byHand ? refundText.byHand : refundText.throughService}
        checked={byHand}
        onChange={({ target }) => setByHand(target.checked)}
      />
      <NoteField value={note} onChange={setNote} />
    </EditDialog>
  );
}
