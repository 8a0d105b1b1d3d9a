import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess, toastUndoable } from "../../kit/toasts.ts";
import { getTagProblem } from "./tag-field.tsx";

export type TaggingWay = "add" | "remove";

type TaggingOptions = {
  onDone: () => void;
  /** Something is wrong with the tag. */
  onProblem: (problem: string) => void;
};

/** Adds a tag to orders or removes it, with an undo for those that changed. */
export function useTagging({ onDone, onProblem }: TaggingOptions) {
  const options = {
    failed: text.failed,
    onError(error: unknown) {
      const problem = getTagProblem(error);
      if (problem !== undefined) onProblem(problem);
      return problem !== undefined;
    },
  };
  const back = { failed: text.failed, onDone: () => toastSuccess(text.undone) };
  const addBack = useApiAction("POST /api/admin/order-tags", back);
  const removeBack = useApiAction("POST /api/admin/order-tags/removal", back);

  function notify(way: TaggingWay, tag: string, changed: string[]): void {
    onDone();
    if (changed.length === 0) return toastSuccess(text.nothing[way]);
    const undo = way === "add" ? removeBack : addBack;
    toastUndoable(text.done[way](changed.length), () =>
      undo.mutate({ body: { tag, orderIds: changed } }),
    );
  }

  const add = useApiAction("POST /api/admin/order-tags", {
    ...options,
    onDone: ({ changed }, { body }) => notify("add", body.tag, changed),
  });
  const remove = useApiAction("POST /api/admin/order-tags/removal", {
    ...options,
    onDone: ({ changed }, { body }) => notify("remove", body.tag, changed),
  });
  return {
    isPending: add.isPending || remove.isPending,
    run: (way: TaggingWay, tag: string, orderIds: string[]) =>
      (way === "add" ? add : remove).mutate({ body: { tag, orderIds } }),
  };
}
