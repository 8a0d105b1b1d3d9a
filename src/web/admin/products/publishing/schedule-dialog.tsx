import { useState } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import { MomentDialog } from "../../kit/moment-dialog.tsx";
import { useStates, type ShownKind } from "./use-states.ts";

const text = publishing.schedule;

type ScheduleDialogProps = {
  kind: ShownKind;
  /** Product or variant that is to be shown from a chosen moment on. */
  subject: { readonly id: string; readonly name: string; readonly publishAt: string | null };
  onClose: () => void;
};

/** Asks from when on something is shown, in Jerusalem. */
export function ScheduleDialog({ kind, subject, onClose }: ScheduleDialogProps) {
  const [problem, setProblem] = useState<"past">();
  const states = useStates(kind, {
    onDone: onClose,
    onInvalid: () => setProblem("past"),
  });
  return (
    <MomentDialog
      title={text.title(subject.name)}
      label={text.when}
      action={states.action}
      publishAt={subject.publishAt}
      problem={problem}
      onSubmit={(publishAt) => states.set(subject.id, { state: "scheduled", publishAt })}
      onClose={onClose}
    />
  );
}
