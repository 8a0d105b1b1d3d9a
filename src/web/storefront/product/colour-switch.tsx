import { Link } from "react-router";
import { colourNames } from "#content/colour-names.ts";
import { productPage } from "#i18n/en/product.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import { paths } from "#web/paths.ts";
import { useCatalog } from "../catalog.tsx";

/** The colours that are sold, each a page of its own. */
export function ColourSwitch({ current }: { current: Colour }) {
  return (
    <nav aria-label={productPage.colour}>
      <ul className="flex flex-wrap gap-2">
        {useCatalog().map(({ colour }) => (
          <li key={colour}>
            <Link
              to={paths.product(colour)}
              prefetch="intent"
              data-color={colour}
              aria-current={colour === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong ps-3 pe-4 text-sm font-medium no-underline transition-colors duration-(--d-1) hover:bg-accent-wash aria-[current=page]:border-accent aria-[current=page]:bg-accent-wash aria-[current=page]:inset-ring aria-[current=page]:inset-ring-accent"
            >
              <span className="swatch" />
              {colourNames[colour].shortName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
