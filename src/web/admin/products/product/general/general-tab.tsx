import { LOCALE } from "#i18n/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { Form } from "#ui/form.tsx";
import { ActionButton } from "../../../kit/action-button.tsx";
import { ClashAlert } from "../../../kit/clash-note.tsx";
import { useUnsaved } from "../../../kit/leave-guard.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { admin } from "#i18n/he/admin.ts";
import { AttributeFields } from "../../form/attribute-fields.tsx";
import { ProductFields } from "../../form/product-fields.tsx";
import { useCategories } from "../../parts/use-categories.ts";
import { useProductForm } from "./use-product-form.ts";

const text = products.form;

/** Form for a product, apart from its images and variants. */
export function GeneralTab({ product }: { product: AdminProduct }) {
  const { form, save, action } = useProductForm(product);
  const isChanged = form.typed.length > 0;
  useUnsaved(isChanged);
  const categories = useCategories().data?.categories ?? [];
  const isPriceSaved = form.draft.basePriceMinor === form.merging.saved.basePriceMinor;
  const priceHelp =
    isPriceSaved && product.basePriceIls !== null
      ? text.priceHelp(formatMoney(product.basePriceIls, LOCALE))
      : undefined;

  return (
    <Form
      className="grid gap-5"
      isPending={action.isPending}
      onSubmit={() => {
        if (isChanged) save();
      }}
    >
      {form.merging.clashes.length > 0 && (
        <ClashAlert title={products.clash.title} text={products.clash.text} />
      )}
      <Panel title={text.details}>
        <div className="px-5 pb-5">
          <ProductFields
            form={form}
            productId={product.id}
            categories={categories}
            priceHelp={priceHelp}
          />
        </div>
      </Panel>
      <Panel title={products.fields.attributes.label}>
        <div className="px-5 pb-5">
          <AttributeFields form={form} />
        </div>
      </Panel>
      <div className="sticky bottom-0 z-2 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-surface-2 px-1 py-3">
        <ActionButton
          type="submit"
          tone="main"
          action={action}
          disabledReason={isChanged ? undefined : text.unchanged}
        >
          {admin.dialog.save}
        </ActionButton>
        {isChanged && (
          <>
            <ActionButton tone="quiet" onClick={form.resetDraft}>
              {text.discard}
            </ActionButton>
            <span className="text-xs text-faint">{text.unsaved}</span>
          </>
        )}
      </div>
    </Form>
  );
}
