import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import type { CallInput, CallOutput } from "#web/api/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { getTagProblem } from "./tag-field.tsx";

export type TaggingWay = "add" | "remove";

type TaggingOptions = {
  onDone: () => void;
  /** Something is wrong with the tag. */
  onProblem: (problem: string) => void;
};

type Changed = CallOutput<"POST /api/admin/order-tags">;
type Tagging = Pick<CallInput<"POST /api/admin/order-tags">, "body">;

/** Adds a tag to orders or removes it, with an undo for those that changed. */
export function useTagging({ onDone, onProblem }: TaggingOptions) {
  const back = { failed: text.failed, saved: text.undone };
  const addBack = useApiAction("POST /api/admin/order-tags", back);
  const removeBack = useApiAction("POST /api/admin/order-tags/removal", back);
  const add = useApiAction("POST /api/admin/order-tags", toOptions("add", removeBack));
  const remove = useApiAction("POST /api/admin/order-tags/removal", toOptions("remove", addBack));

  function toOptions(
    way: TaggingWay,
    { mutate }: Pick<typeof addBack | typeof removeBack, "mutate">,
  ) {
    return {
      failed: text.failed,
      onDone,
      saved: ({ changed }: Changed) =>
        changed.length === 0 ? text.nothing[way] : text.done[way](changed.length),
      setBack: ({ changed }: Changed, { body: { tag } }: Tagging) =>
        changed.length === 0 ? undefined : () => mutate({ body: { tag, orderIds: changed } }),
      onError(error: unknown) {
        const problem = getTagProblem(error);
        if (problem !== undefined) onProblem(problem);
        return problem !== undefined;
      },
    };
  }

  return {
    action: { right: add.right, isPending: add.isPending || remove.isPending },
    run: (way: TaggingWay, tag: string, orderIds: string[]) =>
      (way === "add" ? add : remove).mutate({ body: { tag, orderIds } }),
  };
}
