import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { toDollars } from "../../../kit/dollars.ts";
import { toastSuccess } from "../../../kit/toasts.ts";
import { takeProblems, type Problems } from "../../form/problems.ts";
import {
  newVariantDraft,
  readNewVariant,
  readVariantChanges,
  toVariantDraft,
  variantNames,
} from "./variant-draft.ts";
import { VariantFields } from "./variant-fields.tsx";

type VariantDialogProps = {
  product: AdminProduct;
  /**
   * Which variant is edited; "new" for one that is not there yet, undefined while the dialog is
   * closed.
   */
  variant: AdminVariant | "new" | undefined;
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
  product: AdminProduct;
  variant: AdminVariant | undefined;
  onClose: () => void;
};

function VariantForm({ product, variant, onClose }: VariantFormProps) {
  const [before] = useState(() =>
    variant === undefined
      ? newVariantDraft(toDollars(product.basePrice.amountMinor))
      : toVariantDraft(variant, product.images),
  );
  const [draft, setDraft] = useState(before);
  const [problems, setProblems] = useState<Problems>({});

  const common = (done: string) => ({
    onDone() {
      onClose();
      toastSuccess(done);
    },
    onFailure: takeProblems(setProblems, variantNames),
  });
  const create = useApiAction("POST /api/admin/products/:id/variants", {
    ...common(text.done.added),
    failed: text.failed.add,
  });
  const update = useApiAction("PATCH /api/admin/variants/:id", {
    ...common(text.done.saved),
    failed: text.failed.save,
  });
  const isPending = create.isPending || update.isPending;

  function add() {
    const read = readNewVariant(draft);
    setProblems("problems" in read ? read.problems : {});
    if ("body" in read) create.mutate({ params: { id: product.id }, body: read.body });
  }

  function save({ id }: AdminVariant) {
    const read = readVariantChanges(before, draft);
    setProblems("problems" in read ? read.problems : {});
    if (!("body" in read)) return;
    if (Object.keys(read.body).length === 0) onClose();
    else update.mutate({ params: { id }, body: read.body });
  }

  return (
    <DialogForm
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
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
    </DialogForm>
  );
}
