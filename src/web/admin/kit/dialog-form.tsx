import type { ReactNode, Ref } from "react";
import { admin } from "#i18n/he/admin.ts";
import type { DeskAction } from "#shared/permissions.ts";
import { ActionButton } from "./action-button.tsx";
import { DialogActions } from "./dialog.tsx";

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
  onSubmit: () => void;
  onClose: () => void;
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
  onSubmit,
  onClose,
  ref,
  children,
}: DialogFormProps) {
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
        <ActionButton tone="quiet" onClick={onClose}>
          {admin.dialog.cancel}
        </ActionButton>
      </DialogActions>
    </form>
  );
}
