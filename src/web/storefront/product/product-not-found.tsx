import { nearestHeading, productNotFound } from "#i18n/en/product-not-found.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { VariantItems } from "./related-variants.tsx";

type ProductNotFoundProps = {
  /** Variants for sale at addresses like the one that was asked for. */
  nearest: readonly CatalogVariant[];
};

/** For a color that does not exist or is not sold at present. */
export function ProductNotFound({ nearest }: ProductNotFoundProps) {
  return (
    <>
      <DeadEnd {...productNotFound} />
      {nearest.length > 0 && (
        <section className="wrap grid gap-8 pb-(--section)">
          <h2>{nearestHeading}</h2>
          <ul className="grid gap-8 sm:grid-cols-3 sm:gap-cards">
            <VariantItems variants={nearest} />
          </ul>
        </section>
      )}
    </>
  );
}
