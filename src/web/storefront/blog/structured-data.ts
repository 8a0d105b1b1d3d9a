import { shell } from "#i18n/en/shell.ts";
import { storedSources } from "#media/image.ts";
import type { Article } from "#modules/content/texts.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import { getSellerReference } from "#web/seo/seller.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";

type PublishedArticle = Pick<
  Article,
  "slug" | "title" | "description" | "date" | "changedAt" | "image" | "words"
>;

/** Data of an article for search engines: the text, and where it lies. */
export function articleData(
  article: PublishedArticle,
  { publicUrl, share }: { publicUrl: string; share: string },
): Schema[] {
  const url = publicUrl + paths.article(article.slug);
  const published = new Date(article.date);
  const publisher = getSellerReference({ publicUrl });
  return [
    createSchema("BlogPosting", {
      headline: article.title,
      description: article.description,
      datePublished: published.toISOString(),
      dateModified: (article.changedAt ?? published).toISOString(),
      wordCount: article.words,
      inLanguage: "en",
      // The first is as wide as search engines want it.
      image: [share, storedSources(article.image)?.src ?? article.image].map(
        (path) => new URL(path, publicUrl).href,
      ),
      url,
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    }),
    breadcrumbData(
      [
        { label: shell.home, to: paths.home },
        { label: shell.blog, to: paths.blog },
        { label: article.title, to: paths.article(article.slug) },
      ],
      publicUrl,
    ),
  ];
}
