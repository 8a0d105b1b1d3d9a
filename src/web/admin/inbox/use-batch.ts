import { inbox as text } from "#i18n/he/inbox.ts";
import type { batchActions } from "#modules/messages/admin-contract.ts";
import { useApiAction } from "../api/use-api.ts";
import { toastSuccess, toastUndoable } from "../kit/toasts.ts";

export type BatchAction = (typeof batchActions)[number];

const opposite = {
  spam: "not-spam",
  "not-spam": "spam",
  close: "reopen",
  reopen: "close",
} as const satisfies Record<BatchAction, BatchAction>;

/** Does an action on several messages, with an undo in the toast. */
export function useBatch(onDone?: () => void) {
  const action = useApiAction("POST /api/admin/message-batches", {
    failed: text.failedTo.change,
    onDone: ({ changed }, { body }) => {
      onDone?.();
      if (changed.length === 0) return toastSuccess(text.done.nothing);
      const undo = { ids: changed, action: opposite[body.action] };
      toastUndoable(text.done[body.action](changed.length), () => undoing.mutate({ body: undo }));
    },
  });
  const undoing = useApiAction("POST /api/admin/message-batches", {
    failed: text.failedTo.change,
    onDone: ({ changed }, { body }) => toastSuccess(text.done[body.action](changed.length)),
  });
  return {
    isPending: action.isPending,
    run: (what: BatchAction, ids: readonly string[]) =>
      action.mutate({ body: { action: what, ids: [...ids] } }),
  };
}
