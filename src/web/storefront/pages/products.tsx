import { data } from "react-router";
import { toDay } from "#i18n/format-he.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { listSoldCategories, readCollection } from "#modules/catalog/list-collection.ts";
import { readQuery } from "#server/http/page-queries.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/products";
import { formatColorStyles } from "../colors/color-styles.ts";
import { useContent } from "../content.ts";
import { toColorWords } from "../colors/color-words.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { findFirstProduct } from "../parts/first-product.ts";
import { CallToAction } from "../products/call-to-action.tsx";
import { CollectionCards } from "../products/collection-cards.tsx";
import {
  collectionMeta,
  createCollectionView,
  listVariants,
  parseQuery,
} from "../products/collection-view.ts";
import { WhyChoose } from "../products/why-choose.tsx";
import { readShopShipping } from "../read-markets.ts";
import { ReviewsSection } from "../reviews/reviews-section.tsx";
import { readShownReviews } from "../reviews/shown-reviews.ts";
import { ArrowUpRight } from "lucide-react";

/** A category that has nothing for sale, or a page beyond the last one, is not there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { run, runShared, publicUrl, clock, content: read } = shop;
  const requested = parseQuery(readQuery(url.pathname, url.search));
  const [{ brand, policies, ...content }, sold] = await Promise.all([
    read("collection", "brand", "policies"),
    runShared("categories", listSoldCategories),
  ]);
  const found = requested && (await run((ctx) => readCollection(ctx, sold, requested)));
  const text = content.collection;
  const { showSamples } = text.reviews;
  const reviews = await runShared(`reviews${showSamples ? " and samples" : ""}`, (ctx) =>
    readShownReviews(ctx, showSamples),
  );
  if (found === undefined) {
    const meta = [{ title: notFound.title }, { name: "robots", content: "noindex" }];
    return data({ content, view: undefined, first: [], reviews, meta }, { status: 404 });
  }
  const catalog = (await shop.readWindow()).variants;
  const colors = toColorWords(catalog);
  const view = createCollectionView(found, { words: text, colors });
  const shipping = await readShopShipping(shop, listVariants(found), policies.searchedFrom);
  return data({
    content,
    view,
    reviews,
    first: findFirstProduct(catalog),
    styles: formatColorStyles(view.sections.flatMap(({ variants }) => variants)),
    meta: collectionMeta(found, {
      words: text,
      colors,
      view,
      seller: { brand, policies, publicUrl, today: toDay(clock()), shipping },
    }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductsPage({
  loaderData: { view, first, reviews },
}: Route.ComponentProps) {
  const { heading } = useContent("collection");
  if (view === undefined) return <DeadEnd {...notFound} />;
  return (
    <>
      <div className="wrap pt-2 pb-(--section)">
        <Breadcrumb trail={view.trail} current={view.current} />
        <div className="mt-4 mb-8 grid items-end gap-x-8 gap-y-4 md:mb-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <h1>{heading}</h1>
          <p className="lede">{view.text}</p>
        </div>
        <CollectionCards view={view} />
      </div>
      <WhyChoose />
      <ReviewsSection reviews={reviews} />
      <ReviewSiteCard />
      <CallToAction variants={first} />
      <div className="pb-(--section)" />
    </>
  );
}

/**
 * Leads to the reviews on a site that is not ours; nothing while the owner has named none. It is
 * our own card: nothing of another site is loaded.
 */
function ReviewSiteCard() {
  const { heading, text, link } = useContent("collection").reviewSite;
  if (link.url === "") return null;
  return (
    <section
      aria-labelledby="review-site"
      className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pb-(--section)"
    >
      <div className="grid gap-2">
        <h2 id="review-site" className="text-xl">
          {heading}
        </h2>
        <p className="max-w-[58ch] text-soft">{text}</p>
      </div>
      <a href={link.url} rel="noopener" className="link inline-flex min-h-11 items-center gap-2">
        {link.label}
        <ArrowUpRight aria-hidden className="size-4 mirrored" />
      </a>
    </section>
  );
}
