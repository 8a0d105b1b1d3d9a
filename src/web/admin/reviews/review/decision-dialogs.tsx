import { useState } from "react";
import { reviews as text } from "#i18n/he/reviews.ts";
import { holdCauses, MAX_REASON, type HoldCause } from "#modules/reviews/kinds.ts";
import { isPlainText } from "#shared/plain-text.ts";
import { Options } from "#ui/options.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextAreaInput } from "../../kit/fields.tsx";

type DecisionDialogProps = { id: string; onClose: () => void };

/** Takes a review off the pages, for spam or by law, with a reason. */
export function HoldDialog({ id, onClose }: DecisionDialogProps) {
  const [cause, setCause] = useState<HoldCause>("spam");
  const { reason, field, check } = useReason();
  const hold = useApiAction("POST /api/admin/reviews/:id/hold", {
    failed: text.hold.failed,
    onDone: onClose,
    saved: text.hold.done,
  });
  return (
    <EditDialog
      onClose={onClose}
      title={text.hold.title}
      description={text.hold.text}
      submit={text.hold.save}
      action={hold}
      onSubmit={() => check() && hold.mutate({ params: { id }, body: { cause, reason } })}
      typed={{ cause, reason }}
    >
      <SelectInput
        name="review-cause"
        label={text.hold.cause}
        value={cause}
        onChange={({ target }) => setCause(holdCauses.find((it) => it === target.value) ?? cause)}
      >
        <Options values={holdCauses} labels={text.causes} />
      </SelectInput>
      <TextAreaInput {...field} />
    </EditDialog>
  );
}

/** Shows a review again, with a reason. */
export function ReleaseDialog({ id, onClose }: DecisionDialogProps) {
  const { reason, field, check } = useReason();
  const release = useApiAction("POST /api/admin/reviews/:id/release", {
    failed: text.release.failed,
    onDone: onClose,
    saved: text.release.done,
  });
  return (
    <EditDialog
      onClose={onClose}
      title={text.release.title}
      description={text.release.text}
      submit={text.release.save}
      action={release}
      onSubmit={() => check() && release.mutate({ params: { id }, body: { reason } })}
      typed={reason}
    >
      <TextAreaInput {...field} />
    </EditDialog>
  );
}

/** The field of a reason; `check` says whether there is one, and shows what is wrong. */
function useReason() {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  return {
    reason,
    check: () => {
      const found = findProblem(reason);
      setProblem(found);
      return found === undefined;
    },
    field: {
      name: "review-reason",
      label: text.reason,
      dir: "auto",
      rows: 3,
      maxLength: MAX_REASON,
      error: problem,
      value: reason,
      onChange: ({ target }: { target: { value: string } }) => setReason(target.value),
    } as const,
  };
}

function findProblem(reason: string): string | undefined {
  if (reason.trim() === "") return text.problems.reason;
  return isPlainText(reason) ? undefined : text.problems.unprintable;
}
