import { useEffect, useRef } from "react";
import { admin } from "#i18n/he/admin.ts";
import { inbox as text, messageWords } from "#i18n/he/inbox.ts";
import type { Message, messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import type { DealerStage, MessageState } from "#modules/messages/kinds.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { messageReads } from "../message-reads.ts";

type SetState = typeof messageDeskEndpoints.setMessageState;
type Assign = typeof messageDeskEndpoints.assignMessage;
type SetStage = typeof messageDeskEndpoints.setDealerStage;

/** Somebody else was faster: what is shown is read again, and that is all. */
export function tellConflict(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== "conflict") return false;
  showToast({ title: text.changed });
  return true;
}

/** What can be done with a message besides answering it, each with the way back. */
export function useMessageActions(message: Message, onDone: () => void) {
  const { id, state: seen } = message;
  const params = { id };
  const shared = { refreshes: messageReads, onFailure: tellConflict };
  const marking = useApiAction<SetState>("put", "/api/admin/messages/:id/state", {
    ...shared,
    failed: text.failedTo.change,
  });
  const assigning = useApiAction<Assign>("put", "/api/admin/messages/:id/assignee", {
    ...shared,
    failed: text.failedTo.assign,
  });
  const staging = useApiAction<SetStage>("put", "/api/admin/messages/:id/stage", {
    ...shared,
    failed: text.failedTo.stage,
  });
  useReadOnce(message, () => marking.mutate({ params, body: { state: "read", seen } }));

  function setState(state: MessageState, done: string, after?: () => void) {
    const undo = () => marking.mutate({ params, body: { state: seen, seen: state } });
    marking.mutate(
      { params, body: { state, seen } },
      {
        onSuccess: () => {
          tellDone(done, { label: admin.dialog.undo, act: undo });
          after?.();
        },
      },
    );
  }
  return {
    isPending: marking.isPending || assigning.isPending || staging.isPending,
    close: () => setState("closed", text.done.close(1), onDone),
    reopen: () => setState(message.answeredAt === null ? "read" : "answered", text.done.reopen(1)),
    markUnread: () => setState("new", text.done.unread, onDone),
    assign(person: Message["assignee"]) {
      const before = message.assignee?.id ?? null;
      const assigneeId = person?.id ?? null;
      const undo = () =>
        assigning.mutate({ params, body: { assigneeId: before, seen: assigneeId } });
      assigning.mutate(
        { params, body: { assigneeId, seen: before } },
        {
          onSuccess: () =>
            tellDone(person === null ? text.done.unassigned : text.done.assigned(person.name), {
              label: admin.dialog.undo,
              act: undo,
            }),
        },
      );
    },
    setStage(stage: DealerStage) {
      const before = message.stage ?? "new";
      const undo = () => staging.mutate({ params, body: { stage: before, seen: stage } });
      staging.mutate(
        { params, body: { stage, seen: before } },
        {
          onSuccess: () =>
            tellDone(text.done.stage(messageWords.stage[stage]), {
              label: admin.dialog.undo,
              act: undo,
            }),
        },
      );
    },
  };
}

/** Opening a new message is reading it; who then calls it unread means that. */
function useReadOnce({ state, isSpam, can }: Message, markRead: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || state !== "new" || isSpam || !can.change.allowed) return;
    isDone.current = true;
    markRead();
  });
}
