import { isolateText } from "#shared/isolate-text.ts";
import { Link } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { useCatalog } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { Porthole } from "../parts/porthole.tsx";

type ShopBackpacksProps = { heading: string; text: string };

/** The stitched panel at the end of a text: one way to the shop, and one to each color. */
export function ShopBackpacks({ heading, text }: ShopBackpacksProps) {
  const catalog = useCatalog();
  const { productName } = useContent("brand");
  const first = catalog[0];
  const variants = catalog.filter(({ productId }) => productId === first?.productId);
  return (
    <section
      aria-labelledby="shop"
      className="patch grid items-center gap-8 p-[clamp(2.25rem,5.5vw,5rem)] md:grid-cols-(--major-minor)"
    >
      <div className="grid justify-items-start gap-6">
        <h2 id="shop" className="max-w-[17ch]">
          {heading}
        </h2>
        <p className="lede text-on-patch-soft">{text}</p>
        <Link
          to={first ? paths.product(first.slug) : paths.products}
          prefetch="intent"
          className="inline-flex min-h-12 items-center gap-2.5 rounded-pill bg-on-patch px-6 text-sm font-strong text-patch no-underline hover:bg-on-patch-soft"
        >
          {reading.shop(isolateText(productName))}
        </Link>
        <ul aria-label={reading.colors} className="flex flex-wrap gap-x-6 gap-y-2">
          {variants.map((variant) => (
            <li key={variant.slug} data-color={variant.slug}>
              <Link
                to={paths.product(variant.slug)}
                prefetch="intent"
                className="link inline-flex min-h-11 items-center gap-2.5 text-on-patch"
              >
                <span aria-hidden className="swatch" />
                <DataText>{variant.shortName}</DataText>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Porthole alt="" />
    </section>
  );
}
