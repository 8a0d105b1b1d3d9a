import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orders as labels } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { refreshAll } from "../../api/use-api.ts";
import { showProblemToast, showSuccessToast, showUndoableToast } from "../../kit/toasts.ts";
import {
  changeBack,
  changeStatuses,
  getChanged,
  type StatusOutcome,
  type StatusRequest,
} from "./change-statuses.ts";

const text = labels.bulkStatus;

/** A change of many that has begun. */
export type BulkRun = {
  readonly status: OrderStatus;
  readonly all: number;
  readonly outcomes: readonly StatusOutcome[];
  readonly isOver: boolean;
};

type BulkStatusOptions = {
  all: number;
  /** Everything went well. */
  onClose: () => void;
  /** Orders that have another status now. */
  onChanged: (orders: readonly OrderRow[]) => void;
};

/** Changes the status of many orders, shows the progress, and offers an undo. */
export function useBulkStatus({ all, onClose, onChanged }: BulkStatusOptions) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun>();

  /** `done` are those for which it went well before. */
  async function start(
    these: readonly OrderRow[],
    request: StatusRequest,
    done: readonly StatusOutcome[],
  ): Promise<void> {
    const { status } = request;
    const over = new Map(done.map((outcome) => [outcome.item.id, outcome]));
    const show = (isOver: boolean) => setRun({ status, all, outcomes: [...over.values()], isOver });
    show(false);
    const outcomes = await changeStatuses(these, request, (outcome) => {
      over.set(outcome.item.id, outcome);
      show(false);
    });
    const changed = getChanged(outcomes, status);
    await refreshAll(client);
    onChanged(changed.map((order) => ({ ...order, status })));
    if (outcomes.every((outcome) => outcome.error === undefined)) onClose();
    else show(true);
    if (changed.length > 0)
      showUndoableToast(text.success, () => void restoreStatus(changed, status));
  }

  async function restoreStatus(before: readonly OrderRow[], status: OrderStatus): Promise<void> {
    const outcomes = await changeBack(before, status);
    const back = outcomes.filter((outcome) => outcome.error === undefined);
    await refreshAll(client);
    onChanged(back.map(({ item }) => item));
    const failed = outcomes.length - back.length;
    if (failed === 0) showSuccessToast(text.undone);
    else showProblemToast(text.undoFailed(failed));
  }

  return { run, start };
}
