import { useRouteLoaderData } from "react-router";
import type { OnTop } from "#modules/markets/on-top.ts";
import type { ShopData } from "../catalog.tsx";

/**
 * The kinds of costs that an address adds to the sums of a cart; undefined in a shop where no
 * address adds any, which needs no quote.
 */
export function useOnTop(): readonly OnTop[] | undefined {
  return useRouteLoaderData<() => ShopData>("storefront/layout")?.onTop;
}
