import { data } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import type { Content } from "#modules/content/documents.ts";
import type { Article } from "#modules/content/texts.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { articleSharePath } from "#web/share/share-paths.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { getCard, findRelated } from "../blog/articles.ts";
import { formatColorStyles } from "../colors/color-styles.ts";
import { articleData } from "../blog/structured-data.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { loadFirstCard } from "../rich-text/card.tsx";
import { findCards } from "../rich-text/find-cards.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import type { Route } from "./+types/article";

const RELATED = 3;

await loadFirstCard();

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl, content, texts, run } = context.get(shopContext);
  const [words, { articles, findArticle }] = await Promise.all([
    content("blog", "brand", "structure"),
    texts(),
  ]);
  assertPageShown(words, paths.blog);
  const { blog, brand } = words;
  const article = findArticle(params.slug);
  const meta = getMeta(article, { blog, brand, publicUrl });
  if (!article) return data({ found: undefined, meta }, { status: 404 });
  const related = findRelated(article, articles, RELATED).map(getCard);
  const cards = await findCards(article.body, run);
  return data({
    content: { blog },
    found: { ...getCard(article), related, text: { body: article.body, cards } },
    styles: formatColorStyles(cards),
    meta,
  });
}

type Shop = Pick<Content, "blog" | "brand"> & { readonly publicUrl: string };

function getMeta(article: Article | undefined, shop: Shop) {
  if (!article)
    return [{ title: reading.articleNotFound.title }, { name: "robots", content: "noindex" }];
  const share = articleSharePath(article, shop.brand);
  return [
    ...pageMeta({
      title: article.metaTitle || article.title,
      description: article.description,
      brand: shop.brand,
      publicUrl: shop.publicUrl,
      path: paths.article(article.slug),
      share,
      article: { published: article.date, section: article.category },
      structuredData: articleData(article, { publicUrl: shop.publicUrl, share }),
    }),
    feedLink(shop),
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
