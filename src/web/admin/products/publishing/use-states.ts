import { publishing as text } from "#i18n/he/publishing.ts";
import type { PublishingState, WantedState } from "#modules/catalog/publishing.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess } from "../../kit/toasts.ts";
import { notifyMissing } from "./missing-text.ts";

/** The kinds that have a publishing state: products and variants. */
export type ShownKind = "products" | "variants";

type StateOptions = {
  onDone?: () => void;
  /** Deals with another error than of what is missing; returns whether it has. */
  onRefused?: (error: unknown) => boolean;
};

/** Sets the states of products, or of variants. */
export function useStates(kind: ShownKind, { onDone, onRefused }: StateOptions = {}) {
  const notify = notifyMissing(text.failed);
  const common = {
    failed: text.failed,
    onDone({ state }: { readonly state: PublishingState }) {
      onDone?.();
      toastSuccess(text.done[state]);
    },
    onError: (error: unknown) => notify(error) || onRefused?.(error) === true,
  };
  const product = useApiAction("PUT /api/admin/products/:id/state", common);
  const variant = useApiAction("PUT /api/admin/variants/:id/state", common);
  const action = kind === "products" ? product : variant;
  return {
    isPending: action.isPending,
    set: (id: string, wanted: WantedState) => action.mutate({ params: { id }, body: wanted }),
  };
}
