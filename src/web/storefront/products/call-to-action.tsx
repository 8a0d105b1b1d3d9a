import { Link } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { PageLink } from "../parts/page-link.tsx";
import { Porthole } from "../parts/porthole.tsx";

type CallToActionProps = { variants: readonly CatalogVariant[] };

/** The closing panel with a link to each color. */
export function CallToAction({ variants }: CallToActionProps) {
  const { heading, text, fit } = useContent("collection").callToAction;
  return (
    <section className="wrap" aria-labelledby="call">
      <div className="patch grid items-center gap-8 p-[clamp(2.25rem,5.5vw,5rem)] md:grid-cols-(--major-minor)">
        <div className="grid justify-items-start gap-6">
          <h2 id="call" className="max-w-[17ch]">
            {heading}
          </h2>
          <p className="lede text-on-patch-soft">{text}</p>
          <ul className="flex flex-wrap gap-3">
            {variants.map((variant) => (
              <li key={variant.slug} data-color={variant.slug}>
                <Link
                  to={paths.product(variant.slug)}
                  prefetch="intent"
                  className="inline-flex min-h-12 items-center gap-2.5 rounded-pill bg-on-patch ps-3.5 pe-5 text-sm font-strong text-patch wrap-anywhere no-underline hover:bg-on-patch-soft"
                >
                  {variant.colorHex !== null && <span aria-hidden className="swatch" />}
                  <DataText>{variant.shortName}</DataText>
                </Link>
              </li>
            ))}
          </ul>
          {fit && (
            <PageLink to={paths.sizeChart} className="link inline-block py-2.5 text-on-patch">
              {fit}
            </PageLink>
          )}
        </div>
        <Porthole />
      </div>
    </section>
  );
}
