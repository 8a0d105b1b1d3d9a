import { admin } from "#i18n/he/admin.ts";
import { inbox as text } from "#i18n/he/inbox.ts";
import type { batchActions, messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { useApiAction } from "../api/use-api.ts";
import { tellDone } from "../kit/tell.ts";
import { messageReads } from "./message-reads.ts";

export type BatchAction = (typeof batchActions)[number];

const opposite = {
  spam: "not-spam",
  "not-spam": "spam",
  close: "reopen",
  reopen: "close",
} as const satisfies Record<BatchAction, BatchAction>;

/** Does the same to some messages, with the way back in the message about it. */
export function useBatch(onDone?: () => void) {
  const action = useApiAction<typeof messageDeskEndpoints.changeMessages>(
    "post",
    "/api/admin/message-batches",
    {
      refreshes: messageReads,
      failed: text.failedTo.change,
      onDone: ({ changed }, { body }) => {
        onDone?.();
        if (changed.length === 0) return tellDone(text.done.nothing);
        const undo = { ids: changed, action: opposite[body.action] };
        tellDone(text.done[body.action](changed.length), {
          label: admin.dialog.undo,
          act: () => undoing.mutate({ body: undo }),
        });
      },
    },
  );
  const undoing = useApiAction<typeof messageDeskEndpoints.changeMessages>(
    "post",
    "/api/admin/message-batches",
    {
      refreshes: messageReads,
      failed: text.failedTo.change,
      onDone: ({ changed }, { body }) => tellDone(text.done[body.action](changed.length)),
    },
  );
  return {
    isPending: action.isPending,
    run: (what: BatchAction, ids: readonly string[]) =>
      action.mutate({ body: { action: what, ids: [...ids] } }),
  };
}
