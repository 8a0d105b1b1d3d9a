import { shell } from "#i18n/en/shell.ts";
import { storedSources } from "#media/image.ts";
import type { Content } from "#modules/content/documents.ts";
import type { Article } from "#modules/content/texts.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";

type PublishedArticle = Pick<Article, "slug" | "title" | "description" | "date" | "image"> & {
  words: number;
};

/** Data of an article for search engines: the text, and where it lies. */
export function articleData(
  article: PublishedArticle,
  { brand, publicUrl }: { brand: Pick<Content["brand"], "name">; publicUrl: string },
): Schema[] {
  const url = publicUrl + paths.article(article.slug);
  const publisher = { "@type": "Organization", name: brand.name, url: `${publicUrl}/` };
  return [
    createSchema("BlogPosting", {
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      wordCount: article.words,
      inLanguage: "en",
      image: publicUrl + (storedSources(article.image)?.src ?? article.image),
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
