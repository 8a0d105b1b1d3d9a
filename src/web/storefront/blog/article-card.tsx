import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { reading } from "#i18n/en/reading.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import type { ArticleCard as Article } from "./articles.ts";
import { ShareButton } from "../parts/share-button.tsx";
import { ArticleFacts } from "./article-facts.tsx";

type ArticleCardProps = {
  article: Article;
  heading: "h2" | "h3";
  /** The first of the page has the width of the page and is loaded first. */
  lead?: boolean;
  /** It has a third of the page's width, where there is room for three. */
  isThird?: boolean;
};

const sizes = {
  lead: "(min-width: 84rem) 48rem, (min-width: 48rem) 54vw, 91vw",
  half: "(min-width: 84rem) 41rem, (min-width: 48rem) 45vw, 91vw",
  third: "(min-width: 84rem) 27rem, (min-width: 48rem) 30vw, 91vw",
} as const;

/** An article to choose. Its link takes a press anywhere on the card. */
export function ArticleCard({
  article,
  heading: Heading,
  lead = false,
  isThird,
}: ArticleCardProps) {
  return (
    <article
      className={joinClassNames(
        "group relative grid content-start gap-5",
        lead && "items-center gap-x-columns md:col-span-2 md:grid-cols-(--major-minor)",
      )}
    >
      <div className="overflow-hidden rounded-window transition-transform duration-(--d-3) ease-calm motion-safe:group-hover:-translate-y-2">
        <CatalogImage
          imageUrl={article.image}
          alt=""
          priority={lead}
          sizes={lead ? sizes.lead : isThird ? sizes.third : sizes.half}
          className="aspect-video w-full object-cover"
        />
      </div>
      <div className="grid content-center gap-3">
        <ArticleFacts article={article} />
        <Heading className={lead ? "text-2xl" : "text-xl"}>
          <DataText>{article.title}</DataText>
        </Heading>
        <p className="max-w-[48ch] text-soft">
          <DataText>{article.excerpt}</DataText>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            to={paths.article(article.slug)}
            prefetch="intent"
            className="link inline-flex min-h-11 items-center gap-2 after:absolute after:inset-0 after:rounded-window focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {reading.readArticle}
            <ArrowRight aria-hidden className="size-4" />
            <span className="sr-only">
              <DataText>{article.title}</DataText>
            </span>
          </Link>
          <span className="relative">
            <ShareButton path={paths.article(article.slug)} title={article.title} />
          </span>
        </div>
      </div>
    </article>
  );
}
