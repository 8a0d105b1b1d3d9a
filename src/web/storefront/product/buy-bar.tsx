import { productPage } from "#i18n/en/product.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { buttonClass } from "#ui/button.tsx";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";

type BuyBarProps = {
  variant: CatalogVariant;
  isShown: boolean;
};

/**
 * Colour, price and button at the lower edge of narrow screens, as long as the page's own buttons
 * are above them. It lies in the space that the page has at its end, so nothing moves for it.
 */
export default function BuyBar({ variant, isShown }: BuyBarProps) {
  return (
    <section
      id="buy-bar"
      aria-label={variant.carriesPets ? productPage.buyBar : productPage.buyBarOther}
      data-shown={isShown || undefined}
      className="invisible sticky bottom-[var(--notice-room,0px)] z-(--z-nav) -mt-18 border-t border-line bg-surface opacity-0 shadow-high transition-[opacity,visibility] duration-(--d-2) data-shown:visible data-shown:opacity-100 lg:hidden"
    >
      <div className="wrap flex min-h-18 items-center gap-3">
        {variant.colorHex !== null && <span className="swatch" />}
        <p className="grid min-w-0 flex-1 leading-ui">
          <span className="truncate text-sm">{variant.shortName}</span>
          <span className="num font-medium">{formatMoney(variant.price)}</span>
        </p>
        <AddToCartLink variant={variant} className={buttonClass()}>
          {productPage.addToCart}
        </AddToCartLink>
      </div>
    </section>
  );
}
