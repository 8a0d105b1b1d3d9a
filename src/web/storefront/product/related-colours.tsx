import { productPageText } from "#content/product-page.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { CatalogImage } from "#ui/image.tsx";
import { useCatalog } from "../catalog.tsx";
import { ColourLink } from "../parts/colour-link.tsx";
import { StockLine } from "../parts/stock-line.tsx";

/** The same bag in its other colours; nothing when this is the only one. */
export function RelatedColours({ current }: { current: Colour }) {
  const others = useCatalog().filter((bag) => bag.colour !== current);
  if (others.length === 0) return null;
  const { title, text } = productPageText.related;
  return (
    <section className="wrap grid gap-8 pb-(--section) lg:grid-cols-(--minor-major)">
      <div className="grid content-start gap-4">
        <h2>{title}</h2>
        <p className="lede">{text}</p>
      </div>
      <ul className="grid gap-8 sm:grid-cols-2 sm:gap-cards">
        {others.map((bag) => (
          <li key={bag.colour} data-color={bag.colour}>
            <OtherColour bag={bag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherColour({ bag }: { bag: CatalogColour }) {
  return (
    <div className="group relative grid gap-4">
      <div className="studio rounded-window">
        <CatalogImage
          imageUrl={bag.images[0] ?? ""}
          sizes="(min-width: 64rem) min(30vw, 27rem), (min-width: 37.5rem) 45vw, 92vw"
          className="aspect-square w-full object-cover transition-transform duration-(--d-3) ease-calm motion-safe:group-hover:-translate-y-2 motion-safe:group-hover:-rotate-1"
        />
      </div>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">
          <ColourLink bag={bag} />
        </h3>
        <p className="num font-medium">{formatMoney(bag.price)}</p>
      </div>
      <StockLine available={bag.available} className="-mt-3" />
    </div>
  );
}
