import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** A question before something is done. */
export type Question = {
  /** Its subject: it is put once for the same. */
  readonly subject: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly submit: string;
  readonly refuse: string;
};

/** Asks before something is done, where there is a question: `dialog` is to be shown. */
export function useQuestion() {
  const [pending, setPending] = useState<{ question: Question; run: () => void }>();
  const [confirmed, setConfirmed] = useState<string>();
  return {
    confirm(this: void, question: Question | undefined, run: () => void): void {
      if (question === undefined || question.subject === confirmed) run();
      else setPending({ question, run });
    },
    dialog: pending && (
      <ConfirmDialog
        title={pending.question.title}
        text={pending.question.text}
        submit={pending.question.submit}
        refuse={pending.question.refuse}
        onClose={() => setPending(undefined)}
        onConfirm={() => {
          setConfirmed(pending.question.subject);
          setPending(undefined);
          pending.run();
        }}
      />
    ),
  };
}
