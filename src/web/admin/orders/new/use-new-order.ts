import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { newOrder } from "#i18n/he/new-order.ts";
import type { salesEndpoints } from "#modules/sales/contract.ts";
import { ApiError } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone, tellFailure } from "../../kit/tell.ts";
import { orderReads } from "../order-reads.ts";
import { isTouched, type OrderDraft } from "./draft.ts";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";
import {
  inputOf,
  problemsLeft,
  problemsOf,
  refusedFields,
  type DraftProblems,
} from "./order-input.ts";

/** The form of a new order: what is in it, what is wrong with it, and the way to send it. */
export function useNewOrder() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readDraft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [created, setCreated] = useState<string>();

  const create = useApiAction<typeof salesEndpoints.createOrder>("post", "/api/admin/orders", {
    refreshes: orderReads,
    failed: newOrder.failed,
    onDone: ({ id, number }) => {
      forgetDraft();
      tellDone(newOrder.created(number));
      setCreated(id);
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return false;
      const refused = refusedFields(error.fields);
      if (Object.keys(refused).length === 0) return false;
      setProblems(refused);
      focusFirst(refused);
      tellFailure(newOrder.failed, error);
      return true;
    },
  });

  // Once nothing is unsaved any more: leaving asks no question then.
  useEffect(() => {
    if (created !== undefined) void navigate(paths.admin.order(created), { replace: true });
  }, [created, navigate]);

  const change = (changes: Partial<OrderDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(next);
    setProblems((before) => problemsLeft(before, changes, next));
  };

  const send = () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else create.mutate({ body: inputOf(draft) });
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

/** The first on the page, whatever the order of the answer. */
function focusFirst(problems: DraftProblems): void {
  const controls = [...document.querySelectorAll<HTMLElement>("form [id]")];
  controls.find(({ id }) => id in problems)?.focus();
}
