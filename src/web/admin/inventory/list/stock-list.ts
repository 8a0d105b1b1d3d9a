import { stockFilters } from "#modules/inventory/levels.ts";
import { readText, defineList } from "../../kit/define-list.ts";

export const stockList = defineList({ filters: { q: readText, level: stockFilters } });
