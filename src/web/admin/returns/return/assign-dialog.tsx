import { useState } from "react";
import { returns } from "#i18n/he/returns.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { OrderNumberField } from "./order-number-field.tsx";
import { getDialogHead, type StepDialogProps } from "./next-steps.ts";
import { useReturnOrder } from "./use-step.ts";

const text = returns.steps;

/** Assigns an order to a return that was requested with an unknown number or address. */
export function AssignDialog({ shown, onClose }: StepDialogProps) {
  const [orderNumber, setOrderNumber] = useState(shown.typedNumber ?? "");
  const [problem, setProblem] = useState<string>();
  const assign = useReturnOrder({
    onDone: onClose,
    onProblem: () => {
      setProblem(text.orderUnknown);
      return true;
    },
  });
  function send() {
    setProblem(orderNumber.trim() === "" ? text.orderUnknown : undefined);
    if (orderNumber.trim() !== "")
      assign.mutate({ params: { id: shown.id }, body: { orderNumber } });
  }
  return (
    <EditDialog
      {...getDialogHead("assign", shown)}
      onClose={onClose}
      submit={text.save}
      action={assign}
      onSubmit={send}
      typed={orderNumber}
    >
      <OrderNumberField value={orderNumber} onChange={setOrderNumber} error={problem} />
    </EditDialog>
  );
}
