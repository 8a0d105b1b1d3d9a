import { ApiError } from "#web/api/api-client.ts";
import { toastFailure } from "../../kit/toasts.ts";
import type { SaveOutcome } from "./inline-edit.tsx";

/**
 * The value that is there now, if that is why something was refused; null where there is none now.
 */
export function conflictIn(error: unknown, field: string): number | null | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const [current] = error.fields[field] ?? [];
  if (current === undefined) return undefined;
  return current === "" ? null : Number(current);
}

/** The way back of a value that was set; somebody who has set another one since is in the way. */
export function getUndo(save: () => Promise<SaveOutcome<unknown>>, failed: string): () => void {
  async function takeBack() {
    const outcome = await save();
    if (typeof outcome === "object") toastFailure(failed, new ApiError("conflict"));
  }
  return () => void takeBack();
}
