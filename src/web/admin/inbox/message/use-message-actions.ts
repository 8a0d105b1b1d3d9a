import { useEffect, useRef, useState } from "react";
import { inbox as text, messageLabels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import type { DealerStage, MessageState } from "#modules/messages/kinds.ts";
import { showToast } from "#ui/toast.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showUndoableToast } from "../../kit/toasts.ts";

/** Another user was faster: only reads the message again. */
export function showConflict(): void {
  showToast({ title: text.changed });
}

/** Actions on a message besides answering it, each with its undo. */
export function useMessageActions(message: Message, onDone: () => void) {
  const { id, state: expected } = message;
  const params = { id };
  const marking = useApiAction("PUT /api/admin/messages/:id/state", {
    onConflict: showConflict,
    failed: text.failedTo.change,
  });
  // Done automatically, so no button shows that it is busy. A quick answer may come first; then no
  // message is shown.
  const reading = useApiAction("PUT /api/admin/messages/:id/state", {
    ignored: "conflict",
    failed: text.failedTo.change,
  });
  const assigning = useApiAction("PUT /api/admin/messages/:id/assignee", {
    onConflict: showConflict,
    failed: text.failedTo.assign,
  });
  const staging = useApiAction("PUT /api/admin/messages/:id/stage", {
    onConflict: showConflict,
    failed: text.failedTo.stage,
  });
  const [isWaiting, setWaiting] = useState(false);
  const getState = useReadOnce(message, () =>
    reading.mutateAsync({ params, body: { state: "read", seen: expected } }),
  );

  async function setState(state: MessageState, done: string, after?: () => void) {
    setWaiting(true);
    const before = await getState();
    setWaiting(false);
    const setBack = () => marking.mutate({ params, body: { state: before, seen: state } });
    marking.mutate(
      { params, body: { state, seen: before } },
      {
        onSuccess: () => {
          showUndoableToast(done, setBack);
          after?.();
        },
      },
    );
  }
  return {
    action: {
      right: marking.right,
      isPending: isWaiting || marking.isPending || assigning.isPending || staging.isPending,
    },
    close: () => void setState("closed", text.done.close(1), onDone),
    reopen: () =>
      void setState(message.answeredAt === null ? "read" : "answered", text.done.reopen(1)),
    markUnread: () => void setState("new", text.done.unread, onDone),
    assign(person: Message["assignee"]) {
      const before = message.assignee?.id ?? null;
      const assigneeId = person?.id ?? null;
      const setBack = () =>
        assigning.mutate({ params, body: { assigneeId: before, seen: assigneeId } });
      assigning.mutate(
        { params, body: { assigneeId, seen: before } },
        {
          onSuccess: () =>
            showUndoableToast(
              person === null ? text.done.unassigned : text.done.assigned(person.name),
              setBack,
            ),
        },
      );
    },
    setStage(stage: DealerStage) {
      const before = message.stage ?? "new";
      const setBack = () => staging.mutate({ params, body: { stage: before, seen: stage } });
      staging.mutate(
        { params, body: { stage, seen: before } },
        {
          onSuccess: () => showUndoableToast(text.done.stage(messageLabels.stage[stage]), setBack),
        },
      );
    },
  };
}

/**
 * Marks a new message as read when it is opened, unless the user marks it unread. Returns a
 * function that waits for this and returns the message's state.
 */
function useReadOnce(
  { state, isSpam, can }: Message,
  markRead: () => Promise<unknown>,
): () => Promise<MessageState> {
  const reading = useRef<Promise<MessageState>>(undefined);
  useEffect(() => {
    if (reading.current || state !== "new" || isSpam || !can.change.allowed) return;
    reading.current = markRead().then(
      () => "read",
      () => "new",
    );
  });
  return async () => (state === "new" ? ((await reading.current) ?? state) : state);
}
