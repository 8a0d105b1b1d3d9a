import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskProduct, DeskVariant } from "#modules/catalog/desk-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { dollarsOf } from "../../../kit/dollars.ts";
import { tellDone } from "../../../kit/tell.ts";
import { takeProblems, type Problems } from "../../form/problems.ts";
import { useFocusOnProblems } from "../../form/use-focus-on-problems.ts";
import { readAgain } from "../../parts/catalogue-cache.ts";
import {
  newVariantDraft,
  readNewVariant,
  readVariantChanges,
  variantDraftOf,
  variantNames,
} from "./variant-draft.ts";
import { VariantFields } from "./variant-fields.tsx";

type VariantDialogProps = {
  product: DeskProduct;
  /** Which variant is edited; "new" for one that is not there yet, undefined while the dialog is closed. */
  variant: DeskVariant | "new" | undefined;
  onClose: () => void;
};

export function VariantDialog({ product, variant, onClose }: VariantDialogProps) {
  return (
    <Dialog
      isOpen={variant !== undefined}
      onClose={onClose}
      title={variant === "new" ? text.addTitle : text.editTitle}
      size="lg"
    >
      {variant !== undefined && (
        <VariantForm
          product={product}
          variant={variant === "new" ? undefined : variant}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type VariantFormProps = {
  product: DeskProduct;
  variant: DeskVariant | undefined;
  onClose: () => void;
};

function VariantForm({ product, variant, onClose }: VariantFormProps) {
  const [before] = useState(() =>
    variant === undefined
      ? newVariantDraft(dollarsOf(product.basePrice.amountMinor))
      : variantDraftOf(variant, product.images),
  );
  const [draft, setDraft] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  const form = useFocusOnProblems(problems);

  const common = (done: string) => ({
    refreshes: readAgain,
    onDone() {
      onClose();
      tellDone(done);
    },
    onFailure: takeProblems(setProblems, variantNames),
  });
  const create = useApiAction<typeof catalogueDeskEndpoints.createVariant>(
    "post",
    "/api/admin/products/:id/variants",
    { ...common(text.done.added), failed: text.failed.add },
  );
  const update = useApiAction<typeof catalogueDeskEndpoints.updateVariant>(
    "patch",
    "/api/admin/variants/:id",
    { ...common(text.done.saved), failed: text.failed.save },
  );
  const isPending = create.isPending || update.isPending;

  function add() {
    const read = readNewVariant(draft);
    setProblems("problems" in read ? read.problems : {});
    if ("body" in read) create.mutate({ params: { id: product.id }, body: read.body });
  }

  function save({ id }: DeskVariant) {
    const read = readVariantChanges(before, draft);
    setProblems("problems" in read ? read.problems : {});
    if (!("body" in read)) return;
    if (Object.keys(read.body).length === 0) onClose();
    else update.mutate({ params: { id }, body: read.body });
  }

  const own = variant?.colour;
  return (
    <DialogForm
      ref={form}
      submit={variant === undefined ? text.submitNew : admin.dialog.save}
      isPending={isPending}
      onSubmit={() => {
        if (variant === undefined) add();
        else save(variant);
      }}
      typed={draft}
    >
      <VariantFields
        draft={draft}
        problems={problems}
        isNew={variant === undefined}
        images={product.images}
        colours={own ? [own, ...product.freeColours] : product.freeColours}
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
    </DialogForm>
  );
}
