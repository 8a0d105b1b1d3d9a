import { products } from "#i18n/he/products.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import type { DraftField, ProductDraft } from "../../form/product-draft.ts";

export const fieldLabels = {
  ...products.form,
  categoryId: products.category,
  isActive: products.form.active,
} satisfies Record<DraftField, unknown>;

/** Value in a field of a product, in words. */
export function toSavedText(
  field: DraftField,
  draft: ProductDraft,
  categories: readonly AdminCategory[],
): string {
  switch (field) {
    case "categoryId":
      return categories.find(({ id }) => id === draft.categoryId)?.name ?? products.noCategory;
    case "gift":
      return draft.gift === "" ? products.form.noGift : products.form.giftChosen;
    case "tags":
      return draft.tags.join(", ");
    case "attributes":
      return draft.attributes.map(({ name, value }) => `${name}: ${value}`).join("\n");
    case "isActive":
    case "featured":
      return draft[field] ? products.form.yes : products.form.no;
    case "name":
    case "description":
    case "price":
    case "sku":
    case "weight":
    case "height":
    case "width":
    case "depth":
    case "maxPet":
    case "dimensions":
    case "care":
      return draft[field];
  }
}
