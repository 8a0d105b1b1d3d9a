import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { CategoryOptions } from "../parts/category-options.tsx";
import { GiftField } from "./gift-field.tsx";
import { MeasureFields } from "./measure-fields.tsx";
import { getProblemText, type Problems } from "./problems.ts";
import type { DraftField, ProductDraft } from "./product-draft.ts";
import { TagsInput } from "./tags-input.tsx";

const text = products.form;

type ProductFieldsProps = {
  /** Undefined for a new one. */
  productId?: string | undefined;
  draft: ProductDraft;
  problems: Problems;
  categories: readonly AdminCategory[];
  /** Price in shekels, when that is known. */
  priceHelp?: string | undefined;
  /** Something to say below a field. */
  getNote?: (field: DraftField) => ReactNode;
  onChange: (changes: Partial<ProductDraft>) => void;
};

/** All fields of a product but its attributes. */
export function ProductFields({
  productId,
  draft,
  problems,
  categories,
  priceHelp,
  getNote = () => null,
  onChange,
}: ProductFieldsProps) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="grid gap-2 sm:col-span-2">
        <TextInput
          name="product-name"
          label={text.name}
          error={getProblemText(problems["name"], { required: text.nameRequired })}
          value={draft.name}
          maxLength={200}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {getNote("name")}
      </div>
      <div className="grid gap-2 sm:col-span-2">
        <TextAreaInput
          name="product-description"
          label={text.description}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["description"])}
          rows={5}
          value={draft.description}
          maxLength={10_000}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        {getNote("description")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-price"
          label={text.price}
          help={priceHelp ?? text.priceNote}
          error={getProblemText(problems["price"])}
          isLatin
          inputMode="decimal"
          value={draft.price}
          maxLength={16}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        {getNote("price")}
      </div>
      <div className="grid gap-2">
        <SelectInput
          name="product-category"
          label={products.category}
          error={getProblemText(problems["categoryId"])}
          value={draft.categoryId}
          onChange={({ target }) => onChange({ categoryId: target.value })}
        >
          <option value="">{products.noCategory}</option>
          <CategoryOptions categories={categories} />
        </SelectInput>
        {getNote("categoryId")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-sku"
          label={text.sku}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["sku"])}
          isLatin
          value={draft.sku}
          maxLength={64}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
        {getNote("sku")}
      </div>
      <div className="grid gap-2">
        <GiftField
          productId={productId}
          value={draft.gift}
          error={getProblemText(problems["gift"])}
          onChange={(gift) => onChange({ gift })}
        />
        {getNote("gift")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-weight"
          label={text.weight}
          optionalHint={admin.dialog.optional}
          error={getProblemText(problems["weight"])}
          isLatin
          inputMode="numeric"
          value={draft.weight}
          maxLength={10}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        {getNote("weight")}
      </div>
      <MeasureFields draft={draft} problems={problems} getNote={getNote} onChange={onChange} />
      <div className="grid gap-2 sm:col-span-2">
        <TextAreaInput
          name="product-care"
          label={text.care}
          optionalHint={admin.dialog.optional}
          help={text.careHelp}
          error={getProblemText(problems["care"])}
          value={draft.care}
          maxLength={2000}
          onChange={({ target }) => onChange({ care: target.value })}
        />
        {getNote("care")}
      </div>
      <div className="grid gap-2">
        <TagsInput
          name="product-tags"
          tags={draft.tags}
          error={getProblemText(problems["tags"])}
          onChange={(tags) => onChange({ tags })}
        />
        {getNote("tags")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-dimensions"
          label={text.dimensions}
          optionalHint={admin.dialog.optional}
          help={text.dimensionsHelp}
          error={getProblemText(problems["dimensions"])}
          isLatin
          value={draft.dimensions}
          maxLength={200}
          onChange={({ target }) => onChange({ dimensions: target.value })}
        />
        {getNote("dimensions")}
      </div>
      <div className="grid gap-2">
        <CheckInput
          label={text.active}
          help={text.activeHelp}
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
        {getNote("isActive")}
      </div>
      <div className="grid gap-2">
        <CheckInput
          label={text.featured}
          help={text.featuredHelp}
          checked={draft.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
        {getNote("featured")}
      </div>
    </div>
  );
}
