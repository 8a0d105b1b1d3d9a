import type { VariantWords } from "#modules/catalog/list-variant-words.ts";
import type { Content } from "#modules/content/documents.ts";
import { fillWords, type PlaceholderValues } from "#modules/content/placeholders.ts";
import type { Texts } from "#modules/content/texts.ts";
import type { SearchDocument } from "#modules/search/corpus.ts";
import { isRecord } from "#shared/json.ts";
import { readPlainText } from "#shared/rich-text/read-rich-text.ts";
import type { PaymentMode } from "#modules/payments/ways/ways.ts";
import { paths } from "#web/paths.ts";
import { publicPages } from "#web/public-pages.ts";
import { listFaqCategories } from "../faq/list-faq-categories.ts";

/** Pages with an address of their own that say something themselves, and their documents. */
const pages = publicPages.flatMap((page) =>
  page.name === "home" || page.name === "products" || page.name === "faq" ? [] : [page],
);

/** The documents whose words are searched. */
export const searchedKeys = ["faq", ...pages.map(({ share }) => share.document)] as const;

type Searched = {
  readonly content: Pick<Content, (typeof searchedKeys)[number]>;
  readonly texts: Texts;
  readonly values: PlaceholderValues;
  readonly variants: readonly VariantWords[];
  readonly payments: PaymentMode;
  /** Whether a market is in effect whose law the shop describes. */
  readonly hasLaw: boolean;
  /** Addresses of pages that the shop does without. */
  readonly closed: readonly string[];
};

/** Everything that visitors can read, as documents to search. */
export function listDocuments(shop: Searched): SearchDocument[] {
  const { content, texts, values } = shop;
  return [
    ...shop.variants.map(({ slug, title, texts: own }) => ({
      kind: "product" as const,
      path: slug,
      title,
      text: own.map((text) => fillWords(text, values)).join(" "),
    })),
    ...texts.articles.map((article) => ({
      kind: "article" as const,
      path: paths.article(article.slug),
      title: article.title,
      text: `${article.excerpt} ${readPlainText(article.body)}`,
    })),
    ...listFaqCategories(content.faq, shop.payments)
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        kind: "question" as const,
        path: `${paths.faq}#${id}`,
        title: question,
        text: answer.join(" "),
      })),
    ...texts.pages.map((page) => ({
      kind: "page" as const,
      path: page.path,
      title: page.name ?? page.title,
      text: `${page.lede} ${readPlainText(page.body)}`,
    })),
    ...pages
      .filter((page) => shop.hasLaw || !("needsLaw" in page))
      .filter(({ path }) => !shop.closed.includes(path))
      .map(({ path, share }) => toPageDocument(path, content[share.document])),
  ];
}

type PageContent = Content[Exclude<(typeof searchedKeys)[number], "faq">];

function toPageDocument(path: string, content: PageContent): SearchDocument {
  return { kind: "page", path, title: content.title, text: listSentences(content).join(" ") };
}

/** The texts of a document that are to be read: no addresses, and none that code has to fill. */
function listSentences(value: unknown): string[] {
  if (typeof value === "string") return /^[\p{L}\p{N}][^{}]*$/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(listSentences);
  return isRecord(value) ? Object.values(value).flatMap(listSentences) : [];
}
