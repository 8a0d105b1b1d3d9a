import { data, redirect } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { toDay } from "#i18n/format-he.ts";
import { shell } from "#i18n/en/shell.ts";
import { productMeta } from "#i18n/en/product-meta.ts";
import { productNotFound } from "#i18n/en/product-not-found.ts";
import { findTurn } from "#media/turns.ts";
import { fillDetails } from "#modules/content/fill-details.ts";
import { findNearest } from "#modules/catalog/find-nearest.ts";
import {
  findCategory,
  listSoldCategories,
  type Sold,
  type SoldCategory,
} from "#modules/catalog/list-collection.ts";
import { findSiblings } from "#modules/catalog/list-variants.ts";
import { readDetails } from "#modules/catalog/read-details.ts";
import { isNamed, parseSlug } from "#modules/catalog/slug.ts";
import type { Context } from "#modules/context.ts";
import { listFits } from "#modules/reviews/list-public-reviews.ts";
import { subscribe } from "#modules/newsletter/subscribe.ts";
import { paths } from "#web/paths.ts";
import { productSharePath } from "#web/share/share-paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { formatColorStyles } from "../colors/color-styles.ts";
import { receiveForm } from "../forms/page-action.ts";
import { newsletterFields } from "../newsletter/newsletter-fields.ts";
import { listFaqCategories } from "../faq/list-faq-categories.ts";
import { listFilms } from "../gallery/list-films.ts";
import type { Seller } from "#web/seo/seller.ts";
import { pageMeta } from "../parts/page-meta.ts";
import { getPetLimit } from "../parts/pet-limit.ts";
import { ProductNotFound } from "../product/product-not-found.tsx";
import { toCategoryPath } from "../products/collection-view.ts";
import { ProductView } from "../product/product-view.tsx";
import { readShopShipping } from "../read-markets.ts";
import { selectWords } from "../product/select-words.ts";
import { structuredData } from "../product/structured-data.ts";
import { readProductReviews } from "../reviews/read-product-reviews.ts";
import type { Route } from "./+types/product";

/**
 * The variant that the address names, in any letter case; a former name redirects for good. A
 * variant that is not sold now has no page either.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { run, runShared, publicUrl, readPaymentMode, clock, content: read, placeholders } = shop;
  const slug = parseSlug(params.variant);
  const [{ brand, policies, faq, gallery, "size-chart": chart, ...content }, values, written] =
    await Promise.all([
      read("product-page", "brand", "policies", "faq", "gallery", "size-chart"),
      placeholders(),
      slug === undefined
        ? undefined
        : runShared("categories", listSoldCategories).then((sold) =>
            run((ctx) => findProduct(ctx, sold, slug)),
          ),
    ]);
  const found = written && {
    ...written,
    details: fillDetails(written.details, written.variant.gift, values),
  };
  if (found === undefined) {
    const nearest = await run((ctx) => findNearest(ctx, params.variant, NEAREST));
    const styles = formatColorStyles(nearest);
    return data({ content, found, nearest, styles, meta: missingMeta }, { status: 404 });
  }
  if (found.variant.slug !== slug) throw redirect(paths.product(found.variant.slug), 301);
  const shipping = await readShopShipping(shop, found.siblings, policies.searchedFrom);
  return data({
    content: { ...content, "product-page": selectWords(content["product-page"], found.variant) },
    found: {
      ...found,
      // They show what the turn shows.
      ...(found.turn && { films: listFilms(gallery.films.items) }),
      ...(found.variant.carriesPets && {
        fit: {
          breeds: { dogs: chart.dogs.breeds, cats: chart.cats.breeds },
          verdicts: chart.suitability,
          fits: found.fits,
        },
        questions: listProductQuestions(faq, await readPaymentMode()),
      }),
    },
    nearest: [],
    meta: getMeta(found, { brand, policies, publicUrl, today: toDay(clock()), shipping }),
  });
}

/** For those who ask without scripts to be told when it is back. */
export async function action(args: Route.ActionArgs) {
  const slug = parseSlug(args.params.variant) ?? "";
  const path = paths.product(slug);
  return receiveForm(args, {
    rules: newsletterFields,
    thanks: `${path}?sent=waiting#form`,
    receive: (ctx, { fields, website }) =>
      subscribe(ctx, { ...fields, website, page: path, topic: "stock", variant: slug }),
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The part of the questions and answers that is about the product, and how many of it. */
const PRODUCT_INFO = "product-info";
const QUESTIONS = 5;

function listProductQuestions(...parameters: Parameters<typeof listFaqCategories>) {
  const category = listFaqCategories(...parameters).find(({ id }) => id === PRODUCT_INFO);
  return category?.questions.slice(0, QUESTIONS) ?? [];
}

/** How many products an unknown address is answered with. */
const NEAREST = 3;

async function findProduct(ctx: Context, sold: Sold, slug: string) {
  const siblings = await findSiblings(ctx, slug);
  const variant = siblings.find((sibling) => isNamed(sibling, slug));
  const details = variant && (await readDetails(ctx, variant.slug));
  if (!variant || !details) return undefined;
  const category = await findCategory(ctx, sold, variant.productId);
  const turn = findTurn(variant.images);
  const reviews = await readProductReviews(ctx, variant);
  const fits = reviews && variant.carriesPets ? await listFits(ctx, variant.productId) : [];
  return { trail: listPlaces(category), variant, siblings, details, turn, reviews, fits };
}

function listPlaces(category: SoldCategory | undefined) {
  return [
    { label: shell.home, to: paths.home },
    { label: shell.products, to: paths.products },
    ...(category ? [{ label: category.name ?? "", to: toCategoryPath(category) }] : []),
  ];
}

const missingMeta = [{ title: productNotFound.title }, { name: "robots", content: "noindex" }];

type Found = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

function getMeta(found: Found, seller: Seller) {
  const { variant, details } = found;
  return pageMeta({
    title: details.searchTitle ?? productMeta.title(variant.variantName, variant.productName),
    description:
      details.searchDescription ??
      productMeta.description(
        variant.productName,
        getPetLimit(details),
        details.tagline ?? details.description,
        {
          price: formatMoney(variant.price),
          gift: variant.gift?.name,
          isSentFree: seller.shipping === undefined,
        },
      ),
    brand: seller.brand,
    publicUrl: seller.publicUrl,
    path: paths.product(variant.slug),
    share: productSharePath(variant, seller.brand),
    type: "product",
    structuredData: structuredData(found, seller),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, nearest } = loaderData;
  // Another variant is another page: its carousel begins at the first image.
  return found ? (
    <ProductView key={found.variant.slug} {...found} answer={actionData} />
  ) : (
    <ProductNotFound nearest={nearest} />
  );
}
