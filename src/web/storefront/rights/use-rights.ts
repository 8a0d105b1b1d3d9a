import { useShopData } from "../catalog.tsx";
import type { ShopRights } from "./shop-rights.ts";

/** Undefined while the shop describes none. */
export const useRights = (): ShopRights | undefined => useShopData()?.rights;
