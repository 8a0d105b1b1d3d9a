import { admin } from "#i18n/he/admin.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { CheckInput, SelectInput, TextInput } from "../../../kit/fields.tsx";
import { getProblemText, type Problems } from "../../form/problems.ts";
import type { VariantDraft } from "./variant-draft.ts";

const text = variants.form;

type VariantFieldsProps = {
  draft: VariantDraft;
  problems: Problems;
  /** Asks for what only a new variant is asked for. */
  isNew: boolean;
  images: readonly AdminImage[];
  onChange: (changes: Partial<VariantDraft>) => void;
};

export function VariantFields({ draft, problems, isNew, images, onChange }: VariantFieldsProps) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextInput
        name="variant-name"
        label={text.name}
        error={getProblemText(problems["variantName"], { required: text.nameRequired })}
        className="sm:col-span-2"
        value={draft.variantName}
        maxLength={200}
        onChange={({ target }) => onChange({ variantName: target.value })}
      />
      <TextInput
        name="variant-sku"
        label={text.sku}
        error={getProblemText(problems["sku"])}
        isLatin
        value={draft.sku}
        maxLength={64}
        onChange={({ target }) => onChange({ sku: target.value })}
      />
      <TextInput
        name="variant-barcode"
        label={text.barcode}
        optionalHint={admin.dialog.optional}
        error={getProblemText(problems["barcode"])}
        isLatin
        inputMode="numeric"
        value={draft.barcode}
        maxLength={14}
        onChange={({ target }) => onChange({ barcode: target.value })}
      />
      {isNew && (
        <>
          <TextInput
            name="variant-price"
            label={text.price}
            error={getProblemText(problems["price"])}
            isLatin
            inputMode="decimal"
            value={draft.price}
            maxLength={16}
            onChange={({ target }) => onChange({ price: target.value })}
          />
          <TextInput
            name="variant-stock"
            label={text.stock}
            help={text.stockHelp}
            error={getProblemText(problems["stock"])}
            isLatin
            inputMode="numeric"
            value={draft.stock}
            maxLength={7}
            onChange={({ target }) => onChange({ stock: target.value })}
          />
        </>
      )}
      <TextInput
        name="variant-color-primary"
        label={text.colorPrimary}
        optionalHint={admin.dialog.optional}
        error={getProblemText(problems["colorPrimary"])}
        value={draft.colorPrimary}
        maxLength={80}
        onChange={({ target }) => onChange({ colorPrimary: target.value })}
      />
      <TextInput
        name="variant-color-secondary"
        label={text.colorSecondary}
        optionalHint={admin.dialog.optional}
        error={getProblemText(problems["colorSecondary"])}
        value={draft.colorSecondary}
        maxLength={80}
        onChange={({ target }) => onChange({ colorSecondary: target.value })}
      />
      <SelectInput
        name="variant-image"
        label={text.image}
        error={getProblemText(problems["imageId"])}
        value={draft.imageId}
        onChange={({ target }) => onChange({ imageId: target.value })}
      >
        <option value="">{text.noImage}</option>
        {images.map(({ id, altText }, index) => (
          <option key={id} value={id}>
            {text.imageAt(index + 1, altText ?? "")}
          </option>
        ))}
      </SelectInput>
      <TextInput
        name="variant-slug"
        label={text.slug}
        help={text.slugHelp}
        error={getProblemText(problems["slug"])}
        isLatin
        value={draft.slug}
        maxLength={60}
        onChange={({ target }) => onChange({ slug: target.value })}
      />
      <CheckInput
        label={text.active}
        help={text.activeHelp}
        checked={draft.isActive}
        onChange={({ target }) => onChange({ isActive: target.checked })}
      />
    </div>
  );
}
