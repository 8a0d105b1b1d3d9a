import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { negotiateEncoding } from "#platform/http/accept-encoding.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Fewer bytes fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
/** More would keep other requests waiting: the stream that compresses all else takes them. */
const MAX_COMPRESSED_AT_ONCE_BYTES = 65_536;

/** Of two kilobytes brotli takes half the time of gzip at this quality, and makes less of them. */
const BROTLI_QUALITY = 4;

const encode = {
  identity: (body: Buffer<ArrayBuffer>) => body,
  gzip: (body: Buffer<ArrayBuffer>) => gzipSync(body),
  br: (body: Buffer<ArrayBuffer>) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
} as const;

/**
 * Answers with a value as JSON, in one piece and with its length. A stream that compresses costs
 * more processor time than all else of a small answer.
 */
export function jsonAnswer(c: HonoContext<ShopEnv>, value: unknown): Response {
  const json = Buffer.from(JSON.stringify(value));
  const isCompressible =
    json.length >= MIN_COMPRESSED_BYTES && json.length <= MAX_COMPRESSED_AT_ONCE_BYTES;
  const encoding = isCompressible ? negotiateEncoding(c.req.header("accept-encoding")) : "identity";
  const body = encode[encoding](json);
  c.header("content-type", "application/json");
  c.header("content-length", String(body.length));
  if (encoding !== "identity") {
    c.header("content-encoding", encoding);
    c.header("vary", "accept-encoding");
  }
  return c.body(body);
}
