import { LOCALE } from "#i18n/language.ts";
import { formatDateTime } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import type { Conflict } from "#shared/errors.ts";
import { showToast, type ToastAction } from "#ui/toast.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why a call failed, in a sentence. */
export function getErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.internal;
  if (error.code === "offline" || error.code === "method_not_allowed")
    return admin.unreachable[error.code];
  if (error.conflict !== undefined) return `${describeChange(error.conflict)} ${admin.clash.check}`;
  return errors[error.code];
}

/** Says by whom a record was changed meanwhile, and when, as far as it is known. */
export function describeChange({
  changedAt,
  changedBy,
}: Pick<Conflict, "changedAt" | "changedBy">): string {
  const at = changedAt === null ? null : formatDateTime(new Date(changedAt), LOCALE);
  return admin.clash.changed(at, changedBy);
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
