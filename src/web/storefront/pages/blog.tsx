import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { feedLink } from "#web/seo/feed.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { ArticleCard } from "../blog/article-card.tsx";
import { getCard } from "../blog/articles.ts";
import { useContent } from "../content.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/blog";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, texts, content: read } = context.get(shopContext);
  const [{ brand, structure, ...content }, { articles }] = await Promise.all([
    read("blog", "newsletter", "brand", "structure"),
    texts(),
  ]);
  assertPageShown({ structure }, paths.blog);
  const { blog } = content;
  return {
    content,
    articles: articles.map(getCard),
    meta: [
      ...pageMeta({
        title: blog.metaTitle,
        description: blog.description,
        brand,
        publicUrl,
        path: paths.blog,
        share: pageSharePath("blog", { blog, brand }),
        structuredData: [createTrail({ label: shell.blog, to: paths.blog }, publicUrl)],
      }),
      feedLink({ brand, blog, publicUrl }),
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function BlogPage({ loaderData: { articles } }: Route.ComponentProps) {
  const blog = useContent("blog");
  return (
    <>
      <div className="wrap pt-2 pb-(--section)">
        <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.blog} />
        <div className="mt-4 mb-8 grid items-end gap-x-8 gap-y-4 md:mb-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <h1>{blog.title}</h1>
          <p className="lede">{blog.lede}</p>
        </div>
        <div className="grid gap-x-columns gap-y-12 md:grid-cols-2">
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} heading="h2" lead={index === 0} />
          ))}
        </div>
      </div>
      <StayUpdated />
      <div className="pb-(--section)" />
    </>
  );
}

/** The block that asks for the newsletter, as wide as the page's column. */
function StayUpdated() {
  const { block } = useContent("newsletter");
  return (
    <section className="wrap" aria-labelledby="stay-updated">
      <div className="grid items-center gap-x-columns gap-y-6 rounded-window bg-surface-2 px-5 py-8 sm:px-10 sm:py-12 lg:grid-cols-2">
        <div className="grid gap-5">
          <h2 id="stay-updated">{block.heading}</h2>
          <p className="text-soft">{block.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
