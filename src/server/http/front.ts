// First handler of a request. Files and shared pages are answered from memory; the rest goes to the
// application.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AppError } from "#shared/errors.ts";
import { getNetwork } from "#platform/network/networks.ts";
import type { Log } from "#platform/log.ts";
import { policyForData } from "./content-security-policy.ts";
import { BUSY_RETRY_SECONDS, OverloadedError } from "#platform/concurrency-limit.ts";
import { createEntrance } from "./request-queue.ts";
import type { HtmlCache } from "./html-cache.ts";
import type { MediaFiles } from "./media-files.ts";
import {
  isRedirect,
  prepareAnswer,
  sendPrepared,
  type HeaderList,
  type PreparedAnswer,
} from "./prepared-answer.ts";
import { readQuery } from "./page-queries.ts";
import { prepareErrorAnswer, type ErrorStatus } from "./error-answer.ts";
import { toLoggedPath } from "./logged-path.ts";
import { isReadingMethod } from "./reading-method.ts";
import { getRequestKind } from "#platform/network/request-kind.ts";
import { parseRequestTarget } from "#shared/request-target.ts";
import { isSharedPath, PRIVATE } from "#shared/shared-paths.ts";
import type { StoredFiles } from "./stored-files.ts";

export type FrontOptions = {
  readonly cache: HtmlCache;
  readonly files: ReadonlyMap<string, PreparedAnswer>;
  readonly media: MediaFiles;
  readonly uploads: StoredFiles;
  /** Scripts and styles of other releases, which open tabs ask for. */
  readonly otherAssets: StoredFiles;
  /** Answers everything that is neither a file nor a shared page. */
  readonly application: RequestListener;
  /** True while the application can take no further requests. */
  readonly isBusy: () => boolean;
  /** True for paths that have a line of their own, and are not refused when the shop is busy. */
  readonly isUrgent: (path: string) => boolean;
  /** The JSON body for a program that should try again after some seconds. */
  readonly describeBusy: (retryAfterSeconds: number) => string;
  /** The internet address of the visitor. */
  readonly getAddress: (request: IncomingMessage) => string | undefined;
  /** Whether a Host header names this shop; without it all are accepted. */
  readonly isOwnHost?: (host: string | undefined) => boolean;
  /** Sent with the answers that the front makes itself. */
  readonly headers: HeaderList;
  readonly log: Log;
};

export type Front = {
  readonly listener: RequestListener;
  /** Answers since the start, by where they came from. */
  readonly getStats: () => Readonly<
    Record<"cache" | "file" | "render" | "application" | "refused", number>
  >;
};

/**
 * Below these, an address that is no file is an error; a page in its place would be taken for a
 * script or an image.
 */
const FILES_ONLY = /^\/(assets|media|uploads)(\/|$)/;

/** A name or an address, and a port (RFC 9112, 3.2). From other text no URL can be made. */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** A crowd that comes again at once would find no room again. */
const REFRESH_SECONDS = 3;

/** The same time as in the API's answers when the database cannot be reached. */
const RETRY_AFTER_SECONDS = "5";

