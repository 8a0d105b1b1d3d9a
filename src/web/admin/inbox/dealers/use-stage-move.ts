import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { inbox, messageLabels } from "#i18n/he/inbox.ts";
import type { DealerCard } from "#modules/messages/admin-contract.ts";
import type { DealerStage } from "#modules/messages/kinds.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { getKey, useApiAction } from "../../api/use-api.ts";
import { showUndoableToast } from "../../kit/toasts.ts";
import { messageClash } from "../message/use-message-actions.ts";
import { moveCard } from "./move-card.ts";

type Board = CallOutput<"GET /api/admin/dealers">;

/**
 * Moves an inquiry to another stage at once, and back when the server refuses. The focus goes with
 * it, once it has been drawn in its new place.
 */
export function useStageMove(
  query: { q?: string },
  frame: RefObject<HTMLElement | null>,
): (card: DealerCard, to: DealerStage) => void {
  const client = useQueryClient();
  const queryKey = getKey("GET /api/admin/dealers", { query });
  const setting = useApiAction("PUT /api/admin/messages/:id/stage", {
    failed: inbox.failedTo.stage,
    clash: messageClash,
  });
  const moved = useRef<{ id: string; to: DealerStage }>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const { id, to } = moved.current;
    const place = `[data-row-link="${CSS.escape(id)}"][data-stage="${to}"]`;
    const link = frame.current?.querySelector<HTMLElement>(place);
    if (!link) return;
    moved.current = undefined;
    link.focus();
  });
  return (card, to) => {
    const from = card.stage;
    if (from === to) return;
    // A request under way would show the old state again.
    void client.cancelQueries({ queryKey });
    client.setQueryData<Board>(queryKey, (board) => board && moveCard(board, card, to));
    moved.current = { id: card.id, to };
    const params = { id: card.id };
    setting.mutate(
      { params, body: { stage: to, version: card.version }, base: card },
      {
        onSuccess: (answer) =>
          showUndoableToast(inbox.done.stage(messageLabels.stage[to]), () =>
            setting.mutate({ params, body: { stage: from, ...answer }, base: { stage: to } }),
          ),
        // A refused move is undone: the card goes back to where it was.
        onError: () => {
          // Focus that has moved elsewhere meanwhile stays there.
          const { activeElement } = document;
          if (activeElement instanceof HTMLElement && activeElement.dataset["rowLink"] === card.id)
            moved.current = { id: card.id, to: from };
          client.setQueryData<Board>(
            queryKey,
            (board) => board && moveCard(board, { ...card, stage: to }, from),
          );
        },
      },
    );
  };
}
