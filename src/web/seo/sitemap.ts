import { z } from "zod";
import { paths } from "#web/paths.ts";
import { publicPages, type PublicPage } from "#web/public-pages.ts";
import { formatElement } from "./xml.ts";

export type SitemapPage = {
  path: string;
  /** The day of the last change, YYYY-MM-DD, or its time, where it is known. */
  changed?: string | undefined;
};

const allPages: readonly PublicPage[] = publicPages;

type ChangedArticle = { slug: string; date: string; changedAt?: Date | undefined };

/**
 * Everything that search engines may show, and nothing else: articles and text pages as they are,
 * variants as they are sold.
 */
export function listSitemapPages(content: {
  /** The slugs of what is for sale. */
  sold: readonly string[];
  articles: readonly ChangedArticle[];
  /** `updated` may be a month and a year, which is for people. */
  textPages: readonly { path: string; updated?: string | undefined }[];
  /** Whether a market is in effect whose law the shop describes. */
  hasLaw: boolean;
  /** Addresses of pages that the shop does without. */
  closed: readonly string[];
}): SitemapPage[] {
  const newest = content.articles.map(getLastChange).toSorted().at(-1);
  return [
    // The list of articles changes with its newest one.
    ...allPages
      .filter(({ needsLaw = false }) => content.hasLaw || !needsLaw)
      .filter(({ path }) => !content.closed.includes(path))
      .map(({ name, path }) => ({ path, changed: name === "blog" ? newest : undefined })),
    ...content.sold.map((slug) => ({ path: paths.product(slug) })),
    ...content.articles.map((article) => ({
      path: paths.article(article.slug),
      changed: getLastChange(article),
    })),
    ...content.textPages.map(({ path, updated }) => ({
      path,
      changed: z.iso.date().safeParse(updated).data,
    })),
  ];
}

const getLastChange = ({ date, changedAt }: ChangedArticle) => changedAt?.toISOString() ?? date;

/** The pages as sitemaps.org describes it. */
export function sitemapXml(pages: readonly SitemapPage[], publicUrl: string): string {
  const urls = pages.map(
    ({ path, changed }) =>
      `<url>${formatElement("loc", publicUrl + path)}${formatElement("lastmod", changed)}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
