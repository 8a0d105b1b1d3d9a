// Content of the worker's caches, and how long it stays there.
import { prefixes } from "#content/prefixes.ts";
import { findAssets, getDataPath, isCacheable } from "./worker-rules.ts";

/** Written by the build: the release, and the names of its files below /assets. */
declare const RELEASE: string;
declare const RELEASE_ASSETS: readonly string[];

export const OFFLINE_PAGE = "/offline";

const MAX_PAGES = 80;
const MAX_IMAGES = 150;
const PREFIX = `${prefixes.storage}-`;
const PAGES = `${PREFIX}pages-`;

const names = {
  /** Pages and their data belong to a release. */
  pages: PAGES + RELEASE,
  /** The names of these carry a hash, so a new release keeps what it shares with the one before. */
  assets: `${PREFIX}assets`,
  images: `${PREFIX}pictures`,
};

/** Caches of this shop, also of releases that named them differently. */
const ownCache = /^[a-z]+-(?:pages-|assets$|pictures$)/;

/** The cached answer to a request, whatever its query string. */
export async function findCachedPage(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(names.pages)).match(request, { ignoreSearch: true });
}

/** Keeps a copy of a page or of its data under its bare address. */
export async function cachePageResponse(pathname: string, response: Response): Promise<void> {
  if (!isCacheable(response)) return;
  const pages = await caches.open(names.pages);
  await pages.put(pathname, response);
  await limitCache(pages, MAX_PAGES);
}

/** The cached asset or image, else the network's, which is then cached. */
export async function readBeforeFetch(
  kind: "assets" | "images",
  request: Request | string,
): Promise<Response> {
  // A cache that is full or broken must not cost a page its scripts: the network has them.
  const cached = await caches.match(request, { cacheName: names[kind] }).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  if (isCacheable(response))
    await cacheFile(kind, request, response.clone()).catch(() => undefined);
  return response;
}

async function cacheFile(
  kind: "assets" | "images",
  request: Request | string,
  response: Response,
): Promise<void> {
  const cache = await caches.open(names[kind]);
  await cache.put(request, response);
  if (kind === "images") await limitCache(cache, MAX_IMAGES);
}

/**
 * Makes a page complete that was opened before the worker was there, or without loading its
 * document. False where there is no such page to keep; its data is not asked for then.
 */
export async function cacheWholePage(pathname: string): Promise<boolean> {
  const pages = await caches.open(names.pages);
  if (!(await pages.match(pathname))) {
    const response = await fetch(pathname);
    if (!isCacheable(response)) return false;
    const html = await response.clone().text();
    await cachePageResponse(pathname, response);
    await Promise.all(findAssets(html).map((asset) => readBeforeFetch("assets", asset)));
  }
  const dataPath = getDataPath(pathname);
  if (pathname !== OFFLINE_PAGE && !(await pages.match(dataPath))) {
    await cachePageResponse(dataPath, await fetch(dataPath));
  }
  return true;
}

/** Paths of the pages that other releases kept, the latest first. */
export async function listPagesOfOtherReleases(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listOtherReleases()) {
    const requests = await (await caches.open(name)).keys();
    found.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return found.filter((path) => !path.endsWith(".data")).toReversed();
}

/** Drops what belongs to other releases. */
export async function removeOtherReleases(): Promise<void> {
  const ours = Object.values(names);
  for (const name of await caches.keys())
    if (ownCache.test(name) && !ours.includes(name)) await caches.delete(name);
  const current = new Set(RELEASE_ASSETS);
  const assets = await caches.open(names.assets);
  for (const request of await assets.keys()) {
    const file = new URL(request.url).pathname.slice("/assets/".length);
    if (!current.has(file)) await assets.delete(request);
  }
}

/** Drops everything, for the worker that ends all workers. */
export async function removeAllCaches(): Promise<void> {
  for (const name of await caches.keys()) if (ownCache.test(name)) await caches.delete(name);
}

async function listOtherReleases(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== names.pages);
}

/** The keys come in the order in which they were put. */
async function limitCache(cache: Cache, max: number): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PAGE));
  for (const request of requests.slice(0, Math.max(0, requests.length - max))) {
    await cache.delete(request);
  }
}
