import type { QueryClient } from "@tanstack/react-query";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { DeskProduct, DeskVariant, ProductRow } from "#modules/catalog/desk-shapes.ts";
import type { CallOutput } from "#web/api-request.ts";
import { keyOf } from "../../api/use-api.ts";

/** What a change of a product makes stale: products, categories with their counts, the stock's rows and the dashboard. */
export const readAgain = [
  "/api/admin/products",
  "/api/admin/categories",
  "/api/admin/stock",
] as const;

type ProductList = CallOutput<typeof catalogueDeskEndpoints.listProducts>;

/** Shows the answer to a change at once, before the lists are read again. */
export function showProductRow(client: QueryClient, row: ProductRow): void {
  client.setQueriesData<ProductList>(
    { queryKey: ["/api/admin/products"] },
    (list) =>
      list && { ...list, products: list.products.map((it) => (it.id === row.id ? row : it)) },
  );
  showProduct(client, row.id, (product) => ({
    ...product,
    isActive: row.isActive,
    featured: row.featured,
    updatedAt: row.updatedAt,
  }));
}

/** Changes what is known of a product, until it is read again. */
export function showProduct(
  client: QueryClient,
  id: string,
  change: (product: DeskProduct) => DeskProduct,
): void {
  client.setQueryData<DeskProduct>(
    keyOf("/api/admin/products/:id", { params: { id } }),
    (product) => product && change(product),
  );
}

/** Shows the answer to a change of a variant on the page of its product. */
export function showVariant(client: QueryClient, variant: DeskVariant): void {
  client.setQueriesData<DeskProduct>(
    { queryKey: ["/api/admin/products/:id"] },
    (product) =>
      product && {
        ...product,
        variants: product.variants.map((it) => (it.id === variant.id ? variant : it)),
      },
  );
}
