// The worker's rule for a request. No worker is needed to decide it, so tests can ask.
import { isSharedPath } from "#shared/shared-paths.ts";

/**
 * `page` and `data`: from the network, else as last seen. `asset` and `image`: from the cache,
 * for their names change with their content. `none`: the browser goes on as if there were no
 * worker.
 */
export type Rule = "page" | "data" | "asset" | "image" | "none";

export type PageRequest = {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly headers: { readonly has: (name: string) => boolean };
};

const IMAGE = /\.(avif|webp|png|jpe?g|svg)$/;

/** The rule for a request of a page of `origin`. */
export function getRule(request: PageRequest, origin: string): Rule {
  const url = new URL(request.url);
  // A part of a file is no answer that a cache could give to others.
  if (request.method !== "GET" || url.origin !== origin || request.headers.has("range"))
    return "none";
  const { pathname } = url;
  if (pathname.startsWith("/assets/")) return "asset";
  // The frames of a turn would push all other images out.
  if (pathname.startsWith("/media/turns/")) return "none";
  if (/^\/(media|uploads)\//.test(pathname)) return IMAGE.test(pathname) ? "image" : "none";
  if (!isSharedPath(pathname)) return "none";
  if (request.mode === "navigate") return isFile(pathname) ? "none" : "page";
  return pathname.endsWith(".data") ? "data" : "none";
}

/** Whether an answer may be kept: complete, of this shop, and not made for one visitor. */
export function isCacheable(response: {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { readonly get: (name: string) => string | null };
}): boolean {
  const control = response.headers.get("cache-control") ?? "";
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    !/no-store|private/.test(control)
  );
}

/** Whether the shop is too busy for an answer. The page of a closed shop is HTML. */
export function isTooBusy(response: {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
}): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 503 && type.startsWith("text/plain");
}

/** Where the data of a page is asked for when the page is opened without loading a document. */
export function getDataPath(pathname: string): string {
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

/**
 * The addresses of scripts and preloaded fonts in a page. Those of its styles stand without
 * quotation marks.
 */
export function findAssets(html: string): string[] {
  return [...new Set(html.match(/(?<=")\/assets\/[\w.-]+(?=")/g))];
}

/** Feeds, sitemaps and the like are opened by people, too, but are no pages. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname);
}
