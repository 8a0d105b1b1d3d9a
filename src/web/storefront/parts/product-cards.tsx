import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { SwipeRow } from "#ui/swipe-row.tsx";
import { useCatalog, usePlain } from "../catalog.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductCardsProps = {
  variants: readonly CatalogVariant[];
  heading: "h2" | "h3";
  priority?: boolean;
  /** On a phone they stand in a row to swipe, which has this name. */
  row?: string;
};

const fromSmall =
  "gap-x-cards gap-y-12 lg:grid-cols-3 lg:[&>:nth-child(3n+2)]:mt-16 lg:[&>:nth-child(3n+3)]:mt-8";

/**
 * A card for each variant, with its product's name where the shop sells several. On wide screens
 * the cards step down like a small crowd.
 */
export function ProductCards({ variants, heading, priority = false, row }: ProductCardsProps) {
  const products = new Set([...useCatalog(), ...variants].map(({ productId }) => productId));
  const isPlain = usePlain() !== undefined;
  const cards = variants.map((variant, index) => (
    <ProductCard
      key={variant.slug}
      variant={variant}
      heading={heading}
      priority={priority && index === 0}
      isNamed={products.size > 1 || isPlain}
      isInRow={row !== undefined}
    />
  ));
  return row === undefined ? (
    <div className={`grid ${fromSmall}`}>{cards}</div>
  ) : (
    <SwipeRow label={row} className={`sm:grid ${fromSmall}`}>
      {cards}
    </SwipeRow>
  );
}
