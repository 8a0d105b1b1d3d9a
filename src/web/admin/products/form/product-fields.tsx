import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import type { DeskCategory } from "#modules/catalog/desk-shapes.ts";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { CategoryOptions } from "../parts/category-options.tsx";
import { refusalOf, type Problems } from "./problems.ts";
import type { ProductDraft } from "./product-draft.ts";
import { TagsInput } from "./tags-input.tsx";

const text = products.form;

type ProductFieldsProps = {
  draft: ProductDraft;
  problems: Problems;
  categories: readonly DeskCategory[];
  /** What the price is in shekels, when that is known. */
  priceHelp?: string | undefined;
  /** Something to say below a field. */
  noteOf?: (field: keyof ProductDraft) => ReactNode;
  onChange: (changes: Partial<ProductDraft>) => void;
};

/** All fields of a product but its attributes. */
export function ProductFields({
  draft,
  problems,
  categories,
  priceHelp,
  noteOf = () => null,
  onChange,
}: ProductFieldsProps) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="grid gap-2 sm:col-span-2">
        <TextInput
          name="product-name"
          label={text.name}
          error={refusalOf(problems["name"], { required: text.nameRequired })}
          value={draft.name}
          maxLength={200}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {noteOf("name")}
      </div>
      <div className="grid gap-2 sm:col-span-2">
        <TextAreaInput
          name="product-description"
          label={text.description}
          optionalHint={admin.dialog.optional}
          error={refusalOf(problems["description"])}
          rows={5}
          value={draft.description}
          maxLength={10_000}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        {noteOf("description")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-price"
          label={text.price}
          help={priceHelp ?? text.priceNote}
          error={refusalOf(problems["price"])}
          isLatin
          inputMode="decimal"
          value={draft.price}
          maxLength={16}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        {noteOf("price")}
      </div>
      <div className="grid gap-2">
        <SelectInput
          name="product-category"
          label={products.category}
          error={refusalOf(problems["categoryId"])}
          value={draft.categoryId}
          onChange={({ target }) => onChange({ categoryId: target.value })}
        >
          <option value="">{products.noCategory}</option>
          <CategoryOptions categories={categories} />
        </SelectInput>
        {noteOf("categoryId")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-sku"
          label={text.sku}
          optionalHint={admin.dialog.optional}
          error={refusalOf(problems["sku"])}
          isLatin
          value={draft.sku}
          maxLength={64}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
        {noteOf("sku")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-weight"
          label={text.weight}
          optionalHint={admin.dialog.optional}
          error={refusalOf(problems["weight"])}
          isLatin
          inputMode="numeric"
          value={draft.weight}
          maxLength={10}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        {noteOf("weight")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-dimensions"
          label={text.dimensions}
          optionalHint={admin.dialog.optional}
          help={text.dimensionsHelp}
          error={refusalOf(problems["dimensions"])}
          isLatin
          value={draft.dimensions}
          maxLength={200}
          onChange={({ target }) => onChange({ dimensions: target.value })}
        />
        {noteOf("dimensions")}
      </div>
      <div className="grid gap-2">
        <TagsInput
          name="product-tags"
          tags={draft.tags}
          error={refusalOf(problems["tags"])}
          onChange={(tags) => onChange({ tags })}
        />
        {noteOf("tags")}
      </div>
      <div className="grid gap-2">
        <CheckInput
          label={text.active}
          help={text.activeHelp}
          checked={draft.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
        {noteOf("isActive")}
      </div>
      <div className="grid gap-2">
        <CheckInput
          label={text.featured}
          help={text.featuredHelp}
          checked={draft.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
        {noteOf("featured")}
      </div>
    </div>
  );
}
