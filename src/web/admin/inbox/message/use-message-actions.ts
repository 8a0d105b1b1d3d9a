import { useEffect, useRef, useState } from "react";
import { inbox as text, messageLabels } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import type { DealerStage, MessageState } from "#modules/messages/kinds.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { showUndoableToast } from "../../kit/toasts.ts";

/** The work of staff on a message, for the choice after another user's change. */
export const messageClash = {
  state: {
    label: text.state,
    show: (state: unknown) => messageLabels.states[state as MessageState],
  },
  stage: {
    label: text.actions.stage,
    show: (stage: unknown) => messageLabels.stage[stage as DealerStage],
  },
};

/** Actions on a message besides answering it, each with its undo. */
export function useMessageActions(message: Message, onDone: () => void) {
  const { id, version } = message;
  const params = { id };
  const people = useApi("GET /api/admin/message-assignees", {}).data?.people ?? [];
  const showAssignee = (personId: unknown) =>
    people.find((person) => person.id === personId)?.name ?? text.nobody;
  const before = { ...message, assigneeId: message.assignee?.id ?? null };
  const marking = useApiAction("PUT /api/admin/messages/:id/state", {
    clash: messageClash,
    failed: text.failedTo.change,
  });
  // Done automatically, so no button shows that it is busy. A quick answer may come first; then no
  // message is shown.
  const reading = useApiAction("PUT /api/admin/messages/:id/state", {
    ignored: "conflict",
    failed: text.failedTo.change,
  });
  const assigning = useApiAction("PUT /api/admin/messages/:id/assignee", {
    clash: { assigneeId: { label: text.actions.assign, show: showAssignee } },
    failed: text.failedTo.assign,
  });
  const staging = useApiAction("PUT /api/admin/messages/:id/stage", {
    clash: messageClash,
    failed: text.failedTo.stage,
  });
  const [isWaiting, setWaiting] = useState(false);
  const getState = useReadOnce(message, () =>
    reading.mutateAsync({ params, body: { state: "read", version } }),
  );

  async function setState(state: MessageState, done: string, after?: () => void) {
    setWaiting(true);
    // Reading a message is no other version of it.
    const former = await getState();
    setWaiting(false);
    marking.mutate(
      { params, body: { state, version }, base: { ...before, state: former } },
      {
        onSuccess: (answer) => {
          showUndoableToast(done, () =>
            marking.mutate({ params, body: { state: former, ...answer }, base: { state } }),
          );
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
      const assigneeId = person?.id ?? null;
      assigning.mutate(
        { params, body: { assigneeId, version }, base: before },
        {
          onSuccess: (answer) =>
            showUndoableToast(
              person === null ? text.done.unassigned : text.done.assigned(person.name),
              () =>
                assigning.mutate({
                  params,
                  body: { assigneeId: before.assigneeId, ...answer },
                  base: { assigneeId },
                }),
            ),
        },
      );
    },
    setStage(stage: DealerStage) {
      const former = message.stage ?? "new";
      staging.mutate(
        { params, body: { stage, version }, base: before },
        {
          onSuccess: (answer) =>
            showUndoableToast(text.done.stage(messageLabels.stage[stage]), () =>
              staging.mutate({ params, body: { stage: former, ...answer }, base: { stage } }),
            ),
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
