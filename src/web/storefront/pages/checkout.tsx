import { brand } from "#content/brand.ts";
import { colourNames } from "#content/colour-names.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { parseColour, type Colour } from "#modules/catalog/colour.ts";
import { parseBuy } from "#modules/checkout/order-lines.ts";
import { parseStep } from "#modules/checkout/steps.ts";
import { readQuery } from "#platform/http/page-queries.ts";
import { paths } from "#web/paths.ts";
import { CheckoutView } from "../checkout/checkout-view.tsx";
import { privateMeta } from "../parts/private-meta.ts";
import { usePageQuery } from "../parts/use-page-query.ts";
import type { Route } from "./+types/checkout";

// No loader: the checkout asks the server for nothing while it cannot take orders.

export function meta({ matches, params, location }: Route.MetaArgs): Route.MetaDescriptors {
  const colour = getColour(params.colour);
  return privateMeta({
    title: checkout.title(parseStep(readQuery(location.pathname, location.search).get("step"))),
    description: checkout.description(colourNames[colour].name, brand.productName),
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.order(colour),
  });
}

export default function CheckoutPage({ params }: Route.ComponentProps) {
  const query = usePageQuery();
  const address = {
    colour: getColour(params.colour),
    step: parseStep(query.get("step")),
    buy: parseBuy(query.get("buy")),
  };
  return <CheckoutView address={address} />;
}

/** A colour that is not one of ours orders the first of them. */
function getColour(text: string): Colour {
  return parseColour(text) ?? "olive";
}
