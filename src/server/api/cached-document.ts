// Documents of the API that stay the same as long as the process runs: made once, compressed once,
// in Brotli too. Hono's own helpers would hash and compress them anew for every request.
import type { Context as HonoContext } from "hono";
import { negotiateEncoding } from "#server/http/accept-encoding.ts";
import { compress } from "#server/http/compression.ts";
import { isEtagMatch, toWeakEtag } from "#server/http/etag.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Answers with the result of `make`, which is called at the first request. */
export function answerWithCached(
  make: () => Promise<{ text: string; headers: Readonly<Record<string, string>> }>,
): (c: HonoContext<ShopEnv>) => Promise<Response> {
  const prepare = async () => {
    const { text, headers } = await make();
    const identity = Buffer.from(text);
    return {
      bodies: { identity, ...(await compress(identity, "quick")) },
      headers: {
        "cache-control": "no-cache",
        etag: toWeakEtag(identity),
        vary: "accept-encoding",
        ...headers,
      },
    };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (c) => {
    const { bodies, headers } = await (prepared ??= prepare());
    const ifNoneMatch = c.req.header("if-none-match");
    if (ifNoneMatch !== undefined && isEtagMatch(ifNoneMatch, headers.etag))
      return new Response(null, { status: 304, headers });
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    const answer = new Response(new Uint8Array(bodies[encoding]), { headers });
    if (encoding !== "identity") answer.headers.set("content-encoding", encoding);
    return answer;
  };
}
