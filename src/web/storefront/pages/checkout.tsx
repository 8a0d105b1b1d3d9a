import { checkout } from "#i18n/en/checkout.ts";
import { isNamed, parseSlug } from "#modules/catalog/slug.ts";
import { parseBuy } from "#modules/checkout/order-lines.ts";
import { parseStep } from "#modules/checkout/steps.ts";
import { readQuery } from "#server/http/page-queries.ts";
import { paths } from "#web/paths.ts";
import { useVariant } from "../catalog.tsx";
import { CheckoutView } from "../checkout/checkout-view.tsx";
import { privateMeta } from "../parts/private-meta.ts";
import { usePageQuery } from "../parts/use-page-query.ts";
import type { Route } from "./+types/checkout";

// No loader: the checkout asks the server for nothing while it cannot take orders.

export function meta({ matches, params, location }: Route.MetaArgs): Route.MetaDescriptors {
  const { catalog, content, publicUrl } = matches[1].loaderData;
  const slug = parseSlug(params.variant);
  const variant =
    catalog.variants.find((each) => slug !== undefined && isNamed(each, slug)) ??
    catalog.variants[0];
  const step = parseStep(readQuery(location.pathname, location.search).get("step"));
  return privateMeta({
    title: checkout.title(step),
    description: checkout.description(
      variant?.productName ?? content.brand.productName,
      variant?.variantName ?? "",
    ),
    publicUrl,
    path: paths.order(variant?.slug ?? toAddress(params.variant)),
  });
}

/** An address whose variant is not sold orders the first one that is. */
export default function CheckoutPage({ params }: Route.ComponentProps) {
  const query = usePageQuery();
  const variant = useVariant(parseSlug(params.variant));
  const address = {
    slug: variant?.slug ?? toAddress(params.variant),
    step: parseStep(query.get("step")),
    buy: parseBuy(query.get("buy")),
  };
  return <CheckoutView address={address} />;
}

/** While nothing at all is for sale, the checkout stays where it was asked for. */
const toAddress = (variant: string) => parseSlug(variant) ?? encodeURIComponent(variant);
