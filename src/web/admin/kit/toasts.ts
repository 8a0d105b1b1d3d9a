import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { showToast, type ToastAction } from "#ui/toast.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why a call failed, in a sentence. */
export function getReason(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.internal;
  if (error.code === "offline" || error.code === "method_not_allowed")
    return admin.unreachable[error.code];
  return errors[error.code];
}

/** Tells that something was done, with a way back where there is one. */
export function toastSuccess(title: string, action?: ToastAction): void {
  showToast({ title, tone: "success", ...(action && { action }) });
}

/** Tells that something was done that can be taken back. */
export function toastUndoable(title: string, undo: () => void): void {
  toastSuccess(title, { label: admin.dialog.undo, act: undo });
}

/** Tells what did not work, and why. It stays until it is closed. */
export function toastFailure(failed: string, error: unknown): void {
  showToast({ title: admin.error, description: `${failed} ${getReason(error)}`, tone: "error" });
}
