import { useEffect, useState, type RefObject } from "react";
import { buyBar } from "#i18n/en/buy-bar.ts";
import { productPage } from "#i18n/en/product.ts";
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { getButtonClass } from "#ui/button.tsx";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";

type BuyBarProps = {
  variant: CatalogVariant;
  /** The page's own buttons. */
  buttons: RefObject<HTMLElement | null>;
};

/**
 * Color, price and button at the lower edge of narrow screens, as long as the page's own buttons
 * are above them. It lies in the space that the page has at its end, so nothing moves for it.
 */
export function BuyBar({ variant, buttons }: BuyBarProps) {
  const { isPast, wasPast } = useIsPast(buttons);
  if (!wasPast) return null;
  return (
    <section
      id="buy-bar"
      aria-label={variant.carriesPets ? buyBar.carrier : buyBar.other}
      data-shown={isPast || undefined}
      className="invisible sticky bottom-[var(--notice-room,0px)] z-(--z-nav) -mt-18 border-t border-line bg-surface opacity-0 shadow-high transition-[opacity,visibility] duration-(--d-2) data-shown:visible data-shown:opacity-100 lg:hidden"
    >
      <div className="wrap flex min-h-18 items-center gap-3">
        {variant.colorHex !== null && <span className="swatch" />}
        <p className="grid min-w-0 flex-1 leading-ui">
          <span className="truncate text-sm">{variant.shortName}</span>
          <span className="num font-medium">{formatMoney(variant.price)}</span>
        </p>
        <AddToCartLink variant={variant} className={getButtonClass()}>
          {variant.leavesBy ? stock.preorder : productPage.addToCart}
        </AddToCartLink>
      </div>
    </section>
  );
}

/** Whether an element has gone below the header, and whether it ever had. */
function useIsPast(watched: RefObject<HTMLElement | null>) {
  const [isPast, setIsPast] = useState(false);
  const [wasPast, setWasPast] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const edge = entry?.rootBounds?.top ?? 0;
        const hasLeft = entry !== undefined && entry.boundingClientRect.bottom <= edge;
        setIsPast(hasLeft);
        if (hasLeft) setWasPast(true);
      },
      // The header lies over the beginning of the window.
      { rootMargin: "-72px 0px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return { isPast, wasPast };
}
