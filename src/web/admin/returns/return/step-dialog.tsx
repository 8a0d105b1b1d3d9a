import { AssignDialog } from "./assign-dialog.tsx";
import type { ReturnAction, StepDialogProps } from "./next-steps.ts";
import { NoteDialog } from "./note-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

/** The form of what is to be done. */
export function StepDialog({ action, ...props }: StepDialogProps & { action: ReturnAction }) {
  switch (action) {
    case "receive":
      return <ReceiveDialog {...props} />;
    case "replace":
      return <ReplaceDialog {...props} />;
    case "refund":
      return <RefundReturnDialog {...props} />;
    case "assign":
      return <AssignDialog {...props} />;
    case "approve":
    case "underway":
    case "refuse":
      return <NoteDialog {...props} step={action} />;
  }
}
