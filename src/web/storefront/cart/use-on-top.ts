import type { OnTop } from "#modules/markets/on-top.ts";
import { useShopData } from "../catalog.tsx";

/**
 * The kinds of costs that an address adds to the sums of a cart; undefined in a shop where no
 * address adds any, which needs no quote.
 */
export function useOnTop(): readonly OnTop[] | undefined {
  return useShopData()?.onTop;
}
