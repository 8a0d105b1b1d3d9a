import { stockFilters } from "#modules/inventory/levels.ts";
import { anyText, defineList } from "../../kit/define-list.ts";

export const stockList = defineList({ filters: { q: anyText, level: stockFilters } });
