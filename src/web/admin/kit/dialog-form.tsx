import { useState, type ReactNode, type Ref } from "react";
import { admin } from "#i18n/he/admin.ts";
import type { DeskAction } from "#shared/permissions.ts";
import { ActionButton } from "./action-button.tsx";
import { DialogActions, DialogWayOut, useUnsavedInDialog } from "./dialog.tsx";

type DialogFormProps = {
  /** What the button says that does it. */
  submit: string;
  tone?: "main" | "danger";
  /** It is being done: submitting it again does nothing. */
  isPending?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  /** What somebody must be allowed to do. */
  needs?: DeskAction;
  /**
   * What is entered, as values that can be compared in JSON: closing asks once it is not what it was at first. Null where
   * nothing would be missed.
   */
  typed: unknown;
  onSubmit: () => void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** Fields in a dialog, with the button that does it and the way out. What is wrong is said by the shop, not by the browser. */
export function DialogForm({
  submit,
  tone = "main",
  isPending = false,
  disabledReason,
  needs,
  typed,
  onSubmit,
  ref,
  children,
}: DialogFormProps) {
  const entered = JSON.stringify(typed);
  const [first] = useState(entered);
  // What has been sent is on its way: whoever leads to another page then is not asked.
  useUnsavedInDialog(entered !== first && !isPending);
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
      <DialogActions>
        <ActionButton
          type="submit"
          tone={tone}
          isPending={isPending}
          disabledReason={disabledReason}
          {...(needs && { needs })}
        >
          {submit}
        </ActionButton>
        <DialogWayOut>{admin.dialog.cancel}</DialogWayOut>
      </DialogActions>
    </form>
  );
}
