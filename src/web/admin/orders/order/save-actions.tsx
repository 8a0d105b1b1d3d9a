import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { DialogActions } from "../../kit/dialog.tsx";

type SaveActionsProps = {
  /** What the button says that does it. */
  label: string;
  tone?: "main" | "danger";
  isPending: boolean;
  disabledReason?: string | undefined;
  onClose: () => void;
};

/** The end of a form in a dialog. */
export function SaveActions({ label, tone = "main", onClose, ...button }: SaveActionsProps) {
  return (
    <DialogActions>
      <ActionButton type="submit" tone={tone} {...button}>
        {label}
      </ActionButton>
      <ActionButton tone="quiet" onClick={onClose}>
        {admin.dialog.cancel}
      </ActionButton>
    </DialogActions>
  );
}
