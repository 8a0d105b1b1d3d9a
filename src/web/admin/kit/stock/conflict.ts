import { ApiError } from "#web/api/api-client.ts";
import { showErrorToast } from "../toasts.ts";
import type { SaveOutcome } from "./inline-edit.tsx";

/** The present value, if a conflict was the reason of the refusal; null when it is empty. */
export function findConflict(error: unknown, field: string): number | null | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const [current] = error.fields[field] ?? [];
  if (current === undefined) return undefined;
  return current === "" ? null : Number(current);
}

/** The undo of a changed value; refused when it has been changed again since. */
export function getUndo(save: () => Promise<SaveOutcome<unknown>>, failed: string): () => void {
  async function restoreBefore() {
    const outcome = await save();
    if (typeof outcome === "object") showErrorToast(failed, new ApiError("conflict"));
  }
  return () => void restoreBefore();
}
