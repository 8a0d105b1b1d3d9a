import { useRouteLoaderData } from "react-router";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import type { ShopContext } from "#web/server/shop-context.ts";
import type { loader } from "./layout.tsx";

const LAYOUT_ROUTE = "storefront/layout";

/**
 * The bags of the catalog as they were when the page was loaded; every storefront page carries
 * them.
 */
export function useCatalog(): readonly CatalogColour[] {
  return useRouteLoaderData<typeof loader>(LAYOUT_ROUTE)?.catalog ?? [];
}

/** One bag of the catalog; undefined when the colour is not sold at present. */
export function useBag(colour: Colour): CatalogColour | undefined {
  return useCatalog().find((bag) => bag.colour === colour);
}

/**
 * Whether the shop takes orders, and how; while it is off, pages say that payment is still to come.
 */
export function usePayments(): ShopContext["payments"] {
  return useRouteLoaderData<typeof loader>(LAYOUT_ROUTE)?.payments ?? "off";
}
