import { useState } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import { now } from "#web/browser/clock.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { getProblemText, takeProblems } from "../form/problems.ts";
import { getNextMorning, readTyped, toTyped } from "./publish-time.ts";
import { useStates, type ShownKind } from "./use-states.ts";

const text = publishing.schedule;

type ScheduleDialogProps = {
  kind: ShownKind;
  /** What is to be shown from a moment on. */
  subject: { readonly id: string; readonly name: string; readonly publishAt: string | null };
  onClose: () => void;
};

/** Asks from when on something is shown, in Jerusalem. */
export function ScheduleDialog({ kind, subject, onClose }: ScheduleDialogProps) {
  const [typed, setTyped] = useState(() =>
    toTyped(subject.publishAt === null ? getNextMorning(now()) : new Date(subject.publishAt)),
  );
  const [problem, setProblem] = useState<string>();
  const states = useStates(kind, {
    onDone: onClose,
    onRefused: takeProblems(({ publishAt }) => setProblem(publishAt)),
  });

  function schedule() {
    const read = readTyped(typed, now());
    setProblem("problem" in read ? read.problem : undefined);
    if ("publishAt" in read) states.set(subject.id, { state: "scheduled", ...read });
  }

  return (
    <EditDialog
      title={text.title(subject.name)}
      submit={text.submit}
      needs="catalogue.write"
      isPending={states.isPending}
      typed={typed}
      onSubmit={schedule}
      onClose={onClose}
    >
      <TextInput
        name="publish-at"
        type="datetime-local"
        label={text.when}
        help={text.help}
        error={getProblemText(problem, text.problems)}
        isLatin
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditDialog>
  );
}
