import type { Cart } from "#modules/cart/cart.ts";
import { findCoupon, toCode, type Coupon } from "#modules/cart/coupons.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { fetchApi } from "#web/api/api-client.ts";

/** Answers to what was asked for beyond the page's own data. */
export type FetchedData = {
  readonly slugs: readonly string[];
  readonly variants: readonly CatalogVariant[];
  readonly codes: readonly string[];
  readonly coupons: readonly Coupon[];
};

/** An ApiError; or the script that asks could not be loaded. */
export type AskError = { readonly retryAfterSeconds?: number | undefined };

type LoadedData = {
  readonly catalog: readonly CatalogVariant[];
  readonly isComplete: boolean;
  readonly coupons: readonly Coupon[];
};
type Stored = { readonly items: Cart; readonly code: string | undefined };

/**
 * Asks for what a cart holds beyond the beginning of a large catalog and beyond the page's coupons,
 * unless that has been asked for before: undefined then. Throws an ApiError.
 */
export async function fetchCartData(
  loaded: LoadedData,
  { items, code = "" }: Stored,
  before: FetchedData,
): Promise<FetchedData | undefined> {
  const slugs = loaded.isComplete ? [] : findUnknown(loaded.catalog, items, before);
  const isFetched = code === "" || before.codes.includes(toCode(code));
  const isNews = !isFetched && findCoupon(loaded.coupons, code) === undefined;
  if (slugs.length === 0 && !isNews) return undefined;
  const [variants, coupon] = await Promise.all([
    slugs.length === 0 ? [] : fetchVariants(slugs),
    isNews ? fetchCoupon(code) : undefined,
  ]);
  // No slugs and variants: all of these are asked for again.
  const former = before.slugs.length > 0 || slugs.length === 0 ? before.variants : [];
  return {
    ...(isNews ? withAnswer(before, code, coupon) : before),
    slugs: [...before.slugs, ...slugs],
    variants: [...former, ...variants],
  };
}

/** All that was asked for before, and this code. */
export function withAnswer(
  before: FetchedData,
  code: string,
  coupon: Coupon | undefined,
): FetchedData {
  const others = before.coupons.filter((other) => other.code !== toCode(code));
  return {
    ...before,
    codes: [...before.codes, toCode(code)],
    coupons: coupon ? [coupon, ...others] : others,
  };
}

/** The coupon of a code, if it can be used today; undefined without one. Throws an ApiError. */
export async function fetchCoupon(code: string): Promise<Coupon | undefined> {
  const { coupon } = await fetchApi("POST /api/coupons/check", {
    body: { code, market: getMarket() },
  });
  return coupon ?? undefined;
}

/** The market of the page that is open. */
const getMarket = () => splitMarketPath(location.pathname).code;

const findUnknown = (catalog: readonly CatalogVariant[], items: Cart, before: FetchedData) =>
  items
    .map(({ id }) => id)
    .filter((id) => !before.slugs.includes(id) && !catalog.some((variant) => isNamed(variant, id)));

async function fetchVariants(slugs: readonly string[]): Promise<readonly CatalogVariant[]> {
  const { variants } = await fetchApi("GET /api/catalog/variants", {
    query: { slugs: slugs.join(","), market: getMarket() },
  });
  return variants;
}
