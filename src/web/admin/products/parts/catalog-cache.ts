import type { QueryClient } from "@tanstack/react-query";
import type { AdminProduct, ProductRow } from "#modules/catalog/admin-shapes.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { getKey } from "../../api/use-api.ts";

type ProductList = CallOutput<"GET /api/admin/products">;

/** Shows the answer to a change at once, before the lists are read again. */
export function showProductRow(client: QueryClient, row: ProductRow): void {
  changeRow(client, row.id, () => row);
  const { featured, updatedAt } = row;
  showProduct(client, row.id, (product) => ({ ...product, featured, updatedAt }));
}

export type ShownState = Pick<ProductRow, "id" | "state" | "publishAt" | "isActive">;

/** Shows the new state of a product or a variant, wherever it stands. */
export function showState(client: QueryClient, answer: ShownState): void {
  const { id, state, publishAt, isActive } = answer;
  const change = <It extends { readonly id: string }>(it: It) =>
    it.id === id ? { ...it, state, publishAt, isActive } : it;
  changeRow(client, id, change);
  client.setQueriesData<AdminProduct>(
    { queryKey: getKey("GET /api/admin/products/:id") },
    (product) => product && { ...change(product), variants: product.variants.map(change) },
  );
}

function changeRow(client: QueryClient, id: string, change: (row: ProductRow) => ProductRow): void {
  client.setQueriesData<ProductList>(
    { queryKey: getKey("GET /api/admin/products") },
    (list) =>
      list && { ...list, products: list.products.map((it) => (it.id === id ? change(it) : it)) },
  );
}

/** Changes what is known of a product, until it is read again. */
export function showProduct(
  client: QueryClient,
  id: string,
  change: (product: AdminProduct) => AdminProduct,
): void {
  client.setQueryData<AdminProduct>(
    getKey("GET /api/admin/products/:id", { params: { id } }),
    (product) => product && change(product),
  );
}
