import { useState, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { Form } from "#ui/form.tsx";
import type { ControlTarget } from "../api/abilities.ts";
import { ActionButton } from "./action-button.tsx";
import { DialogActions, DialogWayOut, useUnsavedInDialog } from "./dialog.tsx";

export type DialogFormProps = ControlTarget & {
  /** Text of the submit button. */
  submit: string;
  tone?: "main" | "danger" | undefined;
  /** Something else than its action is being done: submitting does nothing. */
  isPending?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  /**
   * Entered values, comparable as JSON: closing asks once they differ from the first ones. Null
   * where nothing would be missed.
   */
  typed: unknown;
  /** There is more than a screen of fields: the buttons stay in view. */
  isLong?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** Fields in a dialog, with the button that does it and the way out. */
export function DialogForm({
  submit,
  tone = "main",
  action,
  call,
  isPending: isOtherPending = false,
  disabledReason,
  typed,
  isLong,
  onSubmit,
  children,
}: DialogFormProps) {
  const entered = JSON.stringify(typed);
  const [first] = useState(entered);
  const isPending = isOtherPending || action?.isPending === true;
  // Entries that have been sent are no longer unsaved: leaving the page then asks nothing.
  useUnsavedInDialog(entered !== first && !isPending);
  return (
    <Form className="grid gap-5" isPending={isPending} onSubmit={onSubmit}>
      {children}
      <DialogActions isLong={isLong}>
        <ActionButton
          type="submit"
          tone={tone}
          action={action}
          call={call}
          isPending={isPending}
          disabledReason={disabledReason}
        >
          {submit}
        </ActionButton>
        <DialogWayOut>{admin.dialog.cancel}</DialogWayOut>
      </DialogActions>
    </Form>
  );
}
