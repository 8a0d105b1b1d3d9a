/**
 * Facts about a page that search engines look at, read from its document once it lives. `Place` is
 * where on the page something stands.
 */
export type PageFacts<Place = Element> = {
  readonly title: string;
  readonly description: string | null;
  /** The path of the address that the page calls its own. */
  readonly canonical: string | null;
  /** The path under which it is shown. */
  readonly path: string;
  readonly robots: string | null;
  readonly lang: string;
  readonly headings: readonly { readonly level: number; readonly place: Place }[];
  readonly images: readonly {
    /** Null where there is none; empty for what is decoration. */
    readonly alt: string | null;
    readonly hasSize: boolean;
    readonly place: Place;
  }[];
  readonly links: readonly { readonly name: string; readonly place: Place }[];
  /** By property without "og:". */
  readonly openGraph: Readonly<Record<string, string>>;
  /** The text of each JSON-LD block. */
  readonly structuredData: readonly string[];
  readonly visibleText: string;
  /** Bytes that were loaded for the page, as they came over the line; 0 when all of it was kept. */
  readonly bytes: number;
};

/** Reads them from the document that is shown. The back office's own tools on it do not count. */
export function readFacts(page: Document): PageFacts {
  return {
    title: page.title,
    description: getContent(page, 'meta[name="description"]'),
    canonical: getPath(page.querySelector<HTMLLinkElement>('link[rel="canonical"]')),
    path: page.location.pathname,
    robots: getContent(page, 'meta[name="robots"]'),
    lang: page.documentElement.lang,
    headings: listElements(page, "h1, h2, h3, h4, h5, h6").map((place) => ({
      level: Number(place.tagName.slice(1)),
      place,
    })),
    images: listElements(page, "img").map((place) => ({
      alt: place.getAttribute("alt"),
      hasSize: place.hasAttribute("width") && place.hasAttribute("height"),
      place,
    })),
    links: listElements(page, "a[href]").map((place) => ({ name: getName(place), place })),
    openGraph: Object.fromEntries(
      [...page.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map((meta) => [
        meta.getAttribute("property")?.slice(3) ?? "",
        meta.content,
      ]),
    ),
    structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
    visibleText: page.querySelector("main")?.innerText ?? "",
    bytes: performance
      .getEntriesByType("resource")
      .concat(performance.getEntriesByType("navigation"))
      .reduce((sum, entry) => sum + ("transferSize" in entry ? Number(entry.transferSize) : 0), 0),
  };
}

/** The shop may be looked at under another host than its own, so the path is what counts. */
function getPath(link: HTMLLinkElement | null): string | null {
  return link === null ? null : new URL(link.href).pathname;
}

function getContent(page: Document, selector: string): string | null {
  return page.querySelector<HTMLMetaElement>(selector)?.content ?? null;
}

function listElements(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)].filter(
    (element) => element.closest("#seo-widget, [hidden]") === null,
  );
}

/** Name of a link: its text, its label, or the description of its image. */
function getName(link: Element): string {
  const shown = link.querySelector("img[alt], svg[aria-label]");
  const image = shown?.getAttribute("alt") ?? shown?.getAttribute("aria-label") ?? "";
  const label = link.getAttribute("aria-label") ?? link.textContent;
  return `${label} ${image}`.trim();
}
