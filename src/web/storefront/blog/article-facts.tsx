import { reading } from "#i18n/en/reading.ts";
import { Tag } from "#ui/tag.tsx";
import type { ArticleCard } from "./articles.ts";

/** Category, date and reading time of an article. */
export function ArticleFacts({ article }: { article: ArticleCard }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      <Tag>{article.category}</Tag>
      <time dateTime={article.date}>{article.day}</time>
      <span>{reading.readTime(article.minutes)}</span>
    </p>
  );
}
