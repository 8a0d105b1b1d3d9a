import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import besleyUrl from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import { listColours } from "#modules/catalog/list-colours.ts";
import { shell } from "#i18n/en/shell.ts";
import { shopContext } from "#web/shop-context.ts";
import { LateParts } from "#web/late-parts.tsx";
import { paths } from "#web/paths.ts";
import { preloadedFont } from "#web/preloaded-font.ts";
import { SessionKeeper } from "#web/session/session-keeper.tsx";
import { Toasts } from "#web/toasts.tsx";
import type { Route } from "./+types/layout";
import { CartProvider } from "./cart/cart-provider.tsx";
import { Footer } from "./parts/footer.tsx";
import { Header } from "./parts/header.tsx";
import { useFocusOnNewPage } from "#web/use-focus-on-new-page.ts";

export const links: Route.LinksFunction = () => [preloadedFont(besleyUrl)];

/** What every storefront page needs to show a price, a stock line or the cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return {
    catalogue: await shop.run(listColours),
    payments: shop.payments,
    publicUrl: shop.publicUrl,
  };
}

/**
 * A page that loads data brings the catalogue along. The cart and the checkout load none: while payment is
 * off they make no network call, and the catalogue of the page before serves. Only a checkout whose order has been
 * refused asks for it again, where it is.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isCheckout = nextUrl.pathname.startsWith("/order/");
  const isAskedAgain = isCheckout && currentUrl.href === nextUrl.href;
  const withoutCalls = nextUrl.pathname === paths.cart || (isCheckout && !isAskedAgain);
  return !withoutCalls && defaultShouldRevalidate;
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  useFocusOnNewPage();
  return (
    <CartProvider catalogue={loaderData.catalogue}>
      <a
        href="#main"
        className="fixed start-4 -top-24 z-(--z-skip) rounded-sm bg-surface px-5 py-3 focus:top-3"
      >
        {shell.skipToContent}
      </a>
      <LateParts />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer catalogue={loaderData.catalogue} />
      <Toasts words={shell.toast} />
      <SessionKeeper />
    </CartProvider>
  );
}
