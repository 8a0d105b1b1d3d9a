import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "#i18n/he/inventory.ts";
import { ClashDeclined } from "../../api/versions.ts";
import { showUndoableToast } from "../toasts.ts";
import type { SaveOutcome } from "./inline-edit.tsx";
import { changeInList, type StockChanges, type StockRecord } from "./stock-cache.ts";

type Cell<Value> = {
  variantId: string;
  record: StockRecord;
  /** Sends a value; tells of all errors. */
  send: (value: Value, expected: Value, version: string) => Promise<StockChanges>;
};

/**
 * Saves a value of a variant in its cell, with an undo. Where another user has changed the value
 * since it was shown, the user chooses.
 */
export function useCell<Value extends number | null>({
  variantId: id,
  record,
  send,
}: Cell<Value>): (value: Value, expected: Value, version: string) => Promise<SaveOutcome> {
  const client = useQueryClient();

  async function save(value: Value, expected: Value, version: string): Promise<SaveOutcome> {
    try {
      const changes = await send(value, expected, version);
      changeInList(client, id, record, changes);
      showUndoableToast(inventory.saved, () => void save(expected, value, changes.version));
      return "done";
    } catch (error) {
      return toOutcome(error);
    }
  }

  return save;
}

/** The outcome of a save that was refused: done as well when the user took the saved value. */
export const toOutcome = (error: unknown): SaveOutcome =>
  error instanceof ClashDeclined && error.hasTakenTheirs ? "done" : "failed";
