// Facts about places for pages: none in a shop that sends everything everywhere free.
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { listPublicOffers } from "#modules/coupons/find-coupon.ts";
import type { OnTop } from "#modules/markets/on-top.ts";
import { readShippingOffers, type ShippingOffers } from "#modules/markets/shipping-offers.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/** Costs that an address adds to the prices; undefined where there are none. */
export const readShopOnTop = async ({
  runShared,
}: Pick<ShopContext, "runShared">): Promise<readonly OnTop[] | undefined> =>
  (await runShared("offers", listPublicOffers)).onTop;

/** The cost of shipping one piece of each variant to these countries. */
export async function readShopShipping(
  shop: Pick<ShopContext, "runShared" | "run">,
  variants: readonly CatalogVariant[],
  countries: readonly string[],
): Promise<ShippingOffers | undefined> {
  if ((await readShopOnTop(shop)) === undefined) return undefined;
  return shop.run((ctx) => readShippingOffers(ctx, variants, countries));
}
