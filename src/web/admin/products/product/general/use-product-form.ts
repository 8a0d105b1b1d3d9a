import { useQueryClient } from "@tanstack/react-query";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { product } from "#modules/catalog/product.ts";
import { useMergedForm } from "../../../kit/merged-form.ts";
import { useFormAction } from "../../../kit/record-form.ts";
import { toProductDraft } from "../../form/product-draft.ts";
import { useCategories } from "../../parts/use-categories.ts";
import { showProduct } from "../../parts/catalog-cache.ts";

/** A product with the fields of a request. */
const toBody = ({ basePrice, category, gift, ...row }: AdminProduct) => ({
  ...row,
  basePriceMinor: basePrice.amountMinor,
  categoryId: category?.id ?? null,
  giftProductId: gift?.id ?? null,
});

function showAttributes(value: unknown): string {
  const { data = [] } = product.fields.attributes.answer.safeParse(value);
  return data.map((attribute) => `${attribute.name}: ${attribute.value}`).join("\n");
}

/** The form of a product, and what saves it. */
export function useProductForm(newest: AdminProduct) {
  const client = useQueryClient();
  const categories = useCategories().data?.categories ?? [];
  const form = useMergedForm(product, products.fields, newest, {
    toDraft: toProductDraft,
    isNewer: ({ updatedAt }, current) => updatedAt > current.updatedAt,
  });
  const update = useFormAction("PUT /api/admin/products/:id", form, {
    ...products.outcomes.save,
    onTheirs: form.resetDraft,
    clash: {
      categoryId: {
        label: products.fields.categoryId.label,
        show: (id) => categories.find((it) => it.id === id)?.name ?? "",
      },
      giftProductId: {
        label: products.fields.giftProductId.label,
        show: (id) =>
          typeof id !== "string" ? "" : id === newest.gift?.id ? newest.gift.name : id,
      },
      attributes: { label: products.fields.attributes.label, show: showAttributes },
    },
    onDone(answer) {
      form.accept(answer);
      showProduct(client, answer.id, () => answer);
    },
  });
  const { id, version } = form.source;
  const base = toBody(form.source);
  return {
    form,
    action: update,
    save: () =>
      form.submit((values) =>
        update.mutate({ params: { id }, body: { ...values, version }, base }),
      ),
  };
}
