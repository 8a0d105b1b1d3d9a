import { Link } from "react-router";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { assignment, explanation, remark, replacement } from "#modules/returns/steps.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { showProblemToast } from "../../kit/toasts.ts";
import { getStepWords, type ReturnAction, type StepProps } from "./next-steps.ts";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";

const text = returns.steps;

type StepDialogProps = { action: ReturnAction; shown: ReturnDetails; onClose: () => void };

/** The form of what is to be done. */
export function StepDialog({ action, shown, onClose }: StepDialogProps) {
  const props = {
    ...getStepWords(action, shown),
    shown,
    onClose,
    onConflict() {
      onClose();
      showProblemToast(text.changed);
    },
  };
  switch (action) {
    case "receive":
      return <ReceiveDialog {...props} />;
    case "replace":
      return <ReplaceDialog {...props} />;
    case "refund":
      return <RefundReturnDialog {...props} />;
    case "assign":
      return <AssignDialog {...props} />;
    case "refuse":
      return <RefuseDialog {...props} />;
    case "approve":
    case "underway":
      return <NoteDialog {...props} step={action} />;
  }
}

/** A step that only tells the customer something. */
function NoteDialog({ step, shown, ...props }: StepProps & { step: "approve" | "underway" }) {
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/steps"
      tone={shown.kind === "cancel" ? "danger" : "main"}
      form={useRecordForm(remark, text.fields)}
      toInput={(body) => ({ params: { id: shown.id }, body: { step, ...body } })}
    />
  );
}

/** Tells the customer why. */
function RefuseDialog({ shown, ...props }: StepProps) {
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/steps"
      tone="danger"
      form={useRecordForm(explanation, text.reasonFields)}
      toInput={(body) => ({
        params: { id: shown.id },
        body: { step: "refuse" as const, ...body },
      })}
    />
  );
}

/** Form for the number of the order with the replacement items. */
function ReplaceDialog({ shown, ...props }: StepProps) {
  const form = useRecordForm(replacement, text.fields);
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/steps"
      form={form}
      toInput={(body) => ({
        params: { id: shown.id },
        body: { step: "replace" as const, ...body },
      })}
    >
      <Link to={adminPaths.newOrder} target="_blank" className="link justify-self-start">
        {text.newOrder}
      </Link>
      <RecordField form={form} name="orderNumber" />
      <RecordField form={form} name="note" />
    </ActionDialog>
  );
}

/** Assigns an order to a return that was requested with an unknown number or address. */
function AssignDialog({ shown, ...props }: StepProps) {
  const first = { orderNumber: shown.typedNumber ?? "" };
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/order"
      form={useRecordForm(assignment, text.fields, first)}
      toInput={(body) => ({ params: { id: shown.id }, body })}
    />
  );
}
