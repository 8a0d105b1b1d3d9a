import type { StockFilter } from "#modules/inventory/levels.ts";
import { oneOf } from "../../kit/url-state.ts";

/** Always on offer. */
const usual = ["all", "low", "out"] as const;
/** Where the figures above the list lead to. */
const filters = [...usual, "critical", "below"] as const satisfies readonly StockFilter[];

/** The filter that the address asks for. */
export const levelOf = (value: string | undefined): StockFilter => oneOf(value, filters);

/** The filters to choose from: the usual ones, and whichever other one holds. */
export function shownLevels(level: StockFilter): readonly StockFilter[] {
  return filters.filter((it) => it === level || usual.some((one) => one === it));
}
