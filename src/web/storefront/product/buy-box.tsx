import { CalendarDays, LockKeyhole, Truck, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { deliveryDays } from "#i18n/en/delivery.ts";
import { productPage } from "#i18n/en/product.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";
import { useDelivery, usePayments } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { StockLine } from "../parts/stock-line.tsx";

const STOCK_LINE_ID = "stock";

type BuyBoxProps = {
  variant: CatalogVariant;
  /** It is not for sale yet. */
  isPreview?: boolean | undefined;
};

/** What the bag costs, how many there are, and the two ways to buy it. */
export function BuyBox({ variant, isPreview }: BuyBoxProps) {
  const payments = usePayments();
  const { shipping } = useContent("product-page");
  const delivery = useDelivery();
  const isForSale = variant.available > 0 && !isPreview;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="num font-display text-2xl leading-none font-medium tracking-hero">
          <span className="sr-only">{productPage.price}: </span>
          {formatMoney(variant.price)}
        </p>
        <StockLine id={STOCK_LINE_ID} variant={variant} />
      </div>
      {isForSale ? <BuyLinks variant={variant} /> : <NothingToBuy />}
      <div className="grid gap-2">
        {payments === "off" && <Note icon={LockKeyhole} text={productPage.paymentNote} />}
        {isForSale && delivery && <Note icon={CalendarDays} text={deliveryDays(delivery)} />}
        <Note icon={Truck} text={shipping} />
      </div>
    </div>
  );
}

/** Links, because both lead to another page and do so without scripts too. */
function BuyLinks({ variant }: { variant: CatalogVariant }) {
  return (
    <div className="grid gap-3">
      <AddToCartLink variant={variant} className={buttonClass({ size: "lg" })}>
        {productPage.addToCart}
      </AddToCartLink>
      <Link to={paths.buyNow(variant.slug)} className={buttonClass({ tone: "line", size: "lg" })}>
        {productPage.buyNow}
      </Link>
    </div>
  );
}

/** The line above says why. */
function NothingToBuy() {
  return (
    <div className="grid gap-3">
      <Button size="lg" disabled aria-describedby={STOCK_LINE_ID}>
        {productPage.addToCart}
      </Button>
      <Button size="lg" tone="line" disabled aria-describedby={STOCK_LINE_ID}>
        {productPage.buyNow}
      </Button>
    </div>
  );
}

function Note({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <p className="flex gap-2 text-sm leading-ui text-soft">
      <Icon aria-hidden className="mt-px size-4.5 flex-none" />
      {text}
    </p>
  );
}
