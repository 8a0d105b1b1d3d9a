// Turns a rendered page into an answer for many visitors.
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { compress } from "./compression.ts";
import { toWeakEtag } from "./etag.ts";
import { MOVED, prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";
import { isStandIn, STAND_IN_HEADER } from "./not-found-page.ts";

type Source = Parameters<typeof prepareAnswer>[0];

type RenderedPage =
  /** The same for all visitors. `source` is for preparing it once more. */
  | { readonly kind: "shared"; readonly answer: PreparedAnswer; readonly source: Source }
  /** Only for the visitors who wait now: a page that does not exist, has moved, or failed. */
  | { readonly kind: "once"; readonly answer: PreparedAnswer }
  /** Nothing is there: the page at `standIn` is the answer. */
  | { readonly kind: "missing"; readonly standIn: string }
  /** It sets a cookie, so that each visitor needs their own. */
  | { readonly kind: "personal" };

/** A page, or the one that stands for it. */
export type Rendered = Exclude<RenderedPage, { kind: "missing" }>;

/** These belong to one exchange, or are written anew for the cached answer. */
const headersNotCached: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/** A shorter body hardly becomes smaller. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Has `url` rendered without anything of a visitor. Rejects when rendering fails. */
export async function renderSharedPage(
  url: string,
  render: (request: Request) => Promise<Response>,
): Promise<RenderedPage> {
  const response = await render(new Request(url, { headers: { accept: "text/html" } }));
  if (response.headers.has("set-cookie")) {
    await response.body?.cancel();
    return { kind: "personal" };
  }
  const { status } = response;
  const standIn = response.headers.get(STAND_IN_HEADER);
  if (standIn !== null) return { kind: "missing", standIn };
  const body = Buffer.from(await response.arrayBuffer());
  const headers = cachedHeaders(response);
  const isStored = isShared(url, response);
  // An image would become larger.
  const isCompressed =
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(response.headers.get("content-type") ?? "") &&
    (isStored || body.length >= MIN_COMPRESSED_BYTES);
  const compressed = isCompressed
    ? { compressed: await compress(body, isStored ? "quick" : "once") }
    : {};
  if (!isStored)
    return { kind: "once", answer: prepareAnswer({ status, headers, body, ...compressed }) };
  const source = {
    status,
    // A request id names one exchange; the cached page answers many.
    headers: headers.filter(([name]) => name !== "x-request-id"),
    body,
    // Only what is there can be unchanged.
    ...(status !== 404 && { etag: toWeakEtag(body) }),
  };
  return { kind: "shared", answer: prepareAnswer({ ...source, ...compressed }), source };
}

function isShared(url: string, { status, headers }: Response): boolean {
  if (isStandIn(new URL(url).pathname)) return status === 404;
  return (
    (status === 200 || status === MOVED) &&
    headers.get("cache-control")?.includes("public") === true
  );
}

/** The answer for all who wait; undefined when each of them needs their own. */
export function getAnswer(rendered: Rendered): PreparedAnswer | undefined {
  return rendered.kind === "personal" ? undefined : rendered.answer;
}

/** Whether it is worth another attempt. */
export function hasFailed(rendered: Rendered): boolean {
  return rendered.kind === "once" && rendered.answer.status >= 500;
}

function cachedHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name]) => !headersNotCached.has(name));
}
