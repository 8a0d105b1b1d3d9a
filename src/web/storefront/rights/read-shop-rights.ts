import { getLawKey, type LawText } from "#modules/content/law-text.ts";
import { listPublicOffers } from "#modules/coupons/find-coupon.ts";
import { listLawMarkets, type LawArea, type LawMarket } from "#shared/law-areas.ts";
import type { ShopContext } from "#web/page/shop-context.ts";
import type { ShopRights } from "./shop-rights.ts";

type Shop = Pick<ShopContext, "content" | "runShared">;

/** The markets in effect today whose law the shop describes. */
export async function readLawMarkets({ runShared }: Shop): Promise<LawMarket[]> {
  const { markets } = await runShared("offers", listPublicOffers);
  return listLawMarkets(markets);
}

/** The words of these areas as pages show them. */
export async function readLawTexts(
  { content }: Pick<ShopContext, "content">,
  areas: readonly LawArea[],
): Promise<{ area: LawArea; text: LawText }[]> {
  const texts = await content(...areas.map(getLawKey));
  return areas.map((area) => ({ area, text: texts[getLawKey(area)] }));
}

/**
 * The rights that every page of the storefront describes in short; undefined while no market whose
 * law the shop describes is in effect.
 */
export async function readShopRights(shop: Shop): Promise<ShopRights | undefined> {
  const markets = await readLawMarkets(shop);
  if (markets.length === 0) return undefined;
  const [{ rights }, texts] = await Promise.all([
    shop.content("rights"),
    readLawTexts(
      shop,
      markets.map(({ code }) => code),
    ),
  ]);
  return {
    link: rights.link,
    areas: texts.map(({ area, text }) => ({
      code: area,
      places: markets.find(({ code }) => code === area)?.places ?? [],
      name: text.name,
      notice: text.notice,
      ...(text.offer && { offer: text.offer }),
    })),
  };
}
