import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { useSettled } from "../kit/use-settled.ts";
import { foundCommand, type CommandGroup } from "./commands.ts";

const PAUSE_MS = 200;
/** Fewer letters would find half of the shop. */
const LEAST_LETTERS = 2;
const SHOWN = 5;

/** Search results for a query, a few of each kind. */
export function useFound(query: string): {
  groups: readonly CommandGroup[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const q = useSettled(query.trim(), PAUSE_MS);
  const may = useMay();
  const isLong = q.length >= LEAST_LETTERS;
  const orders = useApi(
    "GET /api/admin/orders",
    { query: { q } },
    { enabled: isLong && may("orders.read") },
  );
  const customers = useApi(
    "GET /api/admin/customers",
    { query: { q } },
    { enabled: isLong && may("customers.read") },
  );
  const stock = useApi(
    "GET /api/admin/stock",
    { query: { q } },
    { enabled: isLong && may("stock.read") },
  );
  const products = useApi(
    "GET /api/admin/products",
    { query: { q } },
    { enabled: isLong && may("catalogue.read") },
  );
  const reads = [orders, customers, stock, products];
  if (!isLong) return { groups: [], isSearching: false, hasFailed: false };
  return {
    groups: [
      {
        value: "orders",
        items: (getCurrent(orders)?.orders ?? [])
          .slice(0, SHOWN)
          .map(({ id, number, customer }) => foundCommand.order(id, number, customer.name)),
      },
      {
        value: "customers",
        items: (getCurrent(customers)?.customers ?? [])
          .slice(0, SHOWN)
          .map(({ id, name, email, phone }) =>
            foundCommand.customer(id, name, email ?? phone ?? ""),
          ),
      },
      {
        value: "variants",
        items: (getCurrent(stock)?.variants ?? [])
          .slice(0, SHOWN)
          .map(({ id, sku, variantName }) => foundCommand.variant(id, sku, variantName)),
      },
      {
        value: "products",
        items: (getCurrent(products)?.products ?? [])
          .slice(0, SHOWN)
          .map(({ id, name }) => foundCommand.product(id, name)),
      },
    ],
    isSearching: q !== query.trim() || reads.some(({ isFetching }) => isFetching),
    hasFailed: reads.some(({ isError }) => isError),
  };
}

/** Results for the text before must not wait here for an Enter that means something else. */
function getCurrent<Data>(read: { data: Data | undefined; isPlaceholderData: boolean }) {
  return read.isPlaceholderData ? undefined : read.data;
}
