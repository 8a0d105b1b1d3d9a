import { buyBar } from "#i18n/en/buy-bar.ts";
import { productPage } from "#i18n/en/product.ts";
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { getButtonClass } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";

/**
 * Color, price and button at the lower edge of narrow screens, in the server's page as well. It
 * lies in the space that the page has at its end, so nothing moves for it. The cookie notice lifts
 * it by a transformation, which is no shift of the layout.
 */
export function BuyBar({ variant }: { variant: CatalogVariant }) {
  return (
    <section
      id="buy-bar"
      aria-label={variant.carriesPets ? buyBar.carrier : buyBar.other}
      className="sticky bottom-0 z-(--z-nav) -mt-18 translate-y-[calc(-1*var(--notice-room,0px))] border-t border-line bg-surface shadow-high after:absolute after:inset-x-0 after:top-full after:h-(--notice-room) after:bg-surface lg:hidden print:hidden"
    >
      <div className="wrap flex min-h-18 items-center gap-3">
        {variant.colorHex !== null && <span className="swatch" />}
        <p className="grid min-w-0 flex-1 leading-ui">
          <span className="truncate text-sm">
            <DataText>{variant.shortName}</DataText>
          </span>
          <span className="num font-medium">{formatMoney(variant.price)}</span>
        </p>
        <AddToCartLink variant={variant} className={getButtonClass()}>
          {variant.leavesBy ? stock.preorder : productPage.addToCart}
        </AddToCartLink>
      </div>
    </section>
  );
}
