import { useState } from "react";
import { returns } from "#i18n/he/returns.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { OrderNumberField } from "./order-number-field.tsx";
import { wordsOf, type StepDialogProps } from "./next-steps.ts";
import { useReturnOrder } from "./use-step.ts";

const text = returns.steps;

/** Which order it is about that somebody asked for with a number or address that nobody has. */
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
      {...wordsOf("assign", shown)}
      onClose={onClose}
      submit={text.save}
      needs="orders.write"
      isPending={assign.isPending}
      onSubmit={send}
      typed={orderNumber}
    >
      <OrderNumberField value={orderNumber} onChange={setOrderNumber} error={problem} />
    </EditDialog>
  );
}
