import type { MetaDescriptor } from "react-router";
import { imageAlts } from "#media/image-alts.ts";
import { imageName, storedSources } from "#media/image.ts";
import type { Content } from "#modules/content/documents.ts";
import type { Article } from "#modules/content/texts.ts";
import { paths } from "#web/paths.ts";
import { toArticleHtml } from "./article-html.tsx";
import { formatElement, escapeXml } from "./xml.ts";

type FeedArticle = Pick<
  Article,
  "key" | "slug" | "title" | "excerpt" | "category" | "date" | "image" | "body"
>;

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
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
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
    // It stays when the title, the address or the shop's domain changes.
    `<guid isPermaLink="false">${escapeXml(article.key)}</guid>`,
    formatElement("pubDate", asMailDate(article.date)),
    formatElement("category", article.category),
    formatElement("description", article.excerpt),
    formatElement("content:encoded", toArticleHtml(article.body, { publicUrl, url })),
    formatImage(article.image, publicUrl),
    "</item>",
  ].join("");
}

/** The image of an article, in the largest size that programs of all ages show. */
function formatImage(image: string, publicUrl: string): string {
  const sources = storedSources(image);
  if (sources === undefined) return "";
  const width = Number(/-(\d+)\.webp$/.exec(sources.src)?.[1]);
  const height = Math.round((width * sources.height) / sources.width);
  const url = escapeXml(publicUrl + sources.src);
  const name = imageName(image);
  const described = name ? formatElement("media:description", imageAlts[name]) : "";
  return `<media:content url="${url}" medium="image" type="image/webp" width="${width}" height="${height}">${described}</media:content>`;
}

/** RSS writes dates as mails do (RFC 822). */
function asMailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
