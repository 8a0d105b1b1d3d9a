import { lazy, Suspense, type ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import besleyUrl from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import { findSiblings } from "#modules/catalog/list-variants.ts";
import { parseSlug } from "#modules/catalog/slug.ts";
import { computeDeliveryWindow } from "#modules/checkout/delivery-window.ts";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import { listPublicOffers } from "#modules/coupons/find-coupon.ts";
import { listWallets } from "#modules/payments/ways/offered-ways.ts";
import { areWaysToChoose, getMode } from "#modules/payments/ways/ways.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";
import { formatPlainPromise } from "#i18n/en/plain.ts";
import { shell } from "#i18n/en/shell.ts";
import { toDay } from "#i18n/format-he.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";
import { LateParts } from "#web/loading/late-parts.tsx";
import { paths } from "#web/paths.ts";
import { createFontPreload } from "#web/loading/preloaded-font.ts";
import { SessionRefresher } from "#web/session/session-keeper.tsx";
import { Toasts } from "#web/page/toasts.tsx";
import type { Route } from "./+types/layout";
import { formatBrandStyles } from "./colors/brand-styles.ts";
import { formatColorStyles } from "./colors/color-styles.ts";
import type { ShopData } from "./catalog.tsx";
import { usePageContent } from "./content.ts";
import { CartProvider } from "./cart/cart-provider.tsx";
import { listShopLinks } from "./parts/shop-links.ts";
import { listImprintLines } from "./parts/imprint-lines.ts";
import { readShopRights } from "./rights/read-shop-rights.ts";
import { Footer } from "./parts/footer.tsx";
import { Header } from "./parts/header.tsx";
import { MarketAlternates } from "./parts/market-alternates.tsx";
import { PageSwitchesContext } from "./parts/use-shown-pages.ts";
import { useFocusOnNewPage } from "#web/page/use-focus-on-new-page.ts";
import { ImageDetailsContext } from "#ui/image-details.ts";

/**
 * Lets images know what the owner says of them: it comes with the words of the page, see
 * `content.ts`.
 */
function ImageNotes({ children }: { children: ReactNode }) {
  const notes = usePageContent().flatMap(({ images = {} }) => Object.entries(images));
  return <ImageDetailsContext value={Object.fromEntries(notes)}>{children}</ImageDetailsContext>;
}

const MarketSwitch = lazy(() => import("./parts/market-switch.tsx"));
const PreviewNote = lazy(() => import("./parts/preview-note.tsx"));

/** As in root.tsx. */
export const links: Route.LinksFunction = () =>
  import.meta.env.SSR ? [createFontPreload(besleyUrl)] : [];

/**
 * Data that every storefront page needs to show a price, a stock line or the cart, and the shop's
 * name and promises: pages without a loader read it here, too.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const slug = "variant" in params ? parseSlug(params.variant) : undefined;
  const { market } = shop;
  const [read, catalog, { coupons, markets, onTop }, rights, ways] = await Promise.all([
    shop.content("brand", "policies", "announcement", "structure"),
    listCatalog(shop, slug),
    shop.runShared("offers", listPublicOffers),
    readShopRights(shop),
    shop.readWays(),
  ]);
  const { trade, ...brand } = read.brand;
  const content = { ...read, brand };
  const wallets = listWallets(ways, market?.currency ?? MAIN_CURRENCY);
  const shopData: ShopData = {
    catalog,
    payments: getMode(ways),
    ...(areWaysToChoose(ways) && { ways: ways.filter(({ isOn }) => isOn).length }),
    ...(wallets.length > 0 && { wallets }),
    delivery: computeDeliveryWindow(toDay(shop.clock()), content.policies),
    ...(onTop && { onTop }),
    ...(!trade.forPets && {
      plain: { promise: formatPlainPromise(content.policies.replyWithinHours) },
    }),
  };
  return {
    content,
    ...shopData,
    coupons: market
      ? coupons.map((coupon) => convertCoupon(coupon, market.currency, market.rate))
      : coupons,
    ...(markets.length > 0 && { markets: { markets, current: market?.code } }),
    styles: formatBrandStyles(content.brand.colours) + formatColorStyles(catalog.variants),
    shop: listShopLinks(catalog, trade),
    imprint: listImprintLines(read.brand),
    ...(rights && { rights }),
    ...(shop.preview === undefined ? {} : { preview: shop.preview }),
    publicUrl: shop.publicUrl,
  };
}

/** The beginning of the catalog, and the product of the page. */
async function listCatalog(
  shop: Pick<ShopContext, "run" | "readWindow">,
  slug: string | undefined,
) {
  const { variants, isComplete } = await shop.readWindow();
  if (isComplete || slug === undefined) return { variants, isComplete };
  const own = (await shop.run((ctx) => findSiblings(ctx, slug))).filter(
    (sibling) => !variants.some((variant) => variant.slug === sibling.slug),
  );
  return { variants: [...variants, ...own], isComplete };
}

/**
 * A page that loads data brings the catalog along. The cart and the checkout load none: while
 * payment is off they make no network call, and the catalog of the page before serves. Only a
 * checkout whose order has been refused asks for it again, where it is.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isCheckout = nextUrl.pathname.startsWith("/order/");
  const isRequestedAgain = isCheckout && currentUrl.href === nextUrl.href;
  const withoutCalls = nextUrl.pathname === paths.cart || (isCheckout && !isRequestedAgain);
  return !withoutCalls && defaultShouldRevalidate;
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { preview, markets } = loaderData;
  useFocusOnNewPage();
  return (
    <PageSwitchesContext value={loaderData.content.structure.pages}>
      <CartProvider
        catalog={loaderData.catalog.variants}
        isComplete={loaderData.catalog.isComplete}
        coupons={loaderData.coupons}
        asksForCoupons={loaderData.payments !== "off"}
      >
        <a
          href="#main"
          className="fixed start-4 -top-24 z-(--z-skip) rounded-sm bg-surface px-5 py-3 focus:top-3"
        >
          {shell.skipToContent}
        </a>
        <LateParts />
        <Header />
        {preview && (
          <Suspense fallback={null}>
            <PreviewNote {...preview} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1}>
          <ImageNotes>
            <Outlet />
          </ImageNotes>
        </main>
        {markets && import.meta.env.SSR && (
          <MarketAlternates {...markets} publicUrl={loaderData.publicUrl} />
        )}
        <Footer
          shop={loaderData.shop}
          imprint={loaderData.imprint}
          rights={loaderData.rights?.link}
        >
          {markets && (
            <Suspense fallback={null}>
              <MarketSwitch {...markets} />
            </Suspense>
          )}
        </Footer>
        <Toasts labels={shell.toast} />
        <SessionRefresher />
      </CartProvider>
    </PageSwitchesContext>
  );
}
