import { data } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { articleData } from "../blog/structured-data.ts";
import { getCard, listArticles, relatedTo, type Article } from "../mdx/articles.ts";
import { lazyTexts, type TextModule } from "../mdx/lazy-text.tsx";
import { DeadEnd } from "../parts/dead-end.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/article";

const texts = lazyTexts(import.meta.glob<TextModule>("/content/blog/*.mdx"));

const RELATED = 3;

function getFile(path: string): string {
  return `/content${path}.mdx`;
}

await texts.loadFirst(getFile);

export function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(shopContext);
  const articles = listArticles();
  const article = articles.find(({ slug }) => slug === params.slug);
  const meta = getMeta(article, publicUrl);
  if (!article) return data({ found: undefined, meta }, { status: 404 });
  const related = relatedTo(article, articles, RELATED).map(getCard);
  return data({ found: { ...getCard(article), related }, meta });
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

/** Gets the text together with what is told about it, so that the page comes whole. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    serverLoader(),
    texts.load(getFile(paths.article(params.slug))),
  ]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ArticlePage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <DeadEnd {...reading.articleNotFound} />;
  const file = getFile(paths.article(found.slug));
  return (
    <ArticleView article={found} related={found.related}>
      <texts.Text key={file} file={file} />
    </ArticleView>
  );
}
