import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { inventoryEndpoints, Stock } from "#modules/inventory/contract.ts";
import { ApiError, callApi } from "#web/api-client.ts";
import { newKey } from "#web/new-key.ts";
import { refresh } from "../../api/use-api.ts";
import { tellDone, tellFailure } from "../../kit/tell.ts";
import { keepInList, stockPath, stockReads } from "./stock-cache.ts";
import { createStepQueue, type Pending, type StepQueue } from "./step-queue.ts";

const text = inventory.step;
const passing: ReadonlySet<ApiError["code"]> = new Set(["offline", "unavailable"]);

/** As long as a message stands: presses in that time are told, and taken back, together. */
const TOGETHER_MS = 5_000;

const move = async (id: string, quantity: number, key: string): Promise<Stock> =>
  callApi<typeof inventoryEndpoints.moveStock>("post", "/api/admin/variants/:id/movements", {
    params: { id },
    body: { kind: "adjustment", quantity, key },
  });

/** The presses of +1 and -1 in this list, and what of them is not confirmed yet. */
export function useSteps(): [pending: Pending, step: StepQueue["step"]] {
  const client = useQueryClient();
  const [queue] = useState(() => {
    let recent: { id: string; total: number; at: number } | undefined;
    const steps = createStepQueue<Stock>({
      move,
      newKey,
      isPassing: (error) => error instanceof ApiError && passing.has(error.code),
      onAnswer: (id, stock) => keepInList(client, id, stock),
      onDone(id, quantity) {
        const before = recent?.id === id && Date.now() - recent.at < TOGETHER_MS ? recent.total : 0;
        const total = before + quantity;
        recent = { id, total, at: Date.now() };
        if (total === 0) tellDone(text.undone);
        else
          tellDone(text.done(total), {
            label: admin.dialog.undo,
            act: () => void takeBack(id, total),
          });
        void refresh(client, stockReads);
      },
      onRefused(_, error) {
        tellFailure(text.failed, error);
        void refresh(client, stockReads);
      },
    });

    async function takeBack(id: string, total: number) {
      recent = undefined;
      try {
        keepInList(client, id, await move(id, -total, newKey()));
        tellDone(text.undone);
      } catch (error) {
        tellFailure(text.failed, error);
      }
      await refresh(client, stockReads);
    }

    return {
      ...steps,
      step: (id: string, by: 1 | -1) => {
        // A list that was asked for before would show the stock without this step.
        void client.cancelQueries({ queryKey: [stockPath] });
        steps.step(id, by);
      },
    };
  });
  return [useSyncExternalStore(queue.subscribe, queue.pending, queue.pending), queue.step];
}
