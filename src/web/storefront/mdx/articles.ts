import { formatDate } from "#i18n/format.ts";
import { parseArticle, type ArticleFrontMatter } from "./front-matter.ts";

export type Article = ArticleFrontMatter & {
  /** Its address below /blog, and its file below content/blog. */
  slug: string;
  /** How long reading takes, rounded up. */
  minutes: number;
};

/** What a card shows of an article. */
export type ArticleCard = Pick<
  Article,
  "slug" | "title" | "excerpt" | "date" | "category" | "minutes" | "image"
> & {
  /**
   * The date in words. The server writes it: a browser takes 15 ms and more, in one piece, before
   * it can.
   */
  day: string;
};

const WORDS_PER_MINUTE = 200;

const frontMatters = import.meta.glob<unknown>("/content/blog/*.mdx", {
  eager: true,
  import: "frontmatter",
});

/**
 * All articles, the newest first. For the server: browsers get what a page shows. Throws for
 * incomplete front matter.
 */
export function listArticles(): readonly Article[] {
  return Object.entries(frontMatters)
    .map(([file, frontMatter]) => {
      const article = parseArticle(file, frontMatter);
      const slug = file.slice(file.lastIndexOf("/") + 1, -".mdx".length);
      return { ...article, slug, minutes: Math.ceil(article.words / WORDS_PER_MINUTE) };
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** What a card shows, and nothing else, for pages that carry it in their data. */
export function getCard(article: Article): ArticleCard {
  const { slug, title, excerpt, date, category, minutes, image } = article;
  const day = formatDate(new Date(date));
  return { slug, title, excerpt, date, day, category, minutes, image };
}

/**
 * Other articles to go on with: those whose category has most in common with this one's, then the
 * newest.
 */
export function relatedTo(
  article: Article,
  articles: readonly Article[],
  count: number,
): readonly Article[] {
  const words = article.category.split(" ");
  const inCommon = (other: Article) => {
    const shared = words.filter((word) => other.category.split(" ").includes(word));
    // "Beach" says more than "Travel", which nearly all of them are about.
    return shared.reduce((sum, word) => sum + 1 / articlesAbout(word, articles), 0);
  };
  return articles
    .filter((other) => other.slug !== article.slug)
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, count);
}

function articlesAbout(word: string, articles: readonly Article[]): number {
  return articles.filter(({ category }) => category.split(" ").includes(word)).length;
}
