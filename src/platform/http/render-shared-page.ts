// Turns a rendered page into an answer for many visitors.
import { compress } from "./compression.ts";
import { toWeakEtag } from "./etag.ts";
import { MOVED, prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";

type Source = Parameters<typeof prepareAnswer>[0];

export type RenderedPage =
  /** The same for everybody. `source` is for preparing it once more. */
  | { readonly kind: "shared"; readonly answer: PreparedAnswer; readonly source: Source }
  /** Only for the visitors who wait now: a page that does not exist, has moved, or failed. */
  | { readonly kind: "once"; readonly answer: PreparedAnswer }
  /** It sets a cookie, so that each visitor needs their own. */
  | { readonly kind: "personal" };

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
  const body = Buffer.from(await response.arrayBuffer());
  const headers = cachedHeaders(response);
  const isShared = status === 200 || status === MOVED;
  if (!isShared || response.headers.get("cache-control")?.includes("public") !== true)
    return { kind: "once", answer: prepareAnswer({ status, headers, body }) };
  const source = {
    status,
    // A request id names one exchange; the cached page answers many.
    headers: headers.filter(([name]) => name !== "x-request-id"),
    body,
    etag: toWeakEtag(body),
  };
  const compressed = await compress(body, "quick");
  return { kind: "shared", answer: prepareAnswer({ ...source, compressed }), source };
}

function cachedHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name]) => !headersNotCached.has(name));
}
