import { data } from "react-router";
import { sizeText } from "#content/backpack.ts";
import { colourStories } from "#content/product-page.ts";
import { formatMoney } from "#i18n/format.ts";
import { productPage } from "#i18n/en/product.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { parseColour } from "#modules/catalog/colour.ts";
import { listColours } from "#modules/catalog/list-colours.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductNotFound } from "../product/product-not-found.tsx";
import { ProductView } from "../product/product-view.tsx";
import { structuredData } from "../product/structured-data.ts";
import type { Route } from "./+types/product";

/**
 * The bag that the address names, in any letter case. A colour that is not sold now has no page
 * either.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { run, publicUrl } = context.get(shopContext);
  const colour = parseColour(params.colour);
  const bag = colour && (await run(listColours)).find((each) => each.colour === colour);
  return data({ bag, meta: getMeta(bag, publicUrl) }, { status: bag ? 200 : 404 });
}

function getMeta(bag: CatalogColour | undefined, publicUrl: string) {
  if (!bag) return [{ title: productPage.notFound.title }, { name: "robots", content: "noindex" }];
  const { tagline } = colourStories[bag.colour];
  return pageMeta({
    title: productPage.title(bag.colourName, bag.productName),
    description: productPage.description(
      bag.productName,
      sizeText.maxPet,
      tagline,
      formatMoney(bag.price),
    ),
    publicUrl,
    path: paths.product(bag.colour),
    share: `product/${bag.colour}`,
    type: "product",
    structuredData: structuredData(bag, publicUrl),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductPage({ loaderData: { bag } }: Route.ComponentProps) {
  // Another colour is another page: its carousel begins at the first image.
  return bag ? <ProductView key={bag.colour} bag={bag} /> : <ProductNotFound />;
}
