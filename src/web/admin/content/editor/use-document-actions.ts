import { contentActions as text } from "#i18n/he/content-editor.ts";
import type { ActionState } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import type { getLoadedVersion } from "./edit-state.ts";

type Subject = ReturnType<typeof getLoadedVersion>;

/** Actions on a document as a whole. After each one the screen reads the document again. */
export function useDocumentActions(body: Subject, onDone: () => void) {
  const publish = useApiAction("POST /api/admin/content/publish", { ...text.publish, onDone });
  const plan = useApiAction("POST /api/admin/content/schedule", { ...text.schedule, onDone });
  const unplan = useApiAction("POST /api/admin/content/unschedule", {
    ...text.unschedule,
    onDone,
  });
  const discard = useApiAction("DELETE /api/admin/content/draft", { ...text.discard, onDone });
  const deliver = useApiAction("POST /api/admin/content/deliver", { ...text.deliver, onDone });
  const remove = useApiAction("POST /api/admin/content/remove", { ...text.remove, onDone });
  const bringBack = useApiAction("POST /api/admin/content/bring-back", {
    ...text.bringBack,
    onDone,
  });
  const restore = useApiAction("POST /api/admin/content/restore", { ...text.restore, onDone });
  const all = [publish, plan, unplan, discard, deliver, remove, bringBack, restore];
  const isPending = all.some((action) => action.isPending);
  // While one of them is under way, none of the others can begin.
  const toAction = <Run>({ right }: ActionState, run: Run) => ({ right, isPending, run });
  return {
    publish: toAction(publish, () => publish.mutate({ body })),
    schedule: toAction(plan, (at: string) => plan.mutate({ body: { ...body, at } })),
    unschedule: toAction(unplan, () => unplan.mutate({ body })),
    discard: toAction(discard, () => discard.mutate({ body })),
    deliver: toAction(deliver, () => deliver.mutate({ body })),
    remove: toAction(remove, () => remove.mutate({ body })),
    bringBack: toAction(bringBack, () => bringBack.mutate({ body })),
    restore: toAction(restore, (revision: number) =>
      restore.mutate({ body: { ...body, revision } }),
    ),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
