import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { productPage } from "#i18n/en/product.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";

type VariantSwitchProps = {
  current: CatalogVariant;
  /** All variants of the product. */
  siblings: readonly CatalogVariant[];
  /** The page stands at another address than the variant's own. */
  isPreview?: boolean | undefined;
};

/**
 * The colors and the sizes that the product is sold in, each a page of its own; only what there is
 * a choice of.
 */
export function VariantSwitch({ current, siblings, isPreview }: VariantSwitchProps) {
  const names = [...new Set(siblings.map(({ shortName }) => shortName))];
  const colors = names.flatMap((name) => {
    const ofName = siblings.filter(({ shortName }) => shortName === name);
    return (
      ofName.find(({ slug }) => slug === current.slug) ??
      ofName.find(({ size }) => size === current.size) ??
      ofName.slice(0, 1)
    );
  });
  const sizes = siblings.filter(
    ({ shortName, size }) => shortName === current.shortName && size !== null,
  );
  return (
    <>
      {colors.length > 1 && (
        <Choice
          label={productPage.color}
          choices={colors}
          current={current}
          isPreview={isPreview}
          getName={({ shortName }) => shortName}
        />
      )}
      {sizes.length > 1 && (
        <Choice
          label={productPage.size}
          choices={sizes}
          current={current}
          isPreview={isPreview}
          getName={({ size }) => size ?? ""}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  choices: readonly CatalogVariant[];
  current: CatalogVariant;
  isPreview: boolean | undefined;
  getName: (variant: CatalogVariant) => string;
};

function Choice({ label, choices, current, isPreview, getName }: ChoiceProps) {
  const row = useRef<HTMLUListElement>(null);
  // Only the row scrolls: a page that jumped to its colors would surprise.
  useEffect(() => {
    const shown = row.current?.querySelector("[aria-current=page]")?.closest("li");
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [current.slug]);
  return (
    <nav aria-label={label} className="min-w-0">
      {/* One row on a phone, however many: price and button stay in the first screen. */}
      <ul
        ref={row}
        className="swipe-row relative -my-1 auto-cols-max gap-2 pb-1 sm:my-0 sm:flex sm:flex-wrap"
      >
        {choices.map((variant) => (
          <li key={variant.slug} className="max-w-[78vw] sm:max-w-full">
            <Link
              to={isPreview && variant.slug === current.slug ? "." : paths.product(variant.slug)}
              prefetch="intent"
              data-color={variant.slug}
              aria-current={variant.slug === current.slug ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong ps-3 pe-4 text-sm font-medium wrap-anywhere no-underline transition-colors duration-(--d-1) hover:bg-accent-wash aria-[current=page]:border-accent aria-[current=page]:bg-accent-wash aria-[current=page]:inset-ring aria-[current=page]:inset-ring-accent"
            >
              {variant.colorHex !== null && <span className="swatch" />}
              {getName(variant)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
