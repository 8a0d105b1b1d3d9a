import {
  countWords,
  listSections,
  mapWords,
  type Section,
} from "#shared/rich-text/read-rich-text.ts";
import type { RichText } from "#shared/rich-text/rich-text.ts";
import { createConditionReader } from "./conditions.ts";
import { fillEach, fillSentences, type PlaceholderValues } from "./placeholders.ts";
import {
  readArticleData,
  readPageData,
  findTextKind,
  textPath,
  type ArticleData,
  type PageData,
} from "./text-documents.ts";

const WORDS_PER_MINUTE = 200;

/** Facts that follow from a text itself. */
type About = { readonly words: number; readonly sections: readonly Section[] };

export type Article = Readonly<ArticleData> &
  About & {
    /** Its document, whatever its address becomes: "article/pet-carrier-flights". */
    readonly key: string;
    /** How long reading takes, rounded up. */
    readonly minutes: number;
    /** When the owner published their own version; undefined for the delivered one. */
    readonly changedAt?: Date | undefined;
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

/** Delivered texts are the same objects each time, so they are parsed only once. */
const readArticle = withCache(readArticleData);
const readPage = withCache(readPageData);
const count = withCache(countWords);

/**
 * The texts by their keys; null for those taken down. Invalid ones are left out. `dates` are the
 * times of publication of those that the owner has changed.
 */
export function toTexts(
  said: ReadonlyMap<string, unknown>,
  values: PlaceholderValues,
  dates: ReadonlyMap<string, Date> = new Map(),
): Texts {
  const listOfKind = (kind: string) =>
    [...said].filter(([key, data]) => findTextKind(key) === kind && data !== null);
  const articles = listOfKind("article")
    .flatMap(([key, stored]) => {
      const data = readArticle(stored);
      if (data === undefined) return [];
      const about = describe(data, values);
      const minutes = Math.ceil(about.words / WORDS_PER_MINUTE);
      return [{ ...about, key, minutes, changedAt: dates.get(key) }];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const pages = listOfKind("page")
    .flatMap(([, data]) => readPage(data) ?? [])
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
  const { read, isRead } = createConditionReader(values);
  const body = mapWords(written, (words) => fillSentences(read(words), values), isRead);
  const about = { body, words: count(written), sections: listSections(body) };
  return { ...data, ...fillEach(front, values), ...about };
}

/** A function with a cache of its results, by object, for as long as the object exists. */
function withCache<Given, Answer>(read: (given: Given) => Answer): (given: Given) => Answer {
  const answers = new WeakMap<object, Answer>();
  return (given) => {
    if (typeof given !== "object" || given === null) return read(given);
    const before = answers.get(given);
    if (before !== undefined) return before;
    const answer = read(given);
    answers.set(given, answer);
    return answer;
  };
}
