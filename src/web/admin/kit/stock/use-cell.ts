import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import { ApiError } from "#web/api/api-client.ts";
import { showErrorToast, showUndoableToast } from "../toasts.ts";
import type { SaveOutcome } from "./inline-edit.tsx";
import { changeInList, type StockChanges } from "./stock-cache.ts";

type Cell<Value> = {
  variantId: string;
  /** The field of a refusal that has the present value. */
  field: string;
  failed: string;
  /** Sends a value; tells of all errors but a conflict. */
  send: (value: Value, expected: Value) => Promise<StockChanges>;
};

/**
 * Saves a value of a variant in its cell, with an undo. Both are refused when another user has
 * changed the value since it was shown.
 */
export function useCell<Value extends number | null>({
  variantId,
  field,
  failed,
  send,
}: Cell<Value>): (value: Value, expected: Value) => Promise<SaveOutcome<Value>> {
  const client = useQueryClient();

  async function save(value: Value, expected: Value): Promise<SaveOutcome<Value>> {
    try {
      changeInList(client, variantId, await send(value, expected));
    } catch (error) {
      const conflict = findConflict(error, field);
      // A number; null only where the cell may be empty.
      return conflict === undefined ? "failed" : { conflict: conflict as Value };
    }
    showUndoableToast(inventory.saved, () => void restore(expected, value));
    return "saved";
  }

  async function restore(value: Value, expected: Value): Promise<void> {
    const outcome = await save(value, expected);
    if (typeof outcome === "object") showErrorToast(failed, new ApiError("conflict"));
  }

  return save;
}

/** The present value, if a conflict was the reason of the refusal; null when it is empty. */
function findConflict(error: unknown, field: string): number | null | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const [current] = error.fields[field] ?? [];
  if (current === undefined) return undefined;
  return current === "" ? null : Number(current);
}
