import { stockFilters } from "#modules/inventory/stock-levels.ts";
import { readText, defineList } from "../../kit/define-list.ts";

export const stockList = defineList({ filters: { q: readText, level: stockFilters } });
