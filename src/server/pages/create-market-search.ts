import type { PageMarket } from "#modules/markets/list-price.ts";
import { findPageMarket } from "#modules/markets/page-markets.ts";
import { findStandIn } from "#server/http/not-found-page.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import type { Caller } from "../api/mount-endpoints.ts";
import type { ShopFor } from "./create-shop-contexts.ts";

type Parts = {
  readonly createShopContext: ShopFor;
  readonly getPagePattern: (path: string) => string;
};

/**
 * Returns a function that finds the market whose addresses begin as a path does; undefined for the
 * main one. An address that is missing in any market is answered without the database, too.
 */
export function createMarketSearch({
  createShopContext,
  getPagePattern,
}: Parts): (caller: Caller, path: string) => Promise<PageMarket | undefined> {
  return async (caller, path) => {
    const { code, path: page } = splitMarketPath(path);
    if (code === undefined) return undefined;
    const { runShared } = createShopContext(caller, { path });
    const finding = runShared(`market ${code}`, (ctx) => findPageMarket(ctx, code));
    const isMissing = findStandIn(getPagePattern(page)) !== undefined;
    return isMissing ? finding.catch(() => undefined) : finding;
  };
}
