import { admin } from "#i18n/he/admin.ts";
import { ApiError } from "#web/api-client.ts";
import { tellFailure } from "../../kit/tell.ts";
import type { SaveOutcome } from "./inline-edit.tsx";

/** The value that is there now, if that is why something was refused. */
export function conflictIn(error: unknown, field: string): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const [current] = error.fields[field] ?? [];
  return current === undefined ? undefined : Number(current);
}

/** The way back of a value that was set; somebody who has set another one since is in the way. */
export function undoOf(
  save: () => Promise<SaveOutcome>,
  failed: string,
): { label: string; act: () => void } {
  async function takeBack() {
    const outcome = await save();
    if (typeof outcome === "object") tellFailure(failed, new ApiError("conflict"));
  }
  return { label: admin.dialog.undo, act: () => void takeBack() };
}
