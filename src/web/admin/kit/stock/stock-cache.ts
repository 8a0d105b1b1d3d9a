import type { QueryClient } from "@tanstack/react-query";
import { getStockLevel } from "#modules/inventory/stock-levels.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { getKey } from "../../api/use-api.ts";

/** The lists of stock, whatever they are filtered by. */
const stockKey = getKey("GET /api/admin/stock");

type StockPage = CallOutput<"GET /api/admin/stock">;
export type StockRow = StockPage["variants"][number];

/** The server's answer about one variant. */
export type StockChanges = Partial<
  Pick<
    StockRow,
    "onHand" | "reserved" | "available" | "price" | "priceIls" | "lastExchangeUpdate" | "cost"
  >
> & {
  /** Of what was changed. */
  readonly version: string;
};

/** The records of a variant that are changed by themselves. */
export type StockRecord = keyof StockRow["versions"];

/** Puts the server's answer about one variant into every cached page of the list. */
export function changeInList(
  client: QueryClient,
  id: string,
  record: StockRecord,
  { version, ...changes }: StockChanges,
): void {
  client.setQueriesData<StockPage>(
    { queryKey: stockKey },
    (page) =>
      page && {
        ...page,
        variants: page.variants.map((row) =>
          row.id === id
            ? mergeRow(row, { ...changes, versions: { ...row.versions, [record]: version } }, page)
            : row,
        ),
      },
  );
}

function mergeRow(row: StockRow, changes: Partial<StockRow>, { threshold }: StockPage): StockRow {
  const after = { ...row, ...changes };
  return { ...after, level: getStockLevel(after.available, threshold) };
}
