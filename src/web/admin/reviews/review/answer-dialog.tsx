import { useState } from "react";
import { reviews } from "#i18n/he/reviews.ts";
import type { ReviewDetails } from "#modules/reviews/admin-contract.ts";
import { MAX_ANSWER } from "#modules/reviews/kinds.ts";
import { isPlainText } from "#shared/plain-text.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";

const text = reviews.answer;

type AnswerDialogProps = { review: ReviewDetails; onClose: () => void };

/** Form for the shop's public answer below a review. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState(review.answer ?? "");
  const [problem, setProblem] = useState<string>();
  const save = useApiAction("PUT /api/admin/reviews/:id/answer", {
    failed: text.failed,
    onDone: onClose,
    saved: text.done,
  });
  function send() {
    const isFit = isPlainText(answer);
    setProblem(isFit ? undefined : reviews.problems.unprintable);
    if (isFit) save.mutate({ params: { id: review.id }, body: { answer } });
  }
  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={text.text}
      submit={text.save}
      action={save}
      onSubmit={send}
      typed={answer}
    >
      <TextAreaInput
        name="review-answer"
        label={text.label}
        help={review.answer === null ? undefined : text.help}
        dir="auto"
        rows={6}
        maxLength={MAX_ANSWER}
        error={problem}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </EditDialog>
  );
}
