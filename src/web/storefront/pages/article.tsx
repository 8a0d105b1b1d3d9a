import { data } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { shopContext } from "#web/shop-context.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { articleData } from "../blog/structured-data.ts";
import { cardOf, listArticles, relatedTo, type Article } from "../mdx/articles.ts";
import { lazyTexts, type TextModule } from "../mdx/lazy-text.tsx";
import { DeadEnd } from "../parts/dead-end.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/article";

const texts = lazyTexts(import.meta.glob<TextModule>("/content/blog/*.mdx"));

const RELATED = 3;

function fileOf(path: string): string {
  return `/content${path}.mdx`;
}

await texts.loadFirst(fileOf);

export function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(shopContext);
  const articles = listArticles();
  const article = articles.find(({ slug }) => slug === params.slug);
  const meta = metaOf(article, publicUrl);
  if (!article) return data({ found: undefined, meta }, { status: 404 });
  const related = relatedTo(article, articles, RELATED).map(cardOf);
  return data({ found: { ...cardOf(article), related }, meta });
}

function metaOf(article: Article | undefined, publicUrl: string) {
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
    texts.load(fileOf(paths.article(params.slug))),
  ]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ArticlePage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <DeadEnd {...reading.articleNotFound} />;
  const file = fileOf(paths.article(found.slug));
  return (
    <ArticleView article={found} related={found.related}>
      <texts.Text key={file} file={file} />
    </ArticleView>
  );
}
