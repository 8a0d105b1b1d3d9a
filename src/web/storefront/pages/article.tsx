import { data } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { shopContext } from "#web/shop-context.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { articleData } from "../blog/structured-data.ts";
import { cardOf, listArticles, relatedTo } from "../mdx/articles.ts";
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
  if (!article) return data({ found: undefined, publicUrl }, { status: 404 });
  const { description, words } = article;
  const related = relatedTo(article, articles, RELATED).map(cardOf);
  return data({ found: { ...cardOf(article), description, words, related }, publicUrl });
}

/** Gets the text together with what is told about it, so that the page comes whole. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    serverLoader(),
    texts.load(fileOf(paths.article(params.slug))),
  ]);
  return loaded;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { found, publicUrl } = loaderData;
  if (!found)
    return [{ title: reading.articleNotFound.title }, { name: "robots", content: "noindex" }];
  return [
    ...pageMeta({
      title: found.title,
      description: found.description,
      publicUrl,
      path: paths.article(found.slug),
      share: `blog/${found.slug}`,
      article: { published: found.date, section: found.category },
      structuredData: articleData(found, publicUrl),
    }),
    feedLink(publicUrl),
  ];
}

export default function ArticlePage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <DeadEnd {...reading.articleNotFound} />;
  const file = fileOf(paths.article(found.slug));
  return (
    <ArticleView article={found} related={found.related}>
      <texts.Text key={file} file={file} />
    </ArticleView>
  );
}
