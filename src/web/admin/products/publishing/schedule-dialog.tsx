import { useState } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import { now } from "#web/browser/clock.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { getNextMorning, readTyped, toTyped } from "./publish-time.ts";
import type { Schedulable } from "./use-states.ts";

const text = publishing.schedule;

type ScheduleDialogProps = {
  /** What is to be shown from a moment on. */
  subject: Schedulable;
  isPending: boolean;
  /** What the server says of the moment that was sent. */
  refusal: string | undefined;
  onSchedule: (publishAt: string) => void;
  onClose: () => void;
};

/** Asks from when on something is shown, in Jerusalem. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { subject, isPending, refusal, onSchedule, onClose } = props;
  const [typed, setTyped] = useState(() =>
    toTyped(subject.publishAt === null ? getNextMorning(now()) : new Date(subject.publishAt)),
  );
  const [problem, setProblem] = useState<"required" | "past">();

  function schedule() {
    const read = readTyped(typed, now());
    setProblem("problem" in read ? read.problem : undefined);
    if ("publishAt" in read) onSchedule(read.publishAt);
  }

  const wrong = problem ?? (refusal === undefined ? undefined : "past");
  return (
    <EditDialog
      title={text.title(subject.name)}
      submit={text.submit}
      needs="catalogue.write"
      isPending={isPending}
      typed={typed}
      onSubmit={schedule}
      onClose={onClose}
    >
      <TextInput
        name="publish-at"
        type="datetime-local"
        label={text.when}
        help={text.help}
        error={wrong && text[wrong]}
        isLatin
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditDialog>
  );
}
