// While the shop is closed, visitors see a notice, and staff can go on working.
import type { MiddlewareHandler } from "hono";
import type { MaintenanceMode } from "#modules/settings/maintenance-mode.ts";
import { parsePart } from "#shared/parse-part.ts";
import { AppError } from "#shared/errors.ts";
import type { ShopEnv } from "./shop-env.ts";

/** When to try again. The true duration is not known. */
const RETRY_AFTER_SECONDS = 300;

/**
 * First segments of the addresses that stay open: the back office, signing in, and the local
 * outbox. The newsletter can be left, too.
 */
const openSegments: ReadonlySet<string> = new Set(["admin", "auth", "reset-password", "dev"]);
const openPaths: ReadonlySet<string> = new Set(["newsletter/unsubscribe", "robots.txt"]);

/**
 * What a shop that is closed for a while still owes to its customers: their orders, cancelling and
 * returning, the links of its mails, whose time runs on, and the texts that they agreed to.
 */
const owedSegments: ReadonlySet<string> = new Set([
  "order-status",
  "orders",
  "cancel",
  "kept",
  "privacy",
  "terms",
  "accessibility",
]);
const owedPaths: ReadonlySet<string> = new Set(["newsletter/confirm"]);
const owedCalls: ReadonlySet<string> = new Set([
  "GET orders",
  "POST orders/cancel",
  "POST newsletter/confirmations",
]);

/** No account can be created in a shop that has no owner. */
const signUp = "api/auth/sign-up";

/** Payments that were begun before end properly. */
const openApi =
  /^(admin|auth|payments|newsletter\/unsubscriptions|functions\/(get_user_role|exchange-rates)|openapi\.json|docs)(\/|$)/;

/**
 * Whether `path`, in any spelling, can be reached while the shop is closed. Addresses for operators
 * (health, metrics) are not asked about here.
 */
export function isOpenPath(path: string, method: string): boolean {
  const [first = "", ...rest] = toSegments(path);
  if (first === "api" && owedCalls.has(`${method} ${rest.join("/")}`)) return true;
  if (owedPaths.has([first, ...rest].join("/"))) return true;
  return owedSegments.has(first) || isAlwaysOpen(path);
}

/** Whether it can be reached in any shop, also in one that has no administrator yet. */
function isAlwaysOpen(path: string): boolean {
  const [first, ...rest] = toSegments(path);
  if (first === "api") return openApi.test(rest.join("/"));
  const whole = [first, ...rest].join("/");
  return first !== undefined && (openSegments.has(first) || openPaths.has(whole));
}

/**
 * Whether `path` can be reached while the shop has no administrator. The page that makes one can,
 * and so can what is open in any shop, except for signing up: no one would receive an order or a
 * message, and customers would read the sample address.
 */
export function isOpenWithoutOwner(path: string): boolean {
  const segments = toSegments(path);
  if (segments[0] === "setup") return true;
  return isAlwaysOpen(path) && segments.join("/") !== signUp;
}

/**
 * Answers for a shop that is closed: 503 and the page that says so, or a problem for programs. An
 * open page that requests the data of another one is told to load it as a document, so that it
 * shows the notice.
 */
export function answerForClosedShop(options: {
  maintenanceMode: MaintenanceMode;
  renderPage: (
    c: Parameters<MiddlewareHandler<ShopEnv>>[0],
    supportEmail: string | null,
  ) => Promise<Response>;
}): MiddlewareHandler<ShopEnv> {
  const { maintenanceMode, renderPage } = options;
  return async (c, next) => {
    const { isClosed, isOwned, supportEmail } = maintenanceMode.getCurrent();
    const { path, method } = c.req;
    if (isOwned ? !isClosed || isOpenPath(path, method) : isOpenWithoutOwner(path)) return next();
    if (path.startsWith("/api/"))
      throw new AppError("maintenance", "the shop is closed", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    if (path.endsWith(".data")) return createReloadAnswer(path, new URL(c.req.url).searchParams);
    const page = await renderPage(c, isOwned ? supportEmail : null);
    const headers = new Headers(page.headers);
    headers.set("retry-after", String(RETRY_AFTER_SECONDS));
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex");
    return new Response(method === "HEAD" ? null : page.body, { status: 503, headers });
  };
}

/** Tells the router to load a document. */
function createReloadAnswer(path: string, query: URLSearchParams): Response {
  query.delete("_routes");
  query.delete("index");
  const bare = path.slice(0, -".data".length).replace(/\/_$/, "/");
  const location = query.size === 0 ? bare : `${bare}?${query.toString()}`;
  return new Response(null, {
    status: 204,
    headers: {
      "cache-control": "no-store",
      // Exactly one slash at the beginning, so that the target is always in this shop.
      "x-remix-redirect": `/${location.replace(/^[/\\]+/, "")}`,
      "x-remix-reload-document": "true",
    },
  });
}

function toSegments(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "")
    .map(toPlainSegment);
}

function toPlainSegment(segment: string): string {
  const plain = parsePart(segment) ?? segment;
  return plain.toLowerCase().replace(/\.data$/, "");
}
