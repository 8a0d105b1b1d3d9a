import type { OnTop } from "#modules/markets/on-top.ts";
import { useShopData } from "../catalog.tsx";

/**
 * What an address adds to the sums of a cart; undefined in a shop where it adds nothing, and
 * nothing is asked.
 */
export function useOnTop(): readonly OnTop[] | undefined {
  return useShopData()?.onTop;
}
