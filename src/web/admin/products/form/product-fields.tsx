import { products } from "#i18n/he/products.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { RecordField } from "../../kit/record-field.tsx";
import { CategoryOptions } from "../parts/category-options.tsx";
import { GiftField } from "./gift-field.tsx";
import type { ProductForm } from "./product-draft.ts";
import { TagsInput } from "./tags-input.tsx";

const text = products.form;

type ProductFieldsProps = {
  form: ProductForm;
  /** Undefined for a new one. */
  productId?: string | undefined;
  categories: readonly AdminCategory[];
  /** Price in shekels, when that is known. */
  priceHelp?: string | undefined;
};

/** All fields of a product but its attributes. */
export function ProductFields({ form, productId, categories, priceHelp }: ProductFieldsProps) {
  const saved = categories.find(({ id }) => id === form.merging?.saved.categoryId);
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <RecordField form={form} name="name" className="sm:col-span-2" />
      <RecordField form={form} name="description" rows={5} className="sm:col-span-2" />
      <RecordField
        form={form}
        name="basePriceMinor"
        {...(priceHelp !== undefined && { help: priceHelp })}
      />
      <RecordField form={form} name="categoryId" saved={saved?.name ?? products.noCategory}>
        <option value="">{products.noCategory}</option>
        <CategoryOptions categories={categories} />
      </RecordField>
      <RecordField form={form} name="sku" />
      <GiftField form={form} productId={productId} />
      <RecordField form={form} name="weightGrams" />
      <fieldset className="grid items-start gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 font-strong">{text.size}</legend>
        <div className="grid grid-cols-3 items-start gap-3">
          <RecordField form={form} name="heightMm" optionalHint="" />
          <RecordField form={form} name="widthMm" optionalHint="" />
          <RecordField form={form} name="depthMm" optionalHint="" />
        </div>
        <RecordField form={form} name="maxPetGrams" />
      </fieldset>
      <RecordField form={form} name="care" className="sm:col-span-2" />
      <RecordField form={form} name="taxClass" />
      <TagsInput form={form} />
      <RecordField form={form} name="dimensions" />
      <RecordField form={form} name="featured" />
    </div>
  );
}
