import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { ClashAlert, ClashNote } from "../../form/clash-note.tsx";
import { useVariantForm } from "./use-variant-form.ts";
import { describeImage } from "./describe-image.ts";
import type { VariantDraft, VariantField } from "./variant-draft.ts";
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

const labels = {
  ...text.form,
  variantName: text.form.name,
  imageId: text.form.image,
  storyImageUrl: text.form.storyImage,
  isActive: text.form.active,
} satisfies Record<VariantField, unknown>;

function VariantForm({ product, variant, onClose }: VariantFormProps) {
  const form = useVariantForm(product, variant, onClose);
  const { draft, saved } = form;
  const getNote = (field: VariantField) =>
    form.clashes.includes(field) && (
      <ClashNote
        label={labels[field]}
        saved={getWords(field, saved, product)}
        onTake={() => form.take(field)}
      />
    );
  return (
    <DialogForm
      submit={variant === undefined ? text.submitNew : admin.dialog.save}
      isPending={form.isPending}
      onSubmit={form.submit}
      typed={form.typed}
    >
      {form.clashes.length > 0 && <ClashAlert {...text.clash} />}
      <VariantFields
        draft={draft}
        problems={form.problems}
        isNew={variant === undefined}
        images={product.images}
        storyImageNow={saved.storyImageUrl}
        getNote={getNote}
        onChange={form.change}
      />
    </DialogForm>
  );
}

function getWords(field: VariantField, saved: VariantDraft, { images }: AdminProduct): string {
  const { noImage, storyImageNow } = text.form;
  switch (field) {
    case "isActive":
      return saved.isActive ? products.form.yes : products.form.no;
    case "imageId":
      return describeImage(images, ({ id }) => id === saved.imageId) ?? noImage;
    case "storyImageUrl": {
      if (saved.storyImageUrl === "") return noImage;
      return (
        describeImage(images, ({ imageUrl }) => imageUrl === saved.storyImageUrl) ?? storyImageNow
      );
    }
    case "variantName":
    case "shortName":
    case "size":
    case "sku":
    case "barcode":
    case "price":
    case "cost":
    case "stock":
    case "slug":
    case "colorPrimary":
    case "colorSecondary":
    case "colorHex":
    case "weight":
    case "tariffCode":
    case "originCountry":
    case "customsDescription":
    case "tagline":
    case "story":
    case "features":
      return saved[field];
  }
}
