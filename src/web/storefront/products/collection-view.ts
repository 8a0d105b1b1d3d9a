// Content and metadata of the collection page. Loaders call it; the browser gets the result.
import { collectionText as text } from "#i18n/en/collection.ts";
import { productsText } from "#i18n/en/products.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { CollectionPage, SoldCategory } from "#modules/catalog/list-collection.ts";
import { paths } from "#web/paths.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { pageMeta } from "../parts/page-meta.ts";
import type { Seller } from "#web/seo/seller.ts";
import { getLede, getTitle, type Said } from "./collection-text.ts";
import { collectionData } from "./structured-data.ts";

type Place = { readonly label: string; readonly to: string };

export type CollectionView = {
  readonly trail: readonly Place[];
  /** The name of this page in the breadcrumb. */
  readonly current: string;
  readonly text: string;
  /** The ways to the categories; null when there are not several. */
  readonly filters: {
    readonly label: string;
    readonly ways: readonly (Place & { readonly isCurrent: boolean })[];
  } | null;
  /** Said while nothing is for sale. */
  readonly empty: string | null;
  readonly sections: readonly {
    readonly key: string;
    /** Null while the shop has nothing to tell apart. */
    readonly heading: string | null;
    readonly variants: readonly CatalogVariant[];
  }[];
  /** Null when everything is on one page. */
  readonly pages: {
    readonly label: string;
    readonly position: string;
    readonly previous: Place | undefined;
    readonly next: Place | undefined;
  } | null;
};

/**
 * Category and page that an address of the collection asks for; undefined when it is none of its
 * pages.
 */
export function parseQuery(
  query: URLSearchParams,
): { category: string | undefined; page: number } | undefined {
  const page = query.get("page") ?? "1";
  if (!/^[1-9]\d{0,4}$/.test(page)) return undefined;
  return { category: query.get("category") ?? undefined, page: Number(page) };
}

/** The words and ways of a page of the collection. */
export function createCollectionView(found: CollectionPage, said: Said): CollectionView {
  const { categories, category, page, pages } = found;
  const isSeveral = found.products > 1;
  const place = (label: string, to: number) => ({ label, to: toCategoryPath(category, to) });
  return {
    trail: category ? [home, all] : [home],
    current: category ? getLabel(category) : productsText.products,
    text: getLede(said, isSeveral),
    filters:
      isSeveral && categories.length > 1
        ? {
            label: text.categories,
            ways: [
              { label: text.all, to: paths.products, isCurrent: category === undefined },
              ...categories.map((each) => ({
                label: getLabel(each),
                to: toCategoryPath(each),
                isCurrent: each === category,
              })),
            ],
          }
        : null,
    empty: found.sections.length === 0 ? text.empty : null,
    sections: found.sections.map(({ category: { key, ...own }, variants }) => ({
      key,
      heading: isSeveral && (categories.length > 1 || own.name !== null) ? getLabel(own) : null,
      variants,
    })),
    pages:
      pages === 1
        ? null
        : {
            label: text.pages,
            position: text.position(page, pages),
            previous: page > 1 ? place(text.previous, page - 1) : undefined,
            next: page < pages ? place(text.next, page + 1) : undefined,
          },
  };
}

/** Metadata of it for search engines and shared links. */
export function collectionMeta(
  found: CollectionPage,
  options: Said & { readonly view: CollectionView; readonly seller: Seller },
) {
  const { category, page } = found;
  const { view, seller } = options;
  const { brand, publicUrl } = seller;
  const path = toCategoryPath(category, page);
  const { title, description } = getTitle(options, {
    category: category && getLabel(category),
    products: found.products,
  });
  const onPage = (phrase: string) => (page === 1 ? phrase : text.onPage(phrase, page));
  const createLink = (rel: string, to: Place | undefined) =>
    to ? [{ tagName: "link" as const, rel, href: publicUrl + to.to }] : [];
  return [
    ...pageMeta({
      title: onPage(title),
      description: onPage(description),
      brand,
      publicUrl,
      path,
      share: pageSharePath("products", { collection: options.words, brand }),
      structuredData: collectionData(listVariants(found), seller, [
        ...view.trail,
        { label: view.current, to: toCategoryPath(category) },
      ]),
    }),
    ...createLink("prev", view.pages?.previous),
    ...createLink("next", view.pages?.next),
  ];
}

const home: Place = { label: productsText.home, to: paths.home };
const all: Place = { label: productsText.products, to: paths.products };

/** The address of a category, and of its pages; the first page of everything has the bare one. */
export function toCategoryPath(category: Pick<SoldCategory, "key"> | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category.key);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? paths.products : `${paths.products}?${query.toString()}`;
}

function getLabel({ name }: Pick<SoldCategory, "name">): string {
  return name ?? text.other;
}

export function listVariants(found: CollectionPage): CatalogVariant[] {
  return found.sections.flatMap(({ variants }) => variants);
}
