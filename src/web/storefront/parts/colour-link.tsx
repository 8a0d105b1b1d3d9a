import { Link } from "react-router";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { paths } from "#web/paths.ts";

/**
 * The name of a colour as the link of its whole card: the nearest `relative` box takes the press
 * and shows the focus.
 */
export function ColourLink({ bag }: { bag: CatalogColour }) {
  return (
    <Link
      to={paths.product(bag.colour)}
      prefetch="intent"
      className="no-underline after:absolute after:inset-0 after:rounded-window focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      {bag.colourName}
    </Link>
  );
}
