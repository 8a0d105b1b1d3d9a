import { useRef, useState } from "react";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { newVariant, variant } from "#modules/catalog/variant.ts";
import { readChanges } from "#shared/records/record.ts";
import { ClashAlert } from "../../../kit/clash-note.tsx";
import { EditDialog } from "../../../kit/edit-dialog.tsx";
import { useMergedForm } from "../../../kit/merged-form.ts";
import { useFormAction, useRecordForm } from "../../../kit/record-form.ts";
import { useUploads } from "../../../kit/uploads/use-uploads.ts";
import { useStates } from "../../publishing/use-states.ts";
import { createVariantDraft, toVariantDraft, changeNewDraft } from "./variant-draft.ts";
import { VariantFields } from "./variant-fields.tsx";
import { VariantImages, getUploadUrl } from "./variant-images.tsx";

type NewVariantDialogProps = { product: AdminProduct; onClose: () => void };

export function NewVariantDialog({ product, onClose }: NewVariantDialogProps) {
  const first = createVariantDraft(product.basePrice.amountMinor);
  const form = useRecordForm(variant, text.fields, first, changeNewDraft);
  const states = useStates("variants");
  const made = useRef<AdminVariant>(undefined);
  // Images that are dropped on the form are sent once there is a variant that they belong to.
  const uploading = useUploads({
    isHeld: true,
    getUrl: () => getUploadUrl(product.id, made.current ?? { id: "", variantName: "" }),
  });
  const { queue } = uploading;
  const [isSending, setSending] = useState(false);
  const create = useFormAction("POST /api/admin/products/:id/variants", form, {
    ...text.outcomes.add,
    onDone: (answer) => void finish(answer),
  });

  async function finish(answer: AdminVariant) {
    made.current = answer;
    const count = queue.read().length;
    setSending(true);
    await queue.release();
    const { id, missing } = answer;
    const lacksImage = missing.length === 1 && missing[0] === "missing_picture";
    if (lacksImage && queue.read().length < count) states.set(id, { state: "live" });
    onClose();
  }

  return (
    <EditDialog
      title={text.addTitle}
      submit={text.submitNew}
      size="lg"
      isLong
      action={create}
      isPending={isSending}
      onSubmit={() =>
        form.submit((body) => create.mutate({ params: { id: product.id }, body }), newVariant)
      }
      typed={[form.draft, uploading.uploads.length]}
      onClose={onClose}
    >
      <VariantImages uploading={uploading}>
        {(imagesField) => (
          <VariantFields
            form={form}
            images={product.images}
            productName={product.name}
            imagesField={imagesField}
          />
        )}
      </VariantImages>
    </EditDialog>
  );
}

type VariantDialogProps = NewVariantDialogProps & { opened: AdminVariant };

export function VariantDialog({ product, opened, onClose }: VariantDialogProps) {
  const { images } = product;
  const uploading = useUploads({ getUrl: () => getUploadUrl(product.id, opened) });
  const newest = product.variants.find(({ id }) => id === opened.id) ?? opened;
  const form = useMergedForm(variant, text.fields, newest, {
    toDraft: (row) => toVariantDraft(row, images),
    isNewer: (row, current) => row.version !== current.version,
  });
  const update = useFormAction("PATCH /api/admin/variants/:id", form, {
    ...text.outcomes.save,
    onDone: onClose,
    onTheirs: onClose,
    clash: {
      imageId: {
        label: text.fields.imageId.label,
        show: (id) => images.find((image) => image.id === id)?.altText ?? "",
      },
    },
  });

  function save() {
    const read = readChanges(variant, form.merging.saved, form.draft);
    form.showProblems(read.ok ? {} : read.fields);
    if (!read.ok) return;
    const { source: base } = form;
    const { id, version } = base;
    if (Object.keys(read.data).length === 0) onClose();
    else update.mutate({ params: { id }, body: { ...read.data, version }, base });
  }

  return (
    <EditDialog
      title={text.editTitle}
      size="lg"
      isLong
      action={update}
      onSubmit={save}
      typed={form.typed}
      onClose={onClose}
    >
      {form.merging.clashes.length > 0 && <ClashAlert {...text.clash} />}
      <VariantImages
        uploading={uploading}
        images={images.filter(({ variantId }) => variantId === opened.id)}
      >
        {(imagesField) => (
          <VariantFields
            form={form}
            images={images}
            productName={product.name}
            imagesField={imagesField}
          />
        )}
      </VariantImages>
    </EditDialog>
  );
}
