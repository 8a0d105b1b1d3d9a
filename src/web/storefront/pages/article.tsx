import { data } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import type { Article } from "#modules/content/texts.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { getCard, relatedTo } from "../blog/articles.ts";
import { colourStyles } from "../colours/colour-styles.ts";
import { articleData } from "../blog/structured-data.ts";
import { DeadEnd } from "../parts/dead-end.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { findCards } from "../rich-text/find-cards.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import type { Route } from "./+types/article";

const RELATED = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl, content, run } = context.get(shopContext);
  const article = content.findArticle(params.slug);
  const meta = getMeta(article, publicUrl);
  if (!article) return data({ found: undefined, meta }, { status: 404 });
  const related = relatedTo(article, content.listArticles(), RELATED).map(getCard);
  const cards = await findCards(article.body, run);
  return data({
    found: { ...getCard(article), related, text: { body: article.body, cards } },
    styles: colourStyles(cards),
    meta,
  });
}

function getMeta(article: Article | undefined, publicUrl: string) {
  if (!article)
    return [{ title: reading.articleNotFound.title }, { name: "robots", content: "noindex" }];
  return [
    ...pageMeta({
      title: article.title,
      description: article.description,
      publicUrl,
      path: paths.article(article.slug),
      share: `blog/${article.slug}`,
      article: { published: article.date, section: article.category },
      structuredData: articleData(article, publicUrl),
    }),
    feedLink(publicUrl),
  ];
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ArticlePage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <DeadEnd {...reading.articleNotFound} />;
  return (
    <ArticleView article={found} related={found.related}>
      <RichText key={found.slug} {...found.text} />
    </ArticleView>
  );
}
