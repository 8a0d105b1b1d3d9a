import { isolateText } from "#shared/isolate-text.ts";
import { data, Link } from "react-router";
import { notFound } from "#i18n/en/not-found.ts";
import { productReviews as text } from "#i18n/en/product-reviews.ts";
import { shell } from "#i18n/en/shell.ts";
import { findSiblings } from "#modules/catalog/list-variants.ts";
import { isNamed, parseSlug } from "#modules/catalog/slug.ts";
import { readQuery } from "#server/http/page-queries.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { productSharePath } from "#web/share/share-paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { PublicReview } from "../reviews/public-review.tsx";
import { RatingLine } from "../reviews/rating-line.tsx";
import { readReviewsPage } from "../reviews/read-product-reviews.ts";
import { reviewsPath } from "../reviews/reviews-path.ts";
import type { Route } from "./+types/product-reviews";
import { z } from "zod";
import { MAX_BREED, petSpecies } from "#modules/reviews/kinds.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import type { Pets } from "#modules/reviews/compute-fit.ts";

const kilograms = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

const schema = z.object({
  breed: z.string().max(MAX_BREED).refine(isPlainLine).optional(),
  species: z.enum(petSpecies).optional(),
  from: kilograms,
  to: kilograms,
});

/**
 * Which pets the address of a page of reviews asks for: undefined for all, null for what no link of
 * ours says.
 */
function readPets(query: URLSearchParams): Pets | undefined | null {
  const { page: _, ...requested } = Object.fromEntries(query);
  if (Object.keys(requested).every((name) => !(name in schema.shape))) return undefined;
  return schema.safeParse(requested).data ?? null;
}

const missingMeta = [{ title: notFound.title }, { name: "robots", content: "noindex" }];

/**
 * All reviews of a product, or those of some pets, page by page. Without reviews the page does not
 * exist.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { run, publicUrl, content: read } = context.get(shopContext);
  const { brand } = await read("brand");
  const slug = parseSlug(params.variant);
  const query = readQuery(url.pathname, url.search);
  const requestedPage = query.get("page") ?? "1";
  const pets = readPets(query);
  const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Number(requestedPage) : undefined;
  const found = await run(async (ctx) => {
    if (slug === undefined || page === undefined || pets === null) return undefined;
    const siblings = await findSiblings(ctx, slug);
    const variant = siblings.find((sibling) => isNamed(sibling, slug));
    const [first = variant] = siblings;
    const shown = variant && (await readReviewsPage(ctx, variant.productId, page, pets));
    // All variants have the same reviews: search engines read those of the first.
    const canonical = first && reviewsPath(first.slug, pets === undefined ? page : 1);
    return shown && canonical !== undefined
      ? { ...shown, page, pets, variant, canonical }
      : undefined;
  });
  if (found === undefined) return data({ found, meta: missingMeta }, { status: 404 });
  const { productName } = found.variant;
  const meta = pageMeta({
    title: text.page.title(productName),
    description: text.page.description(productName),
    brand,
    publicUrl,
    path: found.canonical,
    share: productSharePath(found.variant, brand),
  });
  return data({ found, meta });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductReviewsPage({ loaderData: { found } }: Route.ComponentProps) {
  if (found === undefined) return <DeadEnd {...notFound} />;
  const { variant, rating, reviews, page, pages, pets } = found;
  const trail = [
    { label: shell.home, to: paths.home },
    { label: shell.products, to: paths.products },
    { label: variant.variantName, to: paths.product(variant.slug) },
  ];
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={trail} current={text.page.current} />
      <div className="mt-4 mb-8 grid gap-3">
        <h1 className="wrap-anywhere">{text.page.title(isolateText(variant.productName))}</h1>
        {pets && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <b className="font-strong wrap-anywhere">{text.page.pets(pets)}</b>
            <Link to={reviewsPath(variant.slug)} className="link inline-flex min-h-11 items-center">
              {text.page.allPets}
            </Link>
          </p>
        )}
        <RatingLine rating={rating} />
        <p className="text-sm text-soft">{text.note}</p>
      </div>
      <ul className="border-t border-line">
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-line py-6">
            <PublicReview review={review} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={text.page.pages} className="mt-6 flex flex-wrap items-center gap-3">
          {page > 1 && (
            <Link
              to={reviewsPath(variant.slug, page - 1, pets)}
              className={getButtonClass({ tone: "line" })}
            >
              {text.page.newer}
            </Link>
          )}
          {page < pages && (
            <Link
              to={reviewsPath(variant.slug, page + 1, pets)}
              className={getButtonClass({ tone: "line" })}
            >
              {text.page.older}
            </Link>
          )}
          <span className="num text-sm text-soft">{text.page.position(page, pages)}</span>
        </nav>
      )}
    </div>
  );
}
