import { formatDateTime } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { showToast, type ToastAction } from "#ui/toast.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why a call failed, in a sentence. */
export function getErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.internal;
  if (error.code === "offline" || error.code === "method_not_allowed")
    return admin.unreachable[error.code];
  const [at] = error.fields["changedAt"] ?? [];
  if (error.code === "conflict" && at !== undefined)
    return admin.clash.changed(
      formatDateTime(new Date(at), "he-IL"),
      error.fields["changedBy"]?.[0],
    );
  return errors[error.code];
}

/** Shows that something was done, with an undo if there is one. */
export function showSuccessToast(title: string, action?: ToastAction): void {
  showToast({ title, tone: "success", ...(action && { action }) });
}

/** Shows that something was done, with an undo. */
export function showUndoableToast(title: string, undo: () => void): void {
  showSuccessToast(title, { label: admin.dialog.undo, runAction: undo });
}

/** Tells in a sentence of its own what did not work. It stays until it is closed. */
export function showProblemToast(description: string): void {
  showToast({ title: admin.error, description, tone: "error" });
}

/** Tells what did not work, and why. */
export function showErrorToast(failed: string, error: unknown): void {
  showProblemToast(`${failed} ${getErrorText(error)}`);
}
