import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import type { ArticleCard as Article } from "./articles.ts";
import { useContent } from "../content.ts";
import { ShareButton } from "../parts/share-button.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { ShopBackpacks } from "./shop-backpacks.tsx";

type ArticleViewProps = {
  article: Article;
  related: readonly Article[];
  /** The text. */
  children: ReactNode;
};

/** An article from its title to what else there is to read. */
export function ArticleView({ article, related, children }: ArticleViewProps) {
  const { callToAction } = useContent("blog");
  return (
    <div className="wrap pt-2 pb-(--section)">
      <article>
        <Link
          to={paths.blog}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-soft no-underline hover:text-text hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {reading.backToBlog}
        </Link>
        <header className="mt-4 mb-8 grid items-center gap-x-columns gap-y-8 md:mb-12 lg:grid-cols-2">
          <div className="grid justify-items-start gap-6">
            <ArticleFacts article={article} />
            <h1>
              <DataText>{article.title}</DataText>
            </h1>
            <p className="lede">
              <DataText>{article.excerpt}</DataText>
            </p>
          </div>
          <CatalogImage
            imageUrl={article.image}
            priority
            sizes="(min-width: 84rem) 39rem, (min-width: 64rem) 43vw, 91vw"
            className="aspect-video w-full rounded-window object-cover"
          />
        </header>
        <div className="prose mx-auto">{children}</div>
        <div className="my-12 flex justify-center">
          <ShareButton path={paths.article(article.slug)} title={article.title} />
        </div>
        <ShopBackpacks {...callToAction} />
      </article>
      <section aria-labelledby="related" className="pt-(--section)">
        <h2 id="related" className="mb-8 text-2xl">
          {reading.related}
        </h2>
        <div className="grid gap-x-cards gap-y-12 md:grid-cols-3">
          {related.map((other) => (
            <ArticleCard key={other.slug} article={other} heading="h3" isThird />
          ))}
        </div>
      </section>
    </div>
  );
}
