import { useSearchParams } from "react-router";
import { brand } from "#content/brand.ts";
import { colourNames } from "#content/colour-names.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { parseColour, type Colour } from "#modules/catalog/colour.ts";
import { parseBuy } from "#modules/checkout/order-lines.ts";
import { parseStep } from "#modules/checkout/steps.ts";
import { paths } from "#web/paths.ts";
import { CheckoutView } from "../checkout/checkout-view.tsx";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/checkout";

// No loader: the checkout asks the server for nothing while it cannot take orders.

export function meta({ matches, params, location }: Route.MetaArgs): Route.MetaDescriptors {
  const colour = colourOf(params.colour);
  return privateMeta({
    title: checkout.title(parseStep(new URLSearchParams(location.search).get("step"))),
    description: checkout.description(colourNames[colour].name, brand.productName),
    publicUrl: matches[1].loaderData.publicUrl,
    path: paths.order(colour),
  });
}

export default function CheckoutPage({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const address = {
    colour: colourOf(params.colour),
    step: parseStep(query.get("step")),
    buy: parseBuy(query.get("buy")),
  };
  return <CheckoutView address={address} />;
}

/** A colour that is not one of ours orders the first of them. */
function colourOf(text: string): Colour {
  return parseColour(text) ?? "olive";
}
