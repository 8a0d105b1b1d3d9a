import { publishing as text } from "#i18n/he/publishing.ts";
import type { PublishingState } from "#modules/catalog/publishing.ts";
import { useState } from "react";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess } from "../../kit/toasts.ts";
import { takeProblems } from "../form/problems.ts";
import { tellMissing } from "./missing-text.ts";

/** A product, or a variant, that can be shown. */
export type Schedulable = {
  readonly id: string;
  readonly name: string;
  readonly state: PublishingState;
  readonly publishAt: string | null;
};

/** Sets the states of products, or of variants, and asks for the moment of what is scheduled. */
export function useStates(kind: "products" | "variants") {
  const [subject, setSubject] = useState<Schedulable>();
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    setSubject(undefined);
    setRefusal(undefined);
  };
  const takeRefusal = takeProblems((problems) => setRefusal(problems["publishAt"]));
  const common = {
    failed: text.failed,
    onDone({ state }: { readonly state: PublishingState }) {
      close();
      toastSuccess(text.done[state]);
    },
    onFailure: (error: unknown) =>
      tellMissing(text.failed)(error) || (subject !== undefined && takeRefusal(error)),
  };
  const product = useApiAction("PUT /api/admin/products/:id/state", common);
  const variant = useApiAction("PUT /api/admin/variants/:id/state", common);
  const action = kind === "products" ? product : variant;
  return {
    isPending: action.isPending,
    set: (id: string, state: Exclude<PublishingState, "scheduled">) =>
      action.mutate({ params: { id }, body: { state } }),
    /** Opens the dialog. */
    ask: setSubject,
    /** For the dialog, while it is open. */
    asked: subject && {
      subject,
      isPending: action.isPending,
      refusal,
      onSchedule: (publishAt: string) =>
        action.mutate({ params: { id: subject.id }, body: { state: "scheduled", publishAt } }),
      onClose: close,
    },
  };
}
