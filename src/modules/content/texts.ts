import { countWords, listSections, mapWords, type Section } from "#shared/rich-text/read-rich-text.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import { fillText } from "#shared/fill-text.ts";
import { fillAll, type PlaceholderValues } from "./placeholders.ts";
import {
  readArticleData,
  readPageData,
  textKindOf,
  textPath,
  type ArticleData,
  type PageData,
} from "./text-documents.ts";

const WORDS_PER_MINUTE = 200;

/** What follows from a text itself. */
type About = { readonly words: number; readonly sections: readonly Section[] };

export type Article = Readonly<ArticleData> &
  About & {
    /** How long reading takes, rounded up. */
    readonly minutes: number;
  };

/** A page of words alone. */
export type TextPage = Readonly<PageData> &
  About & {
    /** Its address: "/about". */
    readonly path: string;
  };

/** The articles and pages of the shop as visitors read them: their placeholders are filled. */
export type Texts = {
  /** The newest first. */
  readonly articles: readonly Article[];
  readonly findArticle: (slug: string) => Article | undefined;
  readonly pages: readonly TextPage[];
  readonly findPage: (path: string) => TextPage | undefined;
};

/** The texts by their keys; what is taken down says null. What no text can be is left out. */
export function toTexts(said: ReadonlyMap<string, unknown>, values: PlaceholderValues): Texts {
  const ofKind = (kind: string) =>
    [...said].flatMap(([key, data]) => (textKindOf(key) === kind && data !== null ? [data] : []));
  const articles = ofKind("article")
    .flatMap((data) => readArticleData(data) ?? [])
    .map((data) => {
      const about = describe(data, values);
      return { ...about, minutes: Math.ceil(about.words / WORDS_PER_MINUTE) };
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const pages = ofKind("page")
    .flatMap((data) => readPageData(data) ?? [])
    .map((data) => ({ ...describe(data, values), path: textPath("page", data.slug) }));
  return {
    articles,
    findArticle: (slug) => articles.find((article) => article.slug === slug),
    pages,
    findPage: (path) => pages.find((page) => page.path === path),
  };
}

function describe<T extends { readonly body: RichText }>(data: T, values: PlaceholderValues) {
  const { body: written, ...front } = data;
  const body = mapWords(written, (words) => fillText(words, values));
  const about = { body, words: countWords(written), sections: listSections(body) };
  return { ...data, ...fillAll(front, values), ...about };
}
