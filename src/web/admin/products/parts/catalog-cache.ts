import type { QueryClient } from "@tanstack/react-query";
import type { AdminProduct, AdminVariant, ProductRow } from "#modules/catalog/admin-shapes.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { getKey } from "../../api/use-api.ts";

type ProductList = CallOutput<"GET /api/admin/products">;

/** Shows the answer to a change at once, before the lists are read again. */
export function showProductRow(client: QueryClient, row: ProductRow): void {
  client.setQueriesData<ProductList>(
    { queryKey: getKey("GET /api/admin/products") },
    (list) =>
      list && { ...list, products: list.products.map((it) => (it.id === row.id ? row : it)) },
  );
  showProduct(client, row.id, (product) => ({
    ...product,
    isActive: row.isActive,
    state: row.state,
    publishAt: row.publishAt,
    featured: row.featured,
    updatedAt: row.updatedAt,
  }));
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

/** Shows the answer to a change of a variant on the page of its product. */
export function showVariant(client: QueryClient, variant: AdminVariant): void {
  client.setQueriesData<AdminProduct>(
    { queryKey: getKey("GET /api/admin/products/:id") },
    (product) =>
      product && {
        ...product,
        variants: product.variants.map((it) => (it.id === variant.id ? variant : it)),
      },
  );
}
