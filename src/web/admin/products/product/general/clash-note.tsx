import { TriangleAlert } from "lucide-react";
import { products } from "#i18n/he/products.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { ActionButton } from "../../../kit/action-button.tsx";
import type { DraftField } from "../../form/merge-drafts.ts";
import type { ProductDraft } from "../../form/product-draft.ts";

const text = products.clash;
const labels = {
  ...products.form,
  categoryId: products.category,
  isActive: products.form.active,
} satisfies Record<DraftField, unknown>;

/** Says that somebody else has saved the product meanwhile. */
export function ClashAlert() {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-md bg-warn-bg px-4 py-3 text-warn-fg"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <div>
        <p className="font-strong">{text.title}</p>
        <p>{text.text}</p>
      </div>
    </div>
  );
}

type ClashNoteProps = {
  field: DraftField;
  /** What somebody else has saved. */
  saved: ProductDraft;
  categories: readonly AdminCategory[];
  onTake: () => void;
};

/** What is saved now in a field that was changed on both sides, and the way to take it. */
export function ClashNote({ field, saved, categories, onTake }: ClashNoteProps) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-sm bg-warn-bg px-3 py-2 text-xs text-warn-fg">
      <p className="wrap-anywhere whitespace-pre-line">
        {text.now(inWords(field, saved, categories) || text.empty)}
      </p>
      <ActionButton aria-label={text.take(labels[field])} onClick={onTake}>
        {text.takeShort}
      </ActionButton>
    </div>
  );
}

function inWords(
  field: DraftField,
  draft: ProductDraft,
  categories: readonly AdminCategory[],
): string {
  switch (field) {
    case "categoryId":
      return categories.find(({ id }) => id === draft.categoryId)?.name ?? products.noCategory;
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
    case "dimensions":
      return draft[field];
  }
}
