import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { inventory } from "#i18n/he/inventory.ts";
import type { Stock } from "#modules/inventory/contract.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import { createKey } from "#web/browser/create-key.ts";
import { nowMs } from "#web/browser/clock.ts";
import { refreshAll } from "../../api/use-api.ts";
import { showErrorToast, showSuccessToast, showUndoableToast } from "../../kit/toasts.ts";
import { changeInList, stockKey } from "../../kit/stock/stock-cache.ts";
import { createStepQueue, type Pending, type StepQueue } from "./step-queue.ts";

const text = inventory.step;
const passing: ReadonlySet<ApiError["code"]> = new Set(["offline", "unavailable"]);

/** As long as a message stands: presses in that time are told, and taken back, together. */
const TOGETHER_MS = 5_000;

const move = async (id: string, quantity: number, key: string): Promise<Stock> =>
  fetchApi("POST /api/admin/variants/:id/movements", {
    params: { id },
    body: { kind: "adjustment", quantity, key },
  });

/** The presses of +1 and -1 in this list, and what of them is not confirmed yet. */
export function useSteps(): [pending: Pending, step: StepQueue["addStep"]] {
  const client = useQueryClient();
  const [queue] = useState(() => {
    let recent: { id: string; total: number; at: number } | undefined;
    const steps = createStepQueue<Stock>({
      move,
      createKey,
      isPassing: (error) => error instanceof ApiError && passing.has(error.code),
      onAnswer: (id, stock) => changeInList(client, id, stock),
      onDone(id, quantity) {
        const before = recent?.id === id && nowMs() - recent.at < TOGETHER_MS ? recent.total : 0;
        const total = before + quantity;
        recent = { id, total, at: nowMs() };
        if (total === 0) showSuccessToast(text.undone);
        else showUndoableToast(text.done(total), () => void restoreBefore(id, total));
        void refreshAll(client);
      },
      onRefused(_, error) {
        showErrorToast(text.failed, error);
        void refreshAll(client);
      },
    });

    async function restoreBefore(id: string, total: number) {
      recent = undefined;
      try {
        changeInList(client, id, await move(id, -total, createKey()));
        showSuccessToast(text.undone);
      } catch (error) {
        showErrorToast(text.failed, error);
      }
      await refreshAll(client);
    }

    return {
      ...steps,
      step: (id: string, by: 1 | -1) => {
        // A list that was asked for before would show the stock without this step.
        void client.cancelQueries({ queryKey: stockKey });
        steps.addStep(id, by);
      },
    };
  });
  return [useSyncExternalStore(queue.subscribe, queue.getPending, queue.getPending), queue.step];
}
