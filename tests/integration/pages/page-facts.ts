// A page as search engines read it: without running it.
import { getAttribute, type SentPage } from "./page-shop.ts";

export type PageFacts = {
  title: string;
  description: string;
  canonical: string | undefined;
  /** Whether the page asks not to be shown in search results. */
  isHidden: boolean;
  shareImage: string | undefined;
  /** How many headings of the first level there are. */
  headings: number;
  ids: readonly string[];
  /** Images without alternative text or without a size. */
  bareImages: readonly string[];
  /** Structured data as it stands in the page. */
  data: readonly string[];
  text: string;
  feeds: readonly string[];
  /** Where links lead within the shop: path, query and hash. */
  links: readonly string[];
  /** Paths of images, scripts, styles and fonts. */
  files: readonly string[];
};

export function readFacts({ document, text }: SentPage): PageFacts {
  const listAttributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const own = (urls: readonly string[]) =>
    urls
      .map((each) => new URL(each, document.URL))
      .filter(({ origin }) => origin === new URL(document.URL).origin);
  const isBare = (image: HTMLImageElement) =>
    !image.hasAttribute("alt") || image.width === 0 || image.height === 0;
  const scripts = document.querySelectorAll("script[type='application/ld+json']");
  const sources = listAttributes("[srcset]", "srcset").flatMap((set) =>
    set.split(",").map((each) => each.trim().split(" ")[0] ?? ""),
  );
  const loaded = "link:is([rel=icon],[rel$=preload],[rel=stylesheet],[rel=manifest])";
  return {
    title: document.title,
    description: listAttributes("meta[name=description]", "content").join("\n"),
    canonical: getAttribute(document, "link[rel=canonical]", "href") ?? undefined,
    isHidden: listAttributes("meta[name=robots]", "content").includes("noindex"),
    shareImage: getAttribute(document, "meta[property='og:image']", "content") ?? undefined,
    headings: document.querySelectorAll("h1").length,
    ids: listAttributes("[id]:not(script, style, template)", "id"),
    bareImages: [...document.images].filter(isBare).map((image) => image.outerHTML),
    data: [...scripts].map(({ textContent }) => textContent ?? ""),
    text,
    feeds: listAttributes("link[rel=alternate][type='application/rss+xml']", "href"),
    links: own(listAttributes("a[href]", "href")).map(
      ({ pathname, search, hash }) => pathname + search + decodeURIComponent(hash),
    ),
    files: own([
      ...listAttributes("[src]", "src"),
      ...sources,
      ...listAttributes(loaded, "href"),
    ]).map(({ pathname }) => pathname),
  };
}
