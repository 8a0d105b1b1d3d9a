import { findBySlugs } from "#modules/catalog/list-variants.ts";
import { listVariantWords } from "#modules/catalog/list-variant-words.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { readContent } from "#modules/content/read-content.ts";
import { readPageContent } from "#modules/content/read-page-content.ts";
import { toMarketKey } from "#modules/markets/page-markets.ts";
import type { SearchDocument } from "#modules/search/corpus.ts";
import { cutExcerpt, markWords, type MarkedText } from "#modules/search/cut-excerpt.ts";
import { readCorpus, readTerms } from "#modules/search/read-corpus.ts";
import { searchCorpus } from "#modules/search/search-corpus.ts";
import { listClosedPages } from "#web/closed-pages.ts";
import type { ShopContext } from "#web/page/shop-context.ts";
import { readLawMarkets } from "../rights/read-shop-rights.ts";
import { listDocuments, searchedKeys } from "./list-documents.ts";

/** Longer texts are cut: nobody searches for them. */
export const MAX_TYPED = 100;
/** In letters, all words together. */
const SHORTEST = 2;
/** How many results of each kind are shown. */
const MOST_SHOWN = 12;

export type Hit = {
  readonly path: string;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
};

/** The results of a kind: those that are shown, and how many there are. */
type Group<Shown> = { readonly shown: readonly Shown[]; readonly count: number };

export type Found = {
  readonly count: number;
  readonly products: Group<CatalogVariant>;
  readonly articles: Group<Hit>;
  readonly questions: Group<Hit>;
  readonly pages: Group<Hit>;
};

type Shop = Pick<ShopContext, "content" | "run" | "runShared" | "readPaymentMode" | "market">;

/** The words that a visitor typed, without what cannot be read, and cut where they are too long. */
export function readTyped(typed: string | null): string {
  const plain = (typed ?? "")
    .replaceAll(/\p{C}+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain.slice(0, MAX_TYPED).toWellFormed();
}

/** The results for a text; undefined for one that is too short to search for. */
export async function searchShop(shop: Shop, typed: string): Promise<Found | undefined> {
  const terms = await shop.run((ctx) => readTerms(ctx, typed));
  if (terms.join("").length < SHORTEST) return undefined;
  const corpus = await readShopCorpus(shop);
  const found = searchCorpus(corpus, terms);
  const listKind = (kind: SearchDocument["kind"]) =>
    found.documents.filter((document) => document.kind === kind);
  const group = (kind: SearchDocument["kind"]): Group<Hit> => {
    const documents = listKind(kind);
    return {
      count: documents.length,
      shown: documents.slice(0, MOST_SHOWN).map(({ path, title, text }) => ({
        path,
        title: markWords(corpus, found.terms, title),
        excerpt: cutExcerpt(corpus, found.terms, text),
      })),
    };
  };
  const slugs = listKind("product").map(({ path }) => path);
  const best = slugs.slice(0, MOST_SHOWN);
  const variants = await shop.run((ctx) => findBySlugs(ctx, best));
  return {
    count: found.documents.length,
    products: {
      count: slugs.length,
      shown: variants.toSorted((a, b) => best.indexOf(a.slug) - best.indexOf(b.slug)),
    },
    articles: group("article"),
    questions: group("question"),
    pages: group("page"),
  };
}

/** The index of what visitors may read, made once until something of it changes. */
async function readShopCorpus(shop: Shop) {
  const hasLaw = (await readLawMarkets(shop)).length > 0;
  const payments = await shop.readPaymentMode();
  return shop.runShared(toMarketKey("search", shop.market), async (ctx) => {
    const { content, texts, values } = await readPageContent(ctx, {
      keys: searchedKeys,
      withTexts: true,
      market: shop.market?.code,
    });
    const variants = await listVariantWords(ctx);
    const { brand } = await readContent(ctx, ["brand"]);
    const closed = listClosedPages(brand);
    const read = { content, texts, values, variants, payments, hasLaw, closed };
    return readCorpus(ctx, listDocuments(read));
  });
}