export function createFront(options: FrontOptions): Front {
  const { cache, files, media, uploads, application, log, isOwnHost = () => true } = options;
  const reservePlace = createEntrance(options.isBusy);
  const enterFirst = createEntrance(() => false);
  const counts = { cache: 0, file: 0, render: 0, application: 0, refused: 0 };
  const logsHits = log.isLevelEnabled("debug");

  function reject(
    request: IncomingMessage,
    response: ServerResponse,
    status: ErrorStatus,
    extra: HeaderList = [],
    problem?: string,
  ): void {
    counts.refused += 1;
    const headers = [...options.headers, ...extra];
    sendPrepared(request, response, prepareErrorAnswer(status, headers, problem));
  }

  function rejectBusy(path: string, request: IncomingMessage, response: ServerResponse): void {
    const kind = getRequestKind(path);
    const problem = kind === "api" ? options.describeBusy(BUSY_RETRY_SECONDS) : undefined;
    const isReading = kind === "page" && request.method === "GET";
    const headers: HeaderList = [
      ["retry-after", String(BUSY_RETRY_SECONDS)],
      // Browsers leave Retry-After alone; this lets the page open as soon as there is room.
      ...(isReading ? [["refresh", String(REFRESH_SECONDS)] as const] : []),
    ];
    reject(request, response, 503, headers, problem);
  }

  function findNetwork(request: IncomingMessage): string | undefined {
    const address = options.getAddress(request);
    return address && getNetwork(address);
  }

  /** Calls the application when it is this request's turn. */
  function apply(path: string, request: IncomingMessage, response: ServerResponse): void {
    const startAnswer = () => {
      if (response.destroyed) return; // the client has gone
      counts.application += 1;
      application(request, response);
    };
    const enterHere = options.isUrgent(path) ? enterFirst : reservePlace;
    enterHere({
      network: findNetwork(request),
      start: startAnswer,
      reject: () => rejectBusy(path, request, response),
    });
  }

  /** The page or file that is ready at a canonical path. */
  function findPrepared(path: string): PreparedAnswer | undefined {
    const page = cache.get(path);
    if (page !== undefined) {
      counts.cache += 1;
      return page;
    }
    const file = files.get(path);
    if (file !== undefined) counts.file += 1;
    return file;
  }

  function sendMedia(path: string, request: IncomingMessage, response: ServerResponse): void {
    counts.file += 1;
    media.send(path, request, response).catch((error: unknown) => {
      log.error({ err: error, path: toLoggedPath(path) }, "a media file could not be read");
      if (!response.headersSent) reject(request, response, 500);
    });
  }

  async function sendStored(
    stored: StoredFiles,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      if (await stored.send(path, request, response)) counts.file += 1;
      else reject(request, response, 404);
    } catch (error) {
      log.error({ err: error, path: toLoggedPath(path) }, "a stored file could not be read");
      if (response.headersSent) return;
      if (error instanceof AppError && error.code === "unavailable")
        reject(request, response, 503, [["retry-after", RETRY_AFTER_SECONDS]]);
      else reject(request, response, 500);
    }
  }

  async function sendRendered(
    { path, query }: { path: string; query: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const answer = await cache.fill(path, findNetwork(request));
      // A redirect keeps the query.
      const isPersonal = answer !== undefined && query !== "" && isRedirect(answer);
      if (answer === undefined || isPersonal) return apply(path, request, response);
      counts.render += 1;
      sendPrepared(request, response, answer);
    } catch (error) {
      if (error instanceof OverloadedError) return rejectBusy(path, request, response);
      log.error({ err: error, path: toLoggedPath(path) }, "a page could not be rendered");
      if (!response.headersSent) reject(request, response, 500);
    }
  }

  /** Everything that is not ready under exactly the address in the request. */
  function handleOther(request: IncomingMessage, response: ServerResponse): void {
    const { method = "" } = request;
    // Several Host headers are an attempt to make a proxy read another one than we do.
    const hosts = request.headersDistinct["host"] ?? [];
    if (hosts.length > 1 || !hosts.every((host) => HOST.test(host)))
      return reject(request, response, 400);
    const target = parseRequestTarget(request.url ?? "");
    // "OPTIONS *" asks about the server, not about a page.
    if (target.kind === "refused") return reject(request, response, target.status);
    const { path, query } = target;
    const isFile = files.has(path) || media.has(path) || uploads.isStored(path);
    const isRead = isReadingMethod(method);
    if (isFile && !isRead) return reject(request, response, 405, [["allow", "GET, HEAD"]]);
    if (media.has(path)) return sendMedia(path, request, response);
    if (uploads.isStored(path)) return void sendStored(uploads, path, request, response);
    const file = isRead && isFile ? findPrepared(path) : undefined;
    if (file !== undefined) return sendPrepared(request, response, file);
    if (isRead && options.otherAssets.isStored(path))
      return void sendStored(options.otherAssets, path, request, response);
    if (FILES_ONLY.test(path)) return reject(request, response, 404);
    const isPage = isSharedPath(path) || getRequestKind(path) === "page";
    if (isRead && isPage && !target.isCanonical) return redirect(request, response, path + query);
    if (!isRead || !isSharedPath(path)) return apply(path, request, response);
    const read = readQuery(path, query);
    if (read.size > 0) {
      // Nothing else of the query reaches the page: it is the one that browsers hydrate.
      request.url = `${path}?${read.toString()}`;
      return apply(path, request, response);
    }
    const page = findPrepared(path);
    if (page !== undefined && (query === "" || !isRedirect(page)))
      return sendPrepared(request, response, page);
    void sendRendered({ path, query }, request, response);
  }

  /** `location` begins with exactly one slash, so it cannot name another host. */
  function redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
    counts.refused += 1;
    const [path = ""] = location.split("?");
    const headers: HeaderList = [
      ["location", location],
      ["cache-control", isSharedPath(path) ? "public, max-age=3600" : PRIVATE],
      ["content-security-policy", policyForData],
      ...options.headers,
    ];
    sendPrepared(request, response, prepareAnswer({ status: 301, headers, body: Buffer.alloc(0) }));
  }

  const handleRequest: RequestListener = (request, response) => {
    const { method, url = "" } = request;
    // Programs that look after the shop ask under an address, or in HTTP/1.0 under no name.
    if (!isOwnHost(request.headers.host) && getRequestKind(url) !== "operations")
      return reject(request, response, 421);
    if (isReadingMethod(method)) {
      const answer = findPrepared(url);
      if (answer !== undefined) {
        sendPrepared(request, response, answer);
        if (logsHits)
          log.debug({ method, path: url, status: response.statusCode }, "answered from memory");
        return;
      }
    }
    handleOther(request, response);
  };

  return { listener: handleRequest, getStats: () => ({ ...counts }) };
}
