import { useQueryClient } from "@tanstack/react-query";
import { publishing as text } from "#i18n/he/publishing.ts";
import type { PublishingState, RequestedState } from "#modules/catalog/publishing.ts";
import { useApiAction, type ActionOptions } from "../../api/use-api.ts";
import { showState, type ShownState } from "../parts/catalog-cache.ts";
import { describeMissing } from "./missing-text.ts";

/** The kinds that have a publishing state: products and variants. */
export type ShownKind = "products" | "variants";

type StateOptions = {
  onDone?: () => void;
  /** Gets refused fields, where no missing part is the reason. */
  onInvalid?: ActionOptions<"PUT /api/admin/products/:id/state">["onInvalid"];
};

/** Sets the states of products, or of variants. */
export function useStates(kind: ShownKind, { onDone, onInvalid }: StateOptions = {}) {
  const client = useQueryClient();
  const common = {
    failed: text.failed,
    onDone(answer: ShownState) {
      showState(client, answer);
      onDone?.();
    },
    saved: ({ state }: { readonly state: PublishingState }) => text.done[state],
    ...(onInvalid && { onInvalid }),
    describe: describeMissing(text.failed),
  };
  const product = useApiAction("PUT /api/admin/products/:id/state", common);
  const variant = useApiAction("PUT /api/admin/variants/:id/state", common);
  const action = kind === "products" ? product : variant;
  return {
    action,
    set: (id: string, requested: RequestedState) =>
      action.mutate({ params: { id }, body: requested }),
  };
}
