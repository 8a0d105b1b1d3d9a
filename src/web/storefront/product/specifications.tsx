import { countInWords } from "#i18n/en/count-in-words.ts";
import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { useContent } from "../content.ts";
import { DataText } from "#ui/data-text.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import { Units } from "../parts/units.tsx";

type SpecificationsProps = {
  attributes: VariantDetails["attributes"];
  /** All variants of the product. */
  siblings: readonly CatalogVariant[];
};

/** Attributes of the product, line by line; nothing when there are none. */
export function Specifications({ attributes, siblings }: SpecificationsProps) {
  const { title, titleOfOthers, text } = useContent("product-page").made;
  if (attributes.length === 0) return null;
  const carriesPets = siblings.some((variant) => variant.carriesPets);
  const colors = new Set(siblings.map(({ shortName }) => shortName)).size;
  return (
    <section className="wrap section">
      <SectionHead heading={carriesPets ? title : titleOfOthers}>
        {carriesPets && colors > 1
          ? fillText(text, { colours: `All ${countInWords(colors)} colours` })
          : undefined}
      </SectionHead>
      <dl className="grid gap-x-columns border-t border-line md:grid-cols-2">
        {attributes.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="flex-none text-soft">
              <DataText>{name}</DataText>
            </dt>
            <dd className="num text-end font-medium text-balance wrap-anywhere">
              <Units>{value}</Units>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
