import { Plus } from "lucide-react";
import { Link } from "react-router";
import { productsText as text } from "#i18n/en/products.ts";
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { AddToCartLink } from "../cart/add-to-cart-link.tsx";
import { CardImages } from "./card-images.tsx";
import { VariantLink } from "./variant-link.tsx";
import { StockLine } from "./stock-line.tsx";

type ProductCardProps = {
  variant: CatalogVariant;
  /** One level below the heading of the section that the card stands in. */
  heading: "h2" | "h3";
  /** For a card in the first screen. */
  priority?: boolean;
  /** Whether it says which product it is, too. */
  isNamed?: boolean;
  /** On a phone it stands in a row to swipe, and is as wide as those cards are. */
  isInRow?: boolean;
};

/** A square image in a higher place is as wide as that is high; the rest is cut. */
const fromSmall = "(min-width: 84rem) 34rem, (min-width: 64rem) 38vw, (min-width: 37.5rem) 45vw";

/** A variant with its image, price and stock. Its images repeat the link in the heading. */
export function ProductCard({ variant, heading: Heading, ...props }: ProductCardProps) {
  const { priority, isNamed, isInRow } = props;
  const stockId = `stock-${variant.slug}`;
  return (
    <article
      data-color={variant.slug}
      className="group relative grid content-start gap-5 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
    >
      <CardImages
        variant={variant}
        sizes={`${fromSmall}, ${isInRow ? "78vw" : "91vw"}`}
        priority={priority ?? false}
      />
      <div className="grid content-center gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <Heading className="min-w-0 text-lg wrap-anywhere xl:text-xl">
            {isNamed && (
              <span className="mb-1 block font-text text-sm leading-ui font-medium tracking-normal text-soft">
                <DataText>{variant.productName}</DataText>
              </span>
            )}
            <VariantLink variant={variant} />
          </Heading>
          <span className="num text-lg font-medium">{formatMoney(variant.price)}</span>
        </div>
        <StockLine id={stockId} variant={variant} />
        <div className="relative mt-1 flex flex-wrap gap-3">
          <Link
            to={paths.product(variant.slug)}
            prefetch="intent"
            className={`${getButtonClass({ tone: "line" })} grow`}
          >
            {text.see(variant.carriesPets)}
            <span className="sr-only">
              <DataText>{variant.variantName}</DataText>
            </span>
          </Link>
          <AddToCart variant={variant} stockId={stockId} />
        </div>
      </div>
    </article>
  );
}

/** The stock line says why there is none. */
function AddToCart({ variant, stockId }: { variant: CatalogVariant; stockId: string }) {
  const labels = (
    <>
      <Plus aria-hidden className="size-4.5" />
      {variant.leavesBy ? stock.preorder : text.addToCart}
      <span className="sr-only">
        <DataText>{variant.variantName}</DataText>
      </span>
    </>
  );
  if (variant.available === 0) {
    return (
      <Button disabled aria-describedby={stockId} className="grow">
        {labels}
      </Button>
    );
  }
  return (
    <AddToCartLink variant={variant} className={`${getButtonClass()} grow`}>
      {labels}
    </AddToCartLink>
  );
}
