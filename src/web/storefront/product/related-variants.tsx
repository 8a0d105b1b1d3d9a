import { formatMoney } from "#i18n/format.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { CatalogImage } from "#ui/image.tsx";
import { useContent } from "../content.ts";
import { VariantLink } from "../parts/variant-link.tsx";
import { StockLine } from "../parts/stock-line.tsx";

type RelatedVariantsProps = { current: CatalogVariant; siblings: readonly CatalogVariant[] };

/** The same product in its other colors; nothing when this is the only one. */
export function RelatedVariants({ current, siblings }: RelatedVariantsProps) {
  const { related } = useContent("product-page");
  const others = siblings.filter((variant) => variant.slug !== current.slug);
  if (others.length === 0) return null;
  return (
    <section className="wrap grid gap-8 pb-(--section) lg:grid-cols-(--minor-major)">
      <div className="grid content-start gap-4">
        <h2>{related.title}</h2>
        {current.carriesPets && <p className="lede">{related.text}</p>}
      </div>
      <ul className="grid gap-8 sm:grid-cols-2 sm:gap-cards">
        <VariantItems variants={others} />
      </ul>
    </section>
  );
}

/** Variants as items of a list, each with its image, price and stock. */
export function VariantItems({ variants }: { variants: readonly CatalogVariant[] }) {
  return variants.map((variant) => (
    <li key={variant.slug} data-color={variant.slug}>
      <VariantItem variant={variant} />
    </li>
  ));
}

function VariantItem({ variant }: { variant: CatalogVariant }) {
  return (
    <div className="group relative grid gap-4">
      <div className="studio aspect-square rounded-window">
        <CatalogImage
          imageUrl={variant.images[0] ?? ""}
          alt=""
          sizes="(min-width: 64rem) min(30vw, 27rem), (min-width: 37.5rem) 45vw, 92vw"
          className="size-full object-cover transition-transform duration-(--d-3) ease-calm motion-safe:group-hover:-translate-y-2 motion-safe:group-hover:-rotate-1"
        />
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <VariantLink variant={variant} />
        </h3>
        <p className="num font-medium">{formatMoney(variant.price)}</p>
      </div>
      <StockLine variant={variant} className="-mt-3" />
    </div>
  );
}
