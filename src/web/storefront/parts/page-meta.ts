import type { MetaDescriptor } from "react-router";
import type { Content } from "#modules/content/documents.ts";
import type { Schema } from "#web/seo/schema.ts";
import { shareSize } from "#web/share/share-size.ts";

type PageMeta = {
  title: string;
  description: string;
  brand: Pick<Content["brand"], "name">;
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** The page's canonical path. */
  path: string;
  type?: "product";
  /** Further data of an article: the day it was published, YYYY-MM-DD, and its category. */
  article?: { published: string; section: string };
  structuredData?: readonly Schema[];
  /** The path of the image that a shared link shows. */
  share: string;
};

/**
 * Metadata of a page for search engines and shared links. Loaders call it: the browser gets the
 * result with the page's data, and none of this.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const url = page.publicUrl + page.path;
  const type = page.article ? "article" : (page.type ?? "website");
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: page.brand.name },
    { property: "og:type", content: type },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: new URL(page.share, page.publicUrl).href },
    { property: "og:image:width", content: String(shareSize.width) },
    { property: "og:image:height", content: String(shareSize.height) },
    { property: "og:image:alt", content: page.title },
    // Search engines may show its images large.
    { name: "robots", content: "max-image-preview:large" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.article
      ? [
          { property: "article:published_time", content: page.article.published },
          { property: "article:section", content: page.article.section },
        ]
      : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}
