import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orders as words } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/desk-contract.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { showToast } from "#ui/toast.ts";
import { refresh } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";
import {
  changeBack,
  changeStatuses,
  changedOf,
  type StatusOutcome,
  type StatusWish,
} from "./change-statuses.ts";

const text = words.bulkStatus;

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

/** Changes the status of many, tells how far it has come, and offers to take it back. */
export function useBulkStatus({ all, onClose, onChanged }: BulkStatusOptions) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun>();

  /** `done` are those for which it went well before. */
  async function start(
    these: readonly OrderRow[],
    wish: StatusWish,
    done: readonly StatusOutcome[],
  ): Promise<void> {
    const { status } = wish;
    const over = new Map(done.map((outcome) => [outcome.item.id, outcome]));
    const show = (isOver: boolean) => setRun({ status, all, outcomes: [...over.values()], isOver });
    show(false);
    const outcomes = await changeStatuses(these, wish, (outcome) => {
      over.set(outcome.item.id, outcome);
      show(false);
    });
    const changed = changedOf(outcomes, status);
    await refresh(client, orderReads);
    onChanged(changed.map((order) => ({ ...order, status })));
    if (outcomes.every((outcome) => outcome.error === undefined)) onClose();
    else show(true);
    if (changed.length > 0)
      tellDone(text.success, {
        label: admin.dialog.undo,
        act: () => void undo(changed, status),
      });
  }

  async function undo(before: readonly OrderRow[], status: OrderStatus): Promise<void> {
    const outcomes = await changeBack(before, status);
    const back = outcomes.filter((outcome) => outcome.error === undefined);
    await refresh(client, orderReads);
    onChanged(back.map(({ item }) => item));
    const failed = outcomes.length - back.length;
    if (failed === 0) tellDone(text.undone);
    else showToast({ title: admin.error, description: text.undoFailures(failed), tone: "error" });
  }

  return { run, start };
}
