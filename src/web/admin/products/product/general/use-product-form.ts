import { useQueryClient } from "@tanstack/react-query";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { product } from "#modules/catalog/product.ts";
import { useMergedForm } from "../../../kit/merged-form.ts";
import { useFormAction } from "../../../kit/record-form.ts";
import { toProductDraft } from "../../form/product-draft.ts";
import { showProduct } from "../../parts/catalog-cache.ts";

/** The form of a product, and what saves it. */
export function useProductForm(newest: AdminProduct) {
  const client = useQueryClient();
  const form = useMergedForm(product, products.fields, newest, {
    toDraft: toProductDraft,
    isNewer: ({ updatedAt }, current) => updatedAt > current.updatedAt,
  });
  const update = useFormAction("PUT /api/admin/products/:id", form, {
    ...products.outcomes.save,
    onDone(answer) {
      form.accept(answer);
      showProduct(client, answer.id, () => answer);
    },
  });
  const { id, updatedAt: expected } = form.source;
  return {
    form,
    action: update,
    save: () =>
      form.submit((values) =>
        update.mutate({ params: { id }, body: { ...values, seen: expected } }),
      ),
  };
}
