// Answers that are ready before they are asked for: all bytes and all header lines exist already.
import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiateEncoding, type Encoding } from "./accept-encoding.ts";
import type { CompressedBodies } from "./compression.ts";
import { isEtagMatch } from "./etag.ts";

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Names and values in turn: the form that Node writes without making objects. */
type FlatHeaders = string[];

/** The cache-control of a redirect that the owner can change. */
export const MOVED = 301;
/** With it the data of such an address tell the client's router. */
const MOVED_IN_DATA = 202;

/** Whether an answer is a redirect. */
export const isRedirect = ({ status }: PreparedAnswer): boolean =>
  status === MOVED || status === MOVED_IN_DATA;

type Variant = {
  readonly headers: FlatHeaders;
  readonly bytes: Buffer;
};

export type PreparedAnswer = {
  readonly status: number;
  readonly etag: string | undefined;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModified: FlatHeaders;
};

/** A page that is prefetched for a likely click is reused by that click within this time. */
const PREFETCH_CACHE_CONTROL = "private, max-age=15";

export function prepareAnswer(source: {
  status: number;
  headers: HeaderList;
  body: Buffer;
  etag?: string;
  compressed?: CompressedBodies;
}): PreparedAnswer {
  const { body, compressed, etag } = source;
  const shared: [string, string][] = source.headers.map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  if (etag !== undefined) shared.push(["etag", etag]);
  if (compressed !== undefined) shared.push(["vary", "accept-encoding"]);

  const createVariant = (bytes: Buffer, encoding: Encoding): Variant => {
    const headers = [...shared, ["content-length", String(bytes.length)] as const];
    if (encoding !== "identity") headers.push(["content-encoding", encoding]);
    return { headers: headers.flat(), bytes };
  };
  const identity = createVariant(body, "identity");
  return {
    status: source.status,
    etag,
    variants: {
      identity,
      br: compressed === undefined ? identity : createVariant(compressed.br, "br"),
      gzip: compressed === undefined ? identity : createVariant(compressed.gzip, "gzip"),
    },
    notModified: shared.filter(([name]) => name !== "content-type").flat(),
  };
}

export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
): void {
  const { headers } = request;
  const ifNoneMatch = headers["if-none-match"];
  if (
    ifNoneMatch !== undefined &&
    answer.etag !== undefined &&
    isEtagMatch(ifNoneMatch, answer.etag)
  ) {
    response.writeHead(304, answer.notModified).end();
    return;
  }
  const variant = answer.variants[negotiateEncoding(headers["accept-encoding"])];
  const isPrefetch = headers["sec-purpose"] !== undefined && answer.status === 200;
  response.writeHead(
    answer.status,
    isPrefetch ? toPrefetchHeaders(variant.headers) : variant.headers,
  );
  if (request.method === "HEAD") response.end();
  else response.end(variant.bytes);
}

function toPrefetchHeaders(headers: FlatHeaders): FlatHeaders {
  const at = headers.indexOf("cache-control");
  const isRevalidated = at >= 0 && headers[at + 1]?.includes("must-revalidate") === true;
  return isRevalidated ? headers.with(at + 1, PREFETCH_CACHE_CONTROL) : headers;
}
