import { useRouteLoaderData } from "react-router";
import type { CatalogueColour } from "#modules/catalog/contract.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import type { ShopContext } from "#web/shop-context.ts";
import type { loader } from "./layout.tsx";

const LAYOUT_ROUTE = "storefront/layout";

/** The bags of the catalogue as they were when the page was loaded; every storefront page carries them. */
export function useCatalogue(): readonly CatalogueColour[] {
  return useRouteLoaderData<typeof loader>(LAYOUT_ROUTE)?.catalogue ?? [];
}

/** One bag of the catalogue; undefined when the colour is not sold at present. */
export function useBag(colour: Colour): CatalogueColour | undefined {
  return useCatalogue().find((bag) => bag.colour === colour);
}

/** Whether the shop takes orders, and how; while it is off, pages say that payment is still to come. */
export function usePayments(): ShopContext["payments"] {
  return useRouteLoaderData<typeof loader>(LAYOUT_ROUTE)?.payments ?? "off";
}
