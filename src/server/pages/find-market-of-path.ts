import type { PageMarket } from "#modules/markets/list-price.ts";
import { findPageMarket } from "#modules/markets/page-markets.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import type { Caller } from "../api/mount-endpoints.ts";
import type { ShopFor } from "./create-shop-contexts.ts";

/** The market whose addresses begin as this path does; undefined for the main one. */
export async function findMarketOfPath(
  createShopContext: ShopFor,
  caller: Caller,
  path: string,
): Promise<PageMarket | undefined> {
  const { code } = splitMarketPath(path);
  if (code === undefined) return undefined;
  const { runShared } = createShopContext(caller, { path });
  return runShared(`market ${code}`, (ctx) => findPageMarket(ctx, code));
}
