import { useState } from "react";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnStep } from "#modules/returns/kinds.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { NoteField } from "./note-field.tsx";
import { getDialogHead, type StepDialogProps } from "./next-steps.ts";
import { useReturnStep } from "./use-step.ts";

const text = returns.steps;

type NoteDialogProps = StepDialogProps & { step: Exclude<ReturnStep, "receive" | "replace"> };

/** A step that only tells the customer something; an error tells why. */
export function NoteDialog({ step, shown, onClose }: NoteDialogProps) {
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const move = useReturnStep({ onDone: onClose });
  function send() {
    const isMissing = step === "refuse" && note.trim() === "";
    setProblem(isMissing ? text.reasonRequired : undefined);
    if (!isMissing) move.mutate({ params: { id: shown.id }, body: { step, note } });
  }
  return (
    <EditDialog
      {...getDialogHead(step, shown)}
      onClose={onClose}
      submit={text.save}
      action={move}
      tone={step === "refuse" || shown.kind === "cancel" ? "danger" : undefined}
      onSubmit={send}
      typed={note}
    >
      <NoteField value={note} onChange={setNote} error={problem} isRequired={step === "refuse"} />
    </EditDialog>
  );
}
