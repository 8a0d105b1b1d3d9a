import { inbox as text } from "#i18n/he/inbox.ts";
import type { batchActions } from "#modules/messages/admin-contract.ts";
import { useApiAction } from "../api/use-api.ts";

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
    onDone: () => onDone?.(),
    saved: ({ changed }, { body }) =>
      changed.length === 0 ? text.done.nothing : text.done[body.action](changed.length),
    setBack: ({ changed }, { body }) =>
      changed.length === 0
        ? undefined
        : () => undoing.mutate({ body: { ids: changed, action: opposite[body.action] } }),
  });
  const undoing = useApiAction("POST /api/admin/message-batches", {
    failed: text.failedTo.change,
    saved: ({ changed }, { body }) => text.done[body.action](changed.length),
  });
  return {
    action,
    run: (what: BatchAction, ids: readonly string[]) =>
      action.mutate({ body: { action: what, ids: [...ids] } }),
  };
}
