import type { QueryClient } from "@tanstack/react-query";
import type { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { stockLevelOf } from "#modules/inventory/levels.ts";
import type { CallOutput } from "#web/api-request.ts";

export const stockPath = "/api/admin/stock";
/** What was read about the stock and changes with it: the list, its totals, and the movements. */
export const stockReads = [stockPath, "/api/admin/variants/", "/api/admin/dashboard"] as const;

type StockPage = CallOutput<typeof inventoryEndpoints.listStock>;
export type StockRow = StockPage["variants"][number];

/** Puts what the server said about one variant into every page of the list that is kept. */
export function keepInList(
  client: QueryClient,
  id: string,
  changes: Partial<
    Pick<
      StockRow,
      "onHand" | "reserved" | "available" | "price" | "priceIls" | "lastExchangeUpdate"
    >
  >,
): void {
  client.setQueriesData<StockPage>(
    { queryKey: [stockPath] },
    (page) =>
      page && {
        ...page,
        variants: page.variants.map((row) => (row.id === id ? merged(row, changes, page) : row)),
      },
  );
}

function merged(row: StockRow, changes: Partial<StockRow>, { threshold }: StockPage): StockRow {
  const after = { ...row, ...changes };
  return { ...after, level: stockLevelOf(after.available, threshold) };
}
