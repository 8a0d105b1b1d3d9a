// Reads the HTML of a page as search engines do: without running it.
import type { Page } from "@playwright/test";

export type ReadPage = {
  title: string;
  description: string;
  canonical: string | undefined;
  /** Whether the page asks not to be shown in search results. */
  isHidden: boolean;
  shareImage: string | undefined;
  /** How many headings of the first level there are. */
  headings: number;
  ids: readonly string[];
  repeatedIds: readonly string[];
  /** Images without alternative text or without a size. */
  bareImages: readonly string[];
  /** Structured data as it stands in the page. */
  data: readonly string[];
  /** All words of the page, whatever is open or closed, with single spaces. */
  text: string;
  feeds: readonly string[];
  /** Where links lead within the shop: path, query and hash. */
  links: readonly string[];
  /** Paths of images, scripts, styles and fonts. */
  files: readonly string[];
};

/** Reads `html` in the browser of `page`, which keeps what it shows. */
export async function readPage(page: Page, html: string, url: URL): Promise<ReadPage> {
  return page.evaluate(
    ({ text, address }) => {
      const read = new DOMParser().parseFromString(text, "text/html");
      const all = (selector: string) => [...read.querySelectorAll(selector)];
      const attributes = (selector: string, name: string) =>
        all(selector).flatMap((element) => element.getAttribute(name) ?? []);
      const own = (urls: readonly string[]) =>
        urls
          .map((each) => new URL(each, address))
          .filter(({ origin }) => origin === new URL(address).origin);
      const isBare = (image: Element) =>
        image.getAttribute("alt") === null ||
        !Number(image.getAttribute("width")) ||
        !Number(image.getAttribute("height"));
      const data = all("script[type='application/ld+json']").map(
        (script) => script.textContent ?? "",
      );
      const images = all("img");
      const urls = attributes("[src]", "src");
      for (const element of all("script, style, template")) element.remove();
      const ids = attributes("[id]", "id");
      const sources = attributes("[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((each) => each.trim().split(" ")[0] ?? ""),
      );
      const loaded = attributes(
        "link:is([rel=icon],[rel$=preload],[rel=stylesheet],[rel=manifest])",
        "href",
      );
      return {
        title: read.title,
        description: attributes("meta[name=description]", "content").join("\n"),
        canonical: attributes("link[rel=canonical]", "href")[0],
        isHidden: attributes("meta[name=robots]", "content").includes("noindex"),
        shareImage: attributes("meta[property='og:image']", "content")[0],
        headings: all("h1").length,
        ids,
        repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
        bareImages: images.filter(isBare).map((image) => image.outerHTML),
        data,
        text: (read.body.textContent ?? "").replaceAll(/\s+/g, " "),
        feeds: attributes("link[rel=alternate][type='application/rss+xml']", "href"),
        links: own(attributes("a[href]", "href")).map(
          ({ pathname, search, hash }) => pathname + search + decodeURIComponent(hash),
        ),
        files: own([...urls, ...sources, ...loaded]).map(({ pathname }) => pathname),
      };
    },
    { text: html, address: url.href },
  );
}
