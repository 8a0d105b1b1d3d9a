import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { toastSuccess } from "../../../kit/toasts.ts";
import {
  findChangedFields,
  mergeDrafts,
  takeNews,
  takeSaved,
  type Drafting,
} from "../../form/merge-drafts.ts";
import {
  draftNames,
  toDraft,
  readDraft,
  type DraftField,
  type ProductDraft,
} from "../../form/product-draft.ts";
import { takeProblems, type Problems } from "../../form/problems.ts";
import { showProduct } from "../../parts/catalog-cache.ts";

type FormState = Drafting<ProductDraft> & {
  /** The newest product that the draft knows of. */
  readonly base: AdminProduct;
};

/**
 * State of the form of a product. When another user saves the product meanwhile, their changes are
 * merged in, and the typed values stay; fields that both have changed are `clashes`.
 */
export function useProductForm(product: AdminProduct) {
  const client = useQueryClient();
  const [state, setState] = useState<FormState>({
    base: product,
    draft: toDraft(product),
    clashes: [],
  });
  const [problems, setProblems] = useState<Problems>({});
  const { base, draft, clashes } = state;
  const saved = toDraft(base);
  if (product.updatedAt > base.updatedAt)
    setState({ base: product, ...takeNews(state, saved, toDraft(product)) });
  const sent = useRef<ProductDraft>(undefined);
  const isChanged = findChangedFields(saved, draft).length > 0;

  const update = useApiAction("PUT /api/admin/products/:id", {
    failed: products.failed.save,
    onDone(answer) {
      // The stored values (without blanks at the ends) replace those that were sent; values typed
      // since stay.
      const stored = toDraft(answer);
      setState((now) => ({
        base: answer,
        draft: mergeDrafts(sent.current ?? stored, now.draft, stored).draft,
        clashes: [],
      }));
      showProduct(client, answer.id, () => answer);
      toastSuccess(products.done.saved);
    },
    onError: takeProblems(setProblems, draftNames),
  });

  function change(changes: Partial<ProductDraft>) {
    setState((now) => ({ ...now, draft: { ...now.draft, ...changes } }));
  }

  return {
    draft,
    saved,
    clashes,
    problems,
    isChanged,
    isSaving: update.isPending,
    change,
    /** Takes the value of a field that another user has saved. */
    take(field: DraftField) {
      setState((now) => ({ ...now, ...takeSaved(now, saved, field) }));
    },
    discard: () => {
      setProblems({});
      setState((now) => ({ ...now, draft: toDraft(now.base), clashes: [] }));
    },
    save() {
      const read = readDraft(draft);
      setProblems("problems" in read ? read.problems : {});
      if (!("body" in read)) return;
      sent.current = draft;
      update.mutate({ params: { id: base.id }, body: { ...read.body, seen: base.updatedAt } });
    },
  };
}
