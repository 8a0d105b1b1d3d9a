import type { Context as HonoContext } from "hono";
import { negotiateEncoding } from "#server/http/accept-encoding.ts";
import { bodyHeaders, compressSync } from "#server/http/compression.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Fewer bytes fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
/** More would keep other requests waiting: the stream that compresses all else takes them. */
const MAX_COMPRESSED_AT_ONCE_BYTES = 65_536;

/**
 * Answers with a value as JSON, in one piece and with its length. A stream that compresses costs
 * more processor time than all else of a small answer.
 */
export function createJsonAnswer(c: HonoContext<ShopEnv>, value: unknown): Response {
  const json = Buffer.from(JSON.stringify(value));
  const isCompressible =
    json.length >= MIN_COMPRESSED_BYTES && json.length <= MAX_COMPRESSED_AT_ONCE_BYTES;
  const encoding = isCompressible ? negotiateEncoding(c.req.header("accept-encoding")) : "identity";
  const body = compressSync(json, encoding);
  c.header("content-type", "application/json");
  for (const [name, text] of bodyHeaders(body, encoding)) c.header(name, text);
  return c.body(body);
}
