import { contentActions as text } from "#i18n/he/content-editor.ts";
import type { ActionState } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import type { getLoadedVersion } from "./edit-state.ts";

type Subject = ReturnType<typeof getLoadedVersion>;

/** Actions on a document as a whole. After each one the screen reads the document again. */
export function useDocumentActions(body: Subject, onDone: () => void) {
  const withToasts = (words: { readonly done: string; readonly failed: string }) => ({
    failed: words.failed,
    saved: words.done,
    onDone,
  });
  const { schedule, history } = text;
  const publish = useApiAction("POST /api/admin/content/publish", withToasts(text.publish));
  const plan = useApiAction("POST /api/admin/content/schedule", withToasts(schedule));
  const unplan = useApiAction(
    "POST /api/admin/content/unschedule",
    withToasts({ done: schedule.cancelled, failed: schedule.failed }),
  );
  const discard = useApiAction("DELETE /api/admin/content/draft", withToasts(text.discard));
  const deliver = useApiAction("POST /api/admin/content/deliver", withToasts(text.deliver));
  const remove = useApiAction("POST /api/admin/content/remove", withToasts(text.remove));
  const bringBack = useApiAction("POST /api/admin/content/bring-back", withToasts(text.bringBack));
  const restore = useApiAction(
    "POST /api/admin/content/restore",
    withToasts({ done: history.restored, failed: history.restoreFailed }),
  );
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
