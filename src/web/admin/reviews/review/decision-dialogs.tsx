import { useState } from "react";
import { reviews as text } from "#i18n/he/reviews.ts";
import type { ReviewDetails } from "#modules/reviews/admin-contract.ts";
import { reviewAnswer, reviewHold, reviewRelease } from "#modules/reviews/decisions.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

type DecisionDialogProps = { id: string; onClose: () => void };

/** Takes a review off the pages, for spam or by law, with a reason. */
export function HoldDialog({ id, onClose }: DecisionDialogProps) {
  return (
    <ActionDialog
      {...text.hold}
      call="POST /api/admin/reviews/:id/hold"
      form={useRecordForm(reviewHold, text.fields)}
      toInput={(body) => ({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

/** Shows a review again, with a reason. */
export function ReleaseDialog({ id, onClose }: DecisionDialogProps) {
  return (
    <ActionDialog
      {...text.release}
      call="POST /api/admin/reviews/:id/release"
      form={useRecordForm(reviewRelease, text.fields)}
      toInput={(body) => ({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

type AnswerDialogProps = { review: ReviewDetails; onClose: () => void };

/** Form for the shop's public answer below a review. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [{ id, answer, version }] = useState(review);
  const form = useRecordForm(reviewAnswer, text.fields, { answer: answer ?? "" });
  return (
    <ActionDialog
      {...text.answer}
      call="PUT /api/admin/reviews/:id/answer"
      form={form}
      toInput={(values) => ({
        params: { id },
        body: { ...values, version },
        base: { answer: answer ?? "" },
      })}
      onClose={onClose}
    >
      <RecordField
        form={form}
        name="answer"
        rows={6}
        optionalHint=""
        help={answer === null ? "" : text.fields.answer.help}
      />
    </ActionDialog>
  );
}
