import { admin } from "#i18n/he/admin.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { newVariant, variant } from "#modules/catalog/variant.ts";
import { ClashAlert } from "../../../kit/clash-note.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { useMergedForm } from "../../../kit/merged-form.ts";
import { useFormAction, useRecordForm } from "../../../kit/record-form.ts";
import {
  createVariantDraft,
  readVariantChanges,
  toVariantDraft,
  changeNewDraft,
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

export function VariantDialog({ product, variant: opened, onClose }: VariantDialogProps) {
  return (
    <Dialog
      isOpen={opened !== undefined}
      onClose={onClose}
      title={opened === "new" ? text.addTitle : text.editTitle}
      size="lg"
    >
      {opened === "new" && <NewVariantForm product={product} onClose={onClose} />}
      {opened !== undefined && opened !== "new" && (
        <VariantForm product={product} opened={opened} onClose={onClose} />
      )}
    </Dialog>
  );
}

type NewVariantFormProps = { product: AdminProduct; onClose: () => void };

function NewVariantForm({ product, onClose }: NewVariantFormProps) {
  const first = createVariantDraft(product.basePrice.amountMinor);
  const form = useRecordForm(variant, text.fields, first, changeNewDraft);
  const create = useFormAction("POST /api/admin/products/:id/variants", form, {
    failed: text.failed.add,
    saved: text.done.added,
    onDone: onClose,
  });
  return (
    <DialogForm
      submit={text.submitNew}
      action={create}
      onSubmit={() =>
        form.submit((body) => create.mutate({ params: { id: product.id }, body }), newVariant)
      }
      typed={form.draft}
    >
      <VariantFields form={form} images={product.images} />
    </DialogForm>
  );
}

type VariantFormProps = NewVariantFormProps & { opened: AdminVariant };

function VariantForm({ product, opened, onClose }: VariantFormProps) {
  const { images } = product;
  const newest = product.variants.find(({ id }) => id === opened.id) ?? opened;
  const form = useMergedForm(variant, text.fields, newest, {
    toDraft: (row) => toVariantDraft(row, images),
    isNewer: (row, current) => row !== current,
  });
  const update = useFormAction("PATCH /api/admin/variants/:id", form, {
    failed: text.failed.save,
    saved: text.done.saved,
    onDone: onClose,
  });

  function save() {
    const read = readVariantChanges(form.source, form.merging.saved, form.draft);
    form.showProblems(read.ok ? {} : read.fields);
    if (!read.ok) return;
    if (Object.keys(read.data.seen ?? {}).length === 0) onClose();
    else update.mutate({ params: { id: opened.id }, body: read.data });
  }

  return (
    <DialogForm submit={admin.dialog.save} action={update} onSubmit={save} typed={form.typed}>
      {form.merging.clashes.length > 0 && <ClashAlert {...text.clash} />}
      <VariantFields form={form} images={images} />
    </DialogForm>
  );
}
