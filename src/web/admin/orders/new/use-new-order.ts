import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { newOrder } from "#i18n/he/new-order.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { ApiError } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { isTouched, type OrderDraft } from "./draft.ts";
import { deleteDraft, saveDraft, readDraft } from "./stored-draft.ts";
import { toInput, findProblemsLeft, findProblems, toDraftProblems } from "./order-input.ts";

/** The state of the form of a new order: values, problems, and the function that sends it. */
export function useNewOrder() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readDraft);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [created, setCreated] = useState<string>();

  const create = useApiAction("POST /api/admin/orders", {
    failed: newOrder.failed,
    onDone({ id }) {
      deleteDraft();
      setCreated(id);
    },
    saved: ({ number }) => newOrder.created(number),
    onError(error) {
      const refused = error instanceof ApiError ? toDraftProblems(error.fields) : {};
      if (Object.keys(refused).length > 0) setProblems(refused);
    },
  });

  // Once everything is saved: leaving asks no question then.
  useEffect(() => {
    if (created !== undefined) void navigate(adminPaths.order(created), { replace: true });
  }, [created, navigate]);

  const change = (changes: Partial<OrderDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(next);
    setProblems((before) => findProblemsLeft(before, changes, next));
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
    action: create,
    isSending: create.isPending || created !== undefined,
    isDirty: created === undefined && isTouched(draft),
  };
}
