import { useState } from "react";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import { toastSuccess } from "../../../kit/toasts.ts";
import { findChangedFields, takeNews, takeSaved, type Drafting } from "../../form/merge-drafts.ts";
import { takeProblems, type Problems } from "../../form/problems.ts";
import {
  newVariantDraft,
  readNewVariant,
  readVariantChanges,
  toVariantDraft,
  typeIntoNew,
  variantNames,
  type VariantDraft,
  type VariantField,
} from "./variant-draft.ts";

type FormState = Drafting<VariantDraft> & {
  /** The newest state of the variant that the draft knows of; undefined for one that is new. */
  readonly seen: AdminVariant | undefined;
};

/**
 * State of the form of a variant, existing or new. Changes that another user saves meanwhile are
 * merged in, and the typed values stay; fields that both have changed are `clashes`.
 */
export function useVariantForm(
  product: AdminProduct,
  opened: AdminVariant | undefined,
  onClose: () => void,
) {
  const { images } = product;
  const toDraft = (variant: AdminVariant | undefined) =>
    variant === undefined
      ? newVariantDraft(toTypedAmount(product.basePrice.amountMinor))
      : toVariantDraft(variant, images);
  const [state, setState] = useState<FormState>(() => ({
    seen: opened,
    draft: toDraft(opened),
    clashes: [],
  }));
  const [problems, setProblems] = useState<Problems>({});
  const { seen, draft, clashes } = state;
  const saved = toDraft(seen);
  const now = product.variants.find(({ id }) => id === seen?.id) ?? seen;
  if (now !== undefined && now !== seen)
    setState({ seen: now, ...takeNews(state, saved, toDraft(now)) });

  const common = (done: string) => ({
    onDone() {
      onClose();
      toastSuccess(done);
    },
    onError: takeProblems(setProblems, variantNames),
  });
  const create = useApiAction("POST /api/admin/products/:id/variants", {
    ...common(text.done.added),
    failed: text.failed.add,
  });
  const update = useApiAction("PATCH /api/admin/variants/:id", {
    ...common(text.done.saved),
    failed: text.failed.save,
  });

  function add() {
    const read = readNewVariant(draft);
    setProblems("problems" in read ? read.problems : {});
    if ("body" in read) create.mutate({ params: { id: product.id }, body: read.body });
  }

  function save(variant: AdminVariant) {
    const read = readVariantChanges(variant, images, draft);
    setProblems("problems" in read ? read.problems : {});
    if (!("body" in read)) return;
    if (Object.keys(read.body.seen ?? {}).length === 0) onClose();
    else update.mutate({ params: { id: variant.id }, body: read.body });
  }

  function change(changes: Partial<VariantDraft>) {
    setState((before) => ({
      ...before,
      draft:
        before.seen === undefined
          ? typeIntoNew(before.draft, changes)
          : { ...before.draft, ...changes },
    }));
  }

  const typed = findChangedFields(saved, draft).map((field) => [field, draft[field]]);
  return {
    draft,
    saved,
    clashes,
    problems,
    /** Fields that differ from the saved ones. */
    typed,
    isPending: create.isPending || update.isPending,
    change,
    /** Takes the value of a field that another user has saved. */
    take(field: VariantField) {
      setState((before) => ({ ...before, ...takeSaved(before, saved, field) }));
    },
    submit: () => (seen === undefined ? add() : save(seen)),
  };
}
