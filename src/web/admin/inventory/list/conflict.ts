import { ApiError } from "#web/api/api-client.ts";
import { toastError } from "../../kit/toasts.ts";
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
  async function takeBack() {
    const outcome = await save();
    if (typeof outcome === "object") toastError(failed, new ApiError("conflict"));
  }
  return () => void takeBack();
}
