// The service worker, built into /sw.js: visited pages open without a connection. It serves nothing
// old while the network answers, so it may take over at once: an old tab still gets the files of
// its release from the server.
import {
  readBeforeFetch,
  removeOtherReleases,
  cachePageResponse,
  cacheWholePage,
  findCachedPage,
  OFFLINE_PAGE,
  listPagesOfOtherReleases,
} from "./worker-caches.ts";
import { getRule, isTooBusy } from "./worker-rules.ts";
import { worker } from "./worker-scope.ts";

/** A connection that takes longer is as good as none, if there is something to show instead. */
const PATIENCE_MS = 4_000;

/** Pages of the release before that are fetched anew, so that they stay readable offline. */
const MAX_RENEWED = 20;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(handleActivation()));
worker.addEventListener("message", (event) => {
  const visit = readVisit(event.data);
  if (visit) event.waitUntil(cacheVisit(visit));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const rule = getRule(request, worker.location.origin);
  if (rule === "asset") event.respondWith(readBeforeFetch("assets", request));
  if (rule === "image") event.respondWith(readBeforeFetch("images", request));
  if (rule === "page" || rule === "data") {
    const answer = fetchAndCache(request);
    event.waitUntil(answer.then(({ isStored }) => isStored).catch(() => undefined));
    event.respondWith(
      fetchBeforeCache(
        request,
        answer.then(({ response }) => response),
      ).catch((error: unknown) => {
        if (rule === "data") throw error;
        return readOfflinePage();
      }),
    );
  }
});

async function install(): Promise<void> {
  // Browsers try again later; a worker without this page would stay without it until the next
  // release.
  if (!(await cacheWholePage(OFFLINE_PAGE))) throw new Error("the page for offline is not there");
  const visited = await listPagesOfOtherReleases();
  for (const path of visited.slice(0, MAX_RENEWED))
    await cacheWholePage(path).catch(() => undefined);
  await worker.skipWaiting();
}

async function handleActivation(): Promise<void> {
  await removeOtherReleases();
  await worker.clients.claim();
}

async function fetchAndCache(
  request: Request,
): Promise<{ response: Response; isStored: Promise<void> }> {
  const response = await fetch(request);
  const { pathname, search } = new URL(request.url);
  // A query may change the answer, and kept answers are given for every query.
  const isStored =
    search === "" ? cachePageResponse(pathname, response.clone()) : Promise.resolve();
  return { response, isStored };
}

/**
 * The network's answer; the cached one when there is none, none in time, or the shop is too busy.
 * Rejects when there is neither.
 */
async function fetchBeforeCache(request: Request, answer: Promise<Response>): Promise<Response> {
  const timeout = Promise.withResolvers<"late">();
  const timer = setTimeout(() => timeout.resolve("late"), PATIENCE_MS);
  try {
    const first = await Promise.race([answer, timeout.promise]);
    if (first !== "late" && !isTooBusy(first)) return first;
    return (await findCachedPage(request)) ?? (await answer);
  } catch (error) {
    const cached = await findCachedPage(request);
    if (cached) return cached;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The page about having no connection, under the address that was asked for: trying again is
 * loading it again.
 */
async function readOfflinePage(): Promise<Response> {
  return (await findCachedPage(OFFLINE_PAGE)) ?? Response.error();
}

type Visit = { path: string; resources: readonly string[] };

/** The report of a page about itself; undefined for anything else. */
function readVisit(data: unknown): Visit | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (!("path" in data) || typeof data.path !== "string") return undefined;
  if (!("resources" in data) || !Array.isArray(data.resources)) return undefined;
  return {
    path: data.path,
    resources: data.resources.filter((url): url is string => typeof url === "string"),
  };
}

async function cacheVisit({ path, resources }: Visit): Promise<void> {
  const { origin } = worker.location;
  const getRuleOf = (url: string, mode: string) =>
    getRule({ url, mode, method: "GET", headers: new Headers() }, origin);
  if (getRuleOf(new URL(path, origin).href, "navigate") === "page") await cacheWholePage(path);
  for (const url of resources) {
    const rule = getRuleOf(url, "no-cors");
    if (rule === "asset") await readBeforeFetch("assets", url);
    if (rule === "image") await readBeforeFetch("images", url);
  }
}
