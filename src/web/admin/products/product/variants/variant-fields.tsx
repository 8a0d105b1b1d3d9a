import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { useMay } from "../../../api/abilities.ts";
import { CheckInput, SelectInput, TextInput } from "../../../kit/fields.tsx";
import { getProblemText, type Problems } from "../../form/problems.ts";
import { ColorInput } from "./color-input.tsx";
import { CustomsFields } from "./customs-fields.tsx";
import type { VariantDraft, VariantField } from "./variant-draft.ts";
import { VariantTexts } from "./variant-texts.tsx";

const text = variants.form;

type VariantFieldsProps = {
  draft: VariantDraft;
  problems: Problems;
  /** Asks for what only a new variant is asked for. */
  isNew: boolean;
  images: readonly AdminImage[];
  /** The saved one, which need not be among the product's images. */
  storyImageNow: string;
  /** Something to say below a field. */
  getNote: (field: VariantField) => ReactNode;
  onChange: (changes: Partial<VariantDraft>) => void;
};

export function VariantFields({
  draft,
  problems,
  isNew,
  images,
  storyImageNow,
  getNote,
  onChange,
}: VariantFieldsProps) {
  const may = useMay();
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="grid gap-2 sm:col-span-2">
        <TextInput
          name="variant-name"
          label={text.name}
          error={getProblemText(problems["variantName"], { required: text.nameRequired })}
          value={draft.variantName}
          maxLength={200}
          onChange={({ target }) => onChange({ variantName: target.value })}
        />
        {getNote("variantName")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-short-name"
          label={text.shortName}
          optionalHint={admin.dialog.optional}
          help={text.shortNameHelp}
          error={getProblemText(problems["shortName"])}
          value={draft.shortName}
          maxLength={40}
          onChange={({ target }) => onChange({ shortName: target.value })}
        />
        {getNote("shortName")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-size"
          label={text.size}
          optionalHint={admin.dialog.optional}
          help={text.sizeHelp}
          error={getProblemText(problems["size"])}
          value={draft.size}
          maxLength={40}
          onChange={({ target }) => onChange({ size: target.value })}
        />
        {getNote("size")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-color-primary"
          label={text.colorPrimary}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["colorPrimary"])}
          value={draft.colorPrimary}
          maxLength={80}
          onChange={({ target }) => onChange({ colorPrimary: target.value })}
        />
        {getNote("colorPrimary")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-color-secondary"
          label={text.colorSecondary}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["colorSecondary"])}
          value={draft.colorSecondary}
          maxLength={80}
          onChange={({ target }) => onChange({ colorSecondary: target.value })}
        />
        {getNote("colorSecondary")}
      </div>
      <div className="grid gap-2">
        <ColorInput
          value={draft.colorHex}
          error={getProblemText(problems["colorHex"])}
          onChange={(colorHex) => onChange({ colorHex })}
        />
        {getNote("colorHex")}
      </div>
      <div className="grid gap-2">
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
        {getNote("imageId")}
      </div>
      <div className="grid gap-2 sm:col-span-2">
        <TextInput
          name="variant-slug"
          label={text.slug}
          help={text.slugHelp}
          isLatin
          error={getProblemText(problems["slug"], { required: text.slugRequired })}
          value={draft.slug}
          maxLength={60}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
        {getNote("slug")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-sku"
          label={text.sku}
          isLatin
          error={getProblemText(problems["sku"])}
          value={draft.sku}
          maxLength={64}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
        {getNote("sku")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-barcode"
          label={text.barcode}
          optionalHint={admin.dialog.optional}
          isLatin
          inputMode="numeric"
          error={getProblemText(problems["barcode"])}
          value={draft.barcode}
          maxLength={14}
          onChange={({ target }) => onChange({ barcode: target.value })}
        />
        {getNote("barcode")}
      </div>
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
          {may("figures.read") && (
            <TextInput
              name="variant-cost"
              label={text.cost}
              optionalHint={admin.dialog.optional}
              help={text.costHelp}
              error={getProblemText(problems["cost"])}
              isLatin
              inputMode="decimal"
              value={draft.cost}
              maxLength={16}
              onChange={({ target }) => onChange({ cost: target.value })}
            />
          )}
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
      <CustomsFields draft={draft} problems={problems} getNote={getNote} onChange={onChange} />
      <VariantTexts
        draft={draft}
        problems={problems}
        images={images}
        storyImageNow={storyImageNow}
        getNote={getNote}
        onChange={onChange}
      />
      <div className="grid gap-2">
        <CheckInput
          label={text.active}
          help={text.activeHelp}
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
        {getNote("isActive")}
      </div>
    </div>
  );
}
