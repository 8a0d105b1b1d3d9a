import { useCatalog } from "../catalog.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductCardsProps = { heading: "h2" | "h3"; priority?: boolean };

/** All bags of the catalog. On wide screens the cards step down like a small crowd. */
export function ProductCards({ heading, priority = false }: ProductCardsProps) {
  return (
    <div className="grid gap-x-cards gap-y-12 lg:grid-cols-3 lg:[&>:nth-child(3n+2)]:mt-16 lg:[&>:nth-child(3n+3)]:mt-8">
      {useCatalog().map((variant, index) => (
        <ProductCard
          key={variant.slug}
          variant={variant}
          heading={heading}
          priority={priority && index === 0}
        />
      ))}
    </div>
  );
}
