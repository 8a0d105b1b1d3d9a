import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { product, type ProductDraft } from "#modules/catalog/product.ts";
import { toDraft } from "#shared/records/record.ts";
import type { RecordForm } from "../../kit/record-form.ts";

export type ProductForm = RecordForm<typeof product.fields>;

/** An existing product in the form. */
export function toProductDraft(row: AdminProduct): ProductDraft {
  return toDraft(product, {
    ...row,
    basePriceMinor: row.basePrice.amountMinor,
    categoryId: row.category?.id ?? null,
    giftProductId: row.gift?.id ?? null,
  });
}
