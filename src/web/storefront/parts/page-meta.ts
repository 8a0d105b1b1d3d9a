import type { MetaDescriptor } from "react-router";
import { brand } from "#content/brand.ts";

type PageMeta = {
  title: string;
  description: string;
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** The page's canonical path. */
  path: string;
  /** An absolute path to the picture that a shared link shows. */
  image?: string;
  type?: "website" | "product";
  noindex?: boolean;
  structuredData?: readonly object[];
};

/** What search engines and shared links read of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const url = page.publicUrl + page.path;
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    ...(page.image
      ? [
          { property: "og:image", content: page.publicUrl + page.image },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}
