import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { admin } from "#i18n/he/admin.ts";
import { categories as text } from "#i18n/he/categories.ts";
import type { categoryEndpoints } from "#modules/catalog/category-contract.ts";
import type { DeskCategory } from "#modules/catalog/desk-shapes.ts";
import { showToast } from "#ui/toast.ts";
import { callApi } from "#web/api-client.ts";
import { keyOf, refresh, useApiAction } from "../../api/use-api.ts";
import { tellDone, tellFailure } from "../../kit/tell.ts";
import { readAgain } from "../parts/catalogue-cache.ts";
import { refusedBecause } from "./category-refusal.ts";
import { swapped } from "./category-tree.ts";

type Endpoints = typeof categoryEndpoints;

/** What can be done with categories that are there. */
export function useCategoriesDesk(list: readonly DeskCategory[], onDeleted: () => void) {
  const client = useQueryClient();
  const before = useRef(list);
  const show = (categories: readonly DeskCategory[]) =>
    client.setQueryData(keyOf("/api/admin/categories", {}), { categories });

  const move = useApiAction<Endpoints["moveCategory"]>("post", "/api/admin/categories/:id/move", {
    refreshes: readAgain,
    failed: text.failed.move,
    onDone: ({ categories }) => show(categories),
    onFailure() {
      show(before.current);
      return false;
    },
  });
  const remove = useApiAction<Endpoints["deleteCategory"]>("delete", "/api/admin/categories/:id", {
    refreshes: readAgain,
    failed: text.failed.delete,
    onDone(_, { params }) {
      onDeleted();
      const was = before.current;
      const deleted = was.find(({ id }) => id === params.id);
      if (deleted === undefined) return;
      tellDone(text.done.deleted, {
        label: admin.dialog.undo,
        act: () => void bringBack(deleted, was),
      });
    },
    onFailure(error) {
      onDeleted();
      const reason = refusedBecause(error);
      if (reason === undefined) return false;
      showToast({
        title: admin.error,
        description: `${text.failed.delete} ${reason}.`,
        tone: "error",
      });
      return true;
    },
  });

  /** Makes the category again, at the place where it was: nothing referred to it when it went. */
  async function bringBack(category: DeskCategory, was: readonly DeskCategory[]): Promise<void> {
    const { name, description, parentId, isActive } = category;
    const siblings = was.filter((it) => it.parentId === parentId);
    const behind = siblings.length - 1 - siblings.indexOf(category);
    try {
      const { id } = await callApi<Endpoints["createCategory"]>("post", "/api/admin/categories", {
        body: { name, description, parentId, isActive },
      });
      for (let step = 0; step < behind; step += 1)
        await callApi<Endpoints["moveCategory"]>("post", "/api/admin/categories/:id/move", {
          params: { id },
          body: { direction: "up" },
        });
      tellDone(text.done.restored);
    } catch (error) {
      tellFailure(text.failed.restore, error);
    }
    await refresh(client, readAgain);
  }

  return {
    isDeleting: remove.isPending,
    /** Returns whether it could be moved now: one at a time. */
    move(id: string, direction: "up" | "down"): boolean {
      if (move.isPending) return false;
      before.current = list;
      show(swapped(list, id, direction));
      move.mutate({ params: { id }, body: { direction } });
      return true;
    },
    remove(id: string) {
      before.current = list;
      remove.mutate({ params: { id } });
    },
  };
}
