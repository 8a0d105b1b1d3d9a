import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { categories as text } from "#i18n/he/categories.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { getKey, refreshAll, useApiAction } from "../../api/use-api.ts";
import { showErrorToast, showSuccessToast } from "../../kit/toasts.ts";
import { findRefusedReason } from "./category-error.ts";
import { moveAmongNeighbours } from "./category-tree.ts";

/** Actions on existing categories. */
export function useCategoryActions(list: readonly AdminCategory[], onDeleted: () => void) {
  const client = useQueryClient();
  const before = useRef(list);
  const show = (categories: readonly AdminCategory[]): void => {
    client.setQueryData(getKey("GET /api/admin/categories", {}), { categories });
  };

  const move = useApiAction("POST /api/admin/categories/:id/move", {
    failed: text.outcomes.move.failed,
    onDone: ({ categories }) => show(categories),
    onError: () => show(before.current),
  });
  const find = (requested: string) => before.current.find(({ id }) => id === requested);
  const remove = useApiAction("DELETE /api/admin/categories/:id", {
    failed: text.outcomes.delete.failed,
    onDone: onDeleted,
    saved: (_, { params }) => find(params.id) && text.outcomes.delete.saved,
    setBack(_, { params }) {
      const was = before.current;
      const deleted = find(params.id);
      return deleted && (() => void restoreOrder(deleted, was));
    },
    onError: onDeleted,
    describe(error) {
      const reason = findRefusedReason(error);
      return reason && `${text.outcomes.delete.failed} ${reason}.`;
    },
  });

  /** Makes the category again, at the place where it was: nothing referred to it when it went. */
  async function restoreOrder(
    category: AdminCategory,
    was: readonly AdminCategory[],
  ): Promise<void> {
    const { name, description, parentId, isActive } = category;
    const siblings = was.filter((it) => it.parentId === parentId);
    const beforeId = siblings[siblings.indexOf(category) + 1]?.id ?? null;
    try {
      await fetchApi("POST /api/admin/categories", {
        body: { name, description, parentId, isActive, beforeId },
      });
      showSuccessToast(text.outcomes.restore.saved);
    } catch (error) {
      showErrorToast(text.outcomes.restore.failed, error);
    }
    await refreshAll(client);
  }

  return {
    deletion: remove,
    /** Returns whether it could be moved now: one at a time. */
    move(id: string, direction: "up" | "down"): boolean {
      if (move.isPending) return false;
      before.current = list;
      show(moveAmongNeighbours(list, id, direction));
      move.mutate({ params: { id }, body: { direction } });
      return true;
    },
    remove(id: string) {
      before.current = list;
      remove.mutate({ params: { id } });
    },
  };
}
