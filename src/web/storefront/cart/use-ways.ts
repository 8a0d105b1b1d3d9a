import { useShopData } from "../catalog.tsx";

/** Whether customers have a choice of ways to pay. */
export const useHasWays = (): boolean => (useShopData()?.ways ?? 0) > 1;

/** Whether the checkout asks what an order costs at its address, and how it can be paid. */
export function useIsQuoted(): boolean {
  const shop = useShopData();
  if (!shop || shop.payments === "off") return false;
  return shop.onTop !== undefined || shop.ways !== undefined;
}
