import type { AdminAction } from "#shared/permissions.ts";
import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { useSettled } from "../kit/use-settled.ts";
import { foundCommand, type Command, type CommandGroup } from "./commands.ts";

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
  const input = { query: { q } };
  const getOptions = (right: AdminAction) => ({ enabled: isLong && may(right) });
  const orders = useApi("GET /api/admin/orders", input, getOptions("orders.read"));
  const returns = useApi("GET /api/admin/returns", input, getOptions("orders.read"));
  const customers = useApi("GET /api/admin/customers", input, getOptions("customers.read"));
  const stock = useApi("GET /api/admin/stock", input, getOptions("stock.read"));
  const products = useApi("GET /api/admin/products", input, getOptions("catalogue.read"));
  const coupons = useApi("GET /api/admin/coupons", input, getOptions("coupons.read"));
  const texts = useApi("GET /api/admin/content/search", input, getOptions("content.read"));
  const reads = [orders, returns, customers, stock, products, coupons, texts];
  if (!isLong) return { groups: [], isSearching: false, hasFailed: false };
  return {
    groups: [
      createGroup("orders", getCurrent(orders)?.orders, ({ id, number, customer }) =>
        foundCommand.order(id, number, customer.name),
      ),
      createGroup("customers", getCurrent(customers)?.customers, ({ id, name, email, phone }) =>
        foundCommand.customer(id, name, email ?? phone ?? ""),
      ),
      createGroup("variants", getCurrent(stock)?.variants, ({ id, sku, variantName }) =>
        foundCommand.variant(id, sku, variantName),
      ),
      createGroup("products", getCurrent(products)?.products, ({ id, name }) =>
        foundCommand.product(id, name),
      ),
      createGroup("returns", getCurrent(returns)?.returns, ({ id, number, name }) =>
        foundCommand.return(id, number, name ?? ""),
      ),
      createGroup("coupons", getCurrent(coupons)?.coupons, ({ id, code }) =>
        foundCommand.coupon(id, code),
      ),
      createGroup("texts", getCurrent(texts)?.found, ({ key, name, field }) =>
        foundCommand.text(key, name, field),
      ),
    ],
    isSearching: q !== query.trim() || reads.some(({ isFetching }) => isFetching),
    hasFailed: reads.some(({ isError }) => isError),
  };
}

function createGroup<Row>(
  value: CommandGroup["value"],
  rows: readonly Row[] | undefined,
  toCommand: (row: Row) => Command,
): CommandGroup {
  return { value, items: (rows ?? []).slice(0, SHOWN).map(toCommand) };
}

/** Results for the text before must not wait here for an Enter that means something else. */
function getCurrent<Data>(read: { data: Data | undefined; isPlaceholderData: boolean }) {
  return read.isPlaceholderData ? undefined : read.data;
}
