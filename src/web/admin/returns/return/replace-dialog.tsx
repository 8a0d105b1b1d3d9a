import { useState } from "react";
import { Link } from "react-router";
import { returns } from "#i18n/he/returns.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { NoteField } from "./note-field.tsx";
import { OrderNumberField } from "./order-number-field.tsx";
import { getDialogHead, type StepDialogProps } from "./next-steps.ts";
import { useReturnStep } from "./use-step.ts";

const text = returns.steps;

/** Form for the number of the order with the replacement items. */
export function ReplaceDialog({ shown, onClose }: StepDialogProps) {
  const [orderNumber, setOrderNumber] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const move = useReturnStep({
    onDone: onClose,
    onProblem: (field) => {
      setProblem(text.orderUnknown);
      return field === "orderNumber";
    },
  });
  function send() {
    setProblem(orderNumber.trim() === "" ? text.orderUnknown : undefined);
    if (orderNumber.trim() === "") return;
    move.mutate({ params: { id: shown.id }, body: { step: "replace", orderNumber, note } });
  }
  return (
    <EditDialog
      {...getDialogHead("replace", shown)}
      onClose={onClose}
      submit={text.save}
      action={move}
      onSubmit={send}
      typed={{ orderNumber, note }}
    >
      <Link to={adminPaths.newOrder} target="_blank" className="link justify-self-start">
        {text.newOrder}
      </Link>
      <OrderNumberField value={orderNumber} onChange={setOrderNumber} error={problem} />
      <NoteField value={note} onChange={setNote} />
    </EditDialog>
  );
}
