import { Link } from "react-router";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { paths } from "#web/paths.ts";

/**
 * The name of a color as the link of its whole card: the nearest `relative` box takes the press
 * and shows the focus.
 */
export function VariantLink({ variant }: { variant: CatalogVariant }) {
  return (
    <Link
      to={paths.product(variant.slug)}
      prefetch="intent"
      className="no-underline after:absolute after:inset-0 after:rounded-window focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      <DataText>{formatNameWithSize(variant)}</DataText>
    </Link>
  );
}
