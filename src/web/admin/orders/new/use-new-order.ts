import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { newOrder } from "#i18n/he/new-order.ts";
import { ApiError } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess, toastFailure } from "../../kit/toasts.ts";
import { isTouched, type OrderDraft } from "./draft.ts";
import { forgetDraft, saveDraft, readDraft } from "./stored-draft.ts";
import {
  toInput,
  problemsLeft,
  findProblems,
  refusedFields,
  type DraftProblems,
} from "./order-input.ts";

/** The form of a new order: what is in it, what is wrong with it, and the way to send it. */
export function useNewOrder() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [created, setCreated] = useState<string>();

  const create = useApiAction("POST /api/admin/orders", {
    failed: newOrder.failed,
    onDone: ({ id, number }) => {
      forgetDraft();
      toastSuccess(newOrder.created(number));
      setCreated(id);
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return false;
      const refused = refusedFields(error.fields);
      if (Object.keys(refused).length === 0) return false;
      setProblems(refused);
      toastFailure(newOrder.failed, error);
      return true;
    },
  });

  // Once nothing is unsaved any more: leaving asks no question then.
  useEffect(() => {
    if (created !== undefined) void navigate(adminPaths.order(created), { replace: true });
  }, [created, navigate]);

  const change = (changes: Partial<OrderDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(next);
    setProblems((before) => problemsLeft(before, changes, next));
  };

  const send = () => {
    const found = findProblems(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) create.mutate({ body: toInput(draft) });
  };

  return {
    draft,
    problems,
    change,
    send,
    isSending: create.isPending || created !== undefined,
    isDirty: created === undefined && isTouched(draft),
  };
}
