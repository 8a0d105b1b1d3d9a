import { Check } from "lucide-react";
import { productPage } from "#i18n/en/product.ts";
import type { VariantDetails } from "#modules/catalog/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";

/** The product on its way, with its story and its features; nothing when there is none to tell. */
export function Outdoors({ details }: { details: VariantDetails }) {
  const { tagline, story, features, storyImage } = details;
  if (story === null && features.length === 0) return null;
  return (
    <section className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-columns">
      {storyImage !== null && (
        <CatalogImage
          imageUrl={storyImage}
          sizes="(min-width: 64rem) 58vw, 92vw"
          className="aspect-3/2 w-full rounded-window object-cover object-bottom lg:aspect-square"
        />
      )}
      <div className="grid min-w-0 gap-6 wrap-anywhere">
        {tagline !== null && (
          <h2>
            <DataText>{tagline}</DataText>
          </h2>
        )}
        {story !== null && <p className="lede">{story}</p>}
        {features.length > 0 && (
          <>
            <h3 className="mt-2">{productPage.features}</h3>
            <ul className="border-t border-line">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3 border-b border-line py-3.5">
                  <Check aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
