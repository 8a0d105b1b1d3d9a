import { formatDate } from "#i18n/format.ts";
import type { Article } from "#modules/content/texts.ts";

/** Fields of an article that a card shows. */
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

/** The fields that a card shows, and nothing else, for pages that carry it in their data. */
export function getCard(article: Article): ArticleCard {
  const { slug, title, excerpt, date, category, minutes, image } = article;
  const day = formatDate(new Date(date));
  return { slug, title, excerpt, date, day, category, minutes, image };
}

/**
 * Related articles: those whose category has most in common with this one's, then the
 * newest.
 */
export function findRelated(
  article: Article,
  articles: readonly Article[],
  count: number,
): readonly Article[] {
  const words = article.category.split(" ");
  const countCommon = (other: Article) => {
    const shared = words.filter((word) => other.category.split(" ").includes(word));
    // "Beach" says more than "Travel", which nearly all of them are about.
    return shared.reduce((sum, word) => sum + 1 / countArticles(word, articles), 0);
  };
  return articles
    .filter((other) => other.slug !== article.slug)
    .toSorted((a, b) => countCommon(b) - countCommon(a))
    .slice(0, count);
}

function countArticles(word: string, articles: readonly Article[]): number {
  return articles.filter(({ category }) => category.split(" ").includes(word)).length;
}
