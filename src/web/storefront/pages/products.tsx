import { collection } from "#content/products.ts";
import { productsText } from "#i18n/en/products.ts";
import { listShopWindow } from "#modules/catalog/list-variants.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import type { Route } from "./+types/products";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { CallToAction } from "../products/call-to-action.tsx";
import { ReviewSiteCard } from "../products/review-site-card.tsx";
import { collectionData } from "../products/structured-data.ts";
import { WhyChoose } from "../products/why-choose.tsx";
import { ReviewsSection } from "../reviews/reviews-section.tsx";
import { shownReviews } from "../reviews/shown-reviews.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { run, publicUrl } = context.get(shopContext);
  return {
    reviews: shownReviews(),
    meta: pageMeta({
      title: collection.title,
      description: collection.description,
      publicUrl,
      path: paths.products,
      share: "products",
      structuredData: collectionData((await run(listShopWindow)).variants, publicUrl),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductsPage({ loaderData: { reviews } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-2 pb-(--section)">
        <Breadcrumb
          trail={[{ label: productsText.home, to: paths.home }]}
          current={productsText.products}
        />
        <div className="mt-4 mb-8 grid items-end gap-x-8 gap-y-4 md:mb-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <h1>{collection.heading}</h1>
          <p className="lede">{collection.text}</p>
        </div>
        <ProductCards heading="h2" priority />
      </div>
      <WhyChoose />
      <ReviewsSection reviews={reviews} />
      <div className="wrap pb-(--section)">
        <ReviewSiteCard />
      </div>
      <CallToAction />
      <div className="pb-(--section)" />
    </>
  );
}
