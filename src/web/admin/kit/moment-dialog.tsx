import { useState, type ReactNode } from "react";
import { publishing } from "#i18n/he/publishing.ts";
import { now } from "#web/browser/clock.ts";
import type { ActionState } from "../api/abilities.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { TextInput } from "./fields.tsx";
import { getNextMorning, readTyped, toTyped } from "./publish-time.ts";

const text = publishing.schedule;

type Problem = keyof typeof text.problems;

type MomentDialogProps = {
  title: ReactNode;
  /** Label of the field: the event at that moment. */
  label: string;
  action: ActionState;
  /** The moment that was chosen before. */
  publishAt: string | null;
  /** Found by the server in the last choice. */
  problem?: Problem | undefined;
  onSubmit: (publishAt: string) => void;
  onClose: () => void;
};

/** Asks for a moment to come, in Jerusalem. */
export function MomentDialog({ title, label, publishAt, ...rest }: MomentDialogProps) {
  const [typed, setTyped] = useState(() =>
    toTyped(publishAt === null ? getNextMorning(now()) : new Date(publishAt)),
  );
  const [problem = rest.problem, setProblem] = useState<Problem>();

  function submit() {
    const read = readTyped(typed, now());
    setProblem("problem" in read ? read.problem : undefined);
    if ("publishAt" in read) rest.onSubmit(read.publishAt);
  }

  return (
    <EditDialog
      title={title}
      submit={text.submit}
      action={rest.action}
      typed={typed}
      onSubmit={submit}
      onClose={rest.onClose}
    >
      <TextInput
        name="publish-at"
        type="datetime-local"
        label={label}
        help={text.help}
        error={problem && text.problems[problem]}
        isLatin
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </EditDialog>
  );
}
