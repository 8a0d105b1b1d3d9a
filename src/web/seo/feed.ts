import type { MetaDescriptor } from "react-router";
import type { Content } from "#modules/content/documents.ts";
import { paths } from "#web/paths.ts";
import { formatElement, escapeXml } from "./xml.ts";

type FeedArticle = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** YYYY-MM-DD */
  date: string;
};

/** Texts that name the feed, and the address that it comes from. */
type Feed = Pick<Content, "brand" | "blog"> & { readonly publicUrl: string };

const getTitle = ({ brand, blog }: Feed): string => `${brand.name}: ${blog.title}`;

/** Tells readers of feeds where the articles come as one. */
export function feedLink(feed: Feed): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: getTitle(feed),
    href: feed.publicUrl + paths.feed,
  };
}

/** The articles, the newest first, as RSS 2.0. */
export function feedXml(articles: readonly FeedArticle[], feed: Feed): string {
  const { blog, publicUrl } = feed;
  const newest = articles.toSorted((a, b) => b.date.localeCompare(a.date));
  const self = escapeXml(publicUrl + paths.feed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    formatElement("title", getTitle(feed)),
    formatElement("link", publicUrl + paths.blog),
    formatElement("description", blog.description),
    formatElement("language", "en"),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    formatElement("lastBuildDate", newest[0] && asMailDate(newest[0].date)),
    ...newest.map((article) => formatItem(article, publicUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function formatItem(article: FeedArticle, publicUrl: string): string {
  const url = publicUrl + paths.article(article.slug);
  return [
    "<item>",
    formatElement("title", article.title),
    formatElement("link", url),
    // The address is the identity.
    formatElement("guid", url),
    formatElement("pubDate", asMailDate(article.date)),
    formatElement("category", article.category),
    formatElement("description", article.excerpt),
    "</item>",
  ].join("");
}

/** RSS writes dates as mails do (RFC 822). */
function asMailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
