import { CalendarDays, Truck, type LucideIcon } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { formatDeliveryDays } from "#i18n/en/delivery.ts";
import { onTopWords } from "#i18n/en/on-top.ts";
import { productPage } from "#i18n/en/product.ts";
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { Rating } from "#modules/reviews/list-public-reviews.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { useOnTop } from "../cart/use-on-top.ts";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";
import { useDelivery } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { StockLine } from "../parts/stock-line.tsx";
import type { WaitingAnswer } from "./nothing-to-buy.tsx";

/**
 * Also in the server's HTML. It is hydrated once its script is loaded; text typed until then stays.
 */
const NothingToBuy = lazy(() => import("./nothing-to-buy.tsx"));

/** Words only, so they need no scripts before the buttons have theirs. */
const Facts = lazy(() => import("./facts.tsx"));
const WalletLine = lazy(() => import("../pay/wallet-line.tsx"));
const PriceRating = lazy(() => import("./price-rating.tsx"));

type BuyBoxProps = {
  variant: CatalogVariant;
  /** It is not for sale yet. */
  isPreview?: boolean | undefined;
  answer?: WaitingAnswer;
  /** Of published reviews; undefined without any. */
  rating?: Rating | undefined;
};

/** Price of the variant, how many there are, and the two ways to buy it. */
export function BuyBox({ variant, isPreview, answer, rating }: BuyBoxProps) {
  const { shipping } = useContent("product-page");
  const delivery = useDelivery();
  // The owner's words about free shipping hold where nothing comes on top.
  const onTop = useOnTop();
  const isForSale = variant.available > 0 && !isPreview;
  return (
    <div className="grid gap-4 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="num font-display text-2xl leading-none font-medium tracking-hero">
          <span className="sr-only">{productPage.price}: </span>
          {formatMoney(variant.price)}
        </p>
        <StockLine variant={variant} />
        {rating && (
          <Suspense fallback={null}>
            <PriceRating rating={rating} />
          </Suspense>
        )}
      </div>
      <div className="grid gap-3">
        {isForSale ? (
          <BuyLinks variant={variant} />
        ) : (
          <NothingToBuy slug={variant.slug} isPreview={isPreview} answer={answer} />
        )}
      </div>
      <div className="grid gap-2">
        {isForSale && delivery && !variant.leavesBy && (
          <Note icon={CalendarDays}>
            {productPage.delivery}{" "}
            <b className="font-medium text-text">{formatDeliveryDays(delivery)}</b>
          </Note>
        )}
        <Note icon={Truck}>
          {onTop && onTop.length > 0
            ? onTopWords.note(onTop)
            : variant.leavesBy
              ? stock.freeShipping
              : shipping}
        </Note>
      </div>
      <Suspense fallback={null}>
        <Facts />
      </Suspense>
    </div>
  );
}

/**
 * Links, because both lead to another page and do so without scripts too. Narrow screens have the
 * first one in the bar at their lower edge.
 */
function BuyLinks({ variant }: { variant: CatalogVariant }) {
  return (
    <>
      <AddToCartLink
        variant={variant}
        className={`${getButtonClass({ size: "lg" })} max-lg:hidden`}
      >
        {variant.leavesBy ? stock.preorder : productPage.addToCart}
      </AddToCartLink>
      <Link
        to={paths.buyNow(variant.slug)}
        className={getButtonClass({ tone: "line", size: "lg" })}
      >
        {productPage.buyNow}
      </Link>
      <Suspense fallback={null}>
        <WalletLine />
      </Suspense>
    </>
  );
}

function Note({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm leading-ui text-soft">
      <Icon aria-hidden className="mt-px size-4.5 flex-none" />
      <span>{children}</span>
    </p>
  );
}
