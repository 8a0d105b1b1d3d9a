import { formatMoney } from "#i18n/format.ts";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { Form } from "#ui/form.tsx";
import { ActionButton } from "../../../kit/action-button.tsx";
import { useUnsaved } from "../../../kit/leave-guard.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { admin } from "#i18n/he/admin.ts";
import { AttributeFields } from "../../form/attribute-fields.tsx";
import { ClashAlert, ClashNote } from "../../form/clash-note.tsx";
import type { DraftField } from "../../form/product-draft.ts";
import { ProductFields } from "../../form/product-fields.tsx";
import { useCategories } from "../../parts/use-categories.ts";
import { fieldLabels, toSavedText } from "./saved-labels.ts";
import { useProductForm } from "./use-product-form.ts";

const text = products.form;

/** Form for a product, apart from its images and variants. */
export function GeneralTab({ product }: { product: AdminProduct }) {
  const form = useProductForm(product);
  useUnsaved(form.isChanged);
  const categories = useCategories().data?.categories ?? [];
  const getNote = (field: DraftField) =>
    form.clashes.includes(field) && (
      <ClashNote
        label={fieldLabels[field]}
        saved={toSavedText(field, form.saved, categories)}
        onTake={() => form.take(field)}
      />
    );
  const isPriceSaved = form.draft.price === form.saved.price;
  const priceHelp =
    isPriceSaved && product.basePriceIls !== null
      ? text.priceHelp(formatMoney(product.basePriceIls, "he-IL"))
      : undefined;

  return (
    <Form
      className="grid gap-5"
      isPending={form.isSaving}
      onSubmit={() => {
        if (form.isChanged) form.save();
      }}
    >
      {form.clashes.length > 0 && (
        <ClashAlert title={products.clash.title} text={products.clash.text} />
      )}
      <Panel title={text.details}>
        <div className="px-5 pb-5">
          <ProductFields
            productId={product.id}
            draft={form.draft}
            problems={form.problems}
            categories={categories}
            priceHelp={priceHelp}
            getNote={getNote}
            onChange={form.change}
          />
        </div>
      </Panel>
      <Panel title={text.attributes}>
        <div className="grid gap-3 px-5 pb-5">
          <AttributeFields
            attributes={form.draft.attributes}
            problems={form.problems}
            onChange={(attributes) => form.change({ attributes })}
          />
          {getNote("attributes")}
        </div>
      </Panel>
      <div className="sticky bottom-0 z-2 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-surface-2 px-1 py-3">
        <ActionButton
          type="submit"
          tone="main"
          needs="catalogue.write"
          isPending={form.isSaving}
          disabledReason={form.isChanged ? undefined : text.unchanged}
        >
          {admin.dialog.save}
        </ActionButton>
        {form.isChanged && (
          <>
            <ActionButton tone="quiet" onClick={form.discard}>
              {text.discard}
            </ActionButton>
            <span className="text-xs text-faint">{text.unsaved}</span>
          </>
        )}
      </div>
    </Form>
  );
}
