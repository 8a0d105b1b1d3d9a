import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createHtmlCache, type HtmlCache, type HtmlCacheOptions } from "./html-cache.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";
import { createNetworkLimits } from "./network-limits.ts";

/** A cache of pages that `render` makes. It waits for new pages for as long as they take. */
function startCache(
  render: (request: Request) => Promise<Response>,
  options: Partial<HtmlCacheOptions> = {},
): HtmlCache {
  return createHtmlCache({
    origin: "http://shop.example",
    limits: createNetworkLimits(),
    patienceMs: 60_000,
    render,
    ...options,
  });
}

const shared = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, must-revalidate",
};

function page(
  text: string,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(text, {
    status: init.status ?? 200,
    headers: { ...shared, ...init.headers },
  });
}

const getBytes = (answer: PreparedAnswer | undefined, form: keyof PreparedAnswer["variants"]) =>
  answer?.variants[form].bytes ?? Buffer.alloc(0);
const getText = (answer: PreparedAnswer | undefined) => getBytes(answer, "identity").toString();

test("HTTP-01 a page is cached in three equivalent encodings", async () => {
  const cache = startCache(async () => page("hello ".repeat(100)));
  await cache.fill("/");
  const cached = cache.get("/");
  const variants = cached?.variants;
  expect(getText(cached)).toBe("hello ".repeat(100));
  expect(brotliDecompressSync(getBytes(cached, "br")).toString()).toBe("hello ".repeat(100));
  expect(gunzipSync(getBytes(cached, "gzip")).toString()).toBe("hello ".repeat(100));
  expect(variants?.br.headers).toContain("br");
  expect(variants?.gzip.headers).toContain("gzip");
  for (const variant of Object.values(variants ?? {})) {
    const { headers } = variant;
    expect(headers[headers.indexOf("content-length") + 1]).toBe(String(variant.bytes.length));
    expect(headers[headers.indexOf("vary") + 1]).toBe("accept-encoding");
  }
});

test("HTTP-06 a shared render contains no data of a visitor", async () => {
  const requests: Request[] = [];
  const cache = startCache(async (request) => {
    requests.push(request);
    return page("x");
  });
  await cache.fill("/cart");
  expect(requests.map((request) => [request.method, request.url])).toEqual([
    ["GET", "http://shop.example/cart"],
  ]);
  expect([...(requests[0]?.headers ?? [])]).toEqual([["accept", "text/html"]]);
});

test("HTTP-02 the ETag depends on the text only", async () => {
  const bodies = ["one", "one", "two"];
  const cache = startCache(async () => page(bodies.shift() ?? ""));
  const tags: (string | undefined)[] = [];
  for (let i = 0; i < 3; i += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    tags.push((await cache.fill("/"))?.etag);
    cache.expire();
  }
  expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test("HTTP-08 many requests for one page wait for one render", async () => {
  const gate = Promise.withResolvers<Response>();
  const render = vi.fn<() => Promise<Response>>(() => gate.promise);
  const cache = startCache(render);
  const answers = Array.from({ length: 50 }, () => cache.fill("/"));
  gate.resolve(page("once"));
  expect(new Set((await Promise.all(answers)).map(getText))).toEqual(new Set(["once"]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("HTTP-03 a render that started before a change is served but does not count as new", async () => {
  const gates = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let next = 0;
  const cache = startCache(
    () => gates[next++]?.promise ?? Promise.reject(new Error("too many renders")),
  );
  const before = cache.fill("/");
  // It has begun.
  await expect.poll(() => next).toBe(1);
  cache.expire();
  const after = cache.fill("/");
  gates[0]?.resolve(page("old"));
  expect(getText(await before)).toBe("old");
  expect(cache.get("/")).toBeUndefined();
  gates[1]?.resolve(page("new"));
  expect(getText(await after)).toBe("new");
  expect(getText(cache.get("/"))).toBe("new");
});

test("HTTP-03 after a change no page is up to date", async () => {
  const cache = startCache(async () => page("x"));
  const paths = ["/", "/cart", "/_.data"];
  await Promise.all(paths.map((path) => cache.fill(path)));
  expect(paths.map((path) => getText(cache.get(path)))).toEqual(["x", "x", "x"]);
  cache.expire();
  expect(paths.map((path) => cache.get(path))).toEqual([undefined, undefined, undefined]);
});

test("HTTP-07 only successful and public pages are cached", async () => {
  const answers: Record<string, Response> = {
    "/missing": page("no", { status: 404, headers: { "cache-control": "no-store" } }),
    "/moved": page("", { status: 302, headers: { location: "/", "cache-control": "no-store" } }),
    "/broken": page("oh", { status: 500 }),
    "/private": page("mine", { headers: { "cache-control": "private" } }),
  };
  const cache = startCache(async (request) => answers[new URL(request.url).pathname] ?? page("?"));
  expect((await cache.fill("/missing"))?.status).toBe(404);
  const moved = await cache.fill("/moved");
  expect(moved?.variants.identity.headers).toContain("location");
  expect((await cache.fill("/broken"))?.status).toBe(500);
  expect(getText(await cache.fill("/private"))).toBe("mine");
  expect(cache.getStats().entries).toBe(0);
});

test("HTTP-07 a response with a cookie is not shared", async () => {
  const cache = startCache(async () => page("x", { headers: { "set-cookie": "session=secret" } }));
  await expect(cache.fill("/")).resolves.toBeUndefined();
  expect(cache.getStats().entries).toBe(0);
});

test("HTTP-07 a failed render is not cached and can be retried", async () => {
  const outcomes = [() => Promise.reject(new Error("broken")), async () => page("fine")];
  const cache = startCache(
    () => outcomes.shift()?.() ?? Promise.reject(new Error("too many renders")),
  );
  await expect(cache.fill("/")).rejects.toThrow("broken");
  expect(getText(await cache.fill("/"))).toBe("fine");
});

test("HTTP-07 invented addresses evict each other, not the pages that people read, and memory is bounded", async () => {
  const maxBytes = 40_000;
  const cache = startCache(async () => page("x".repeat(10_000)), { maxBytes, settleMs: 0 });
  for (const path of ["/", "/products"]) {
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    await cache.fill(path);
  }
  for (let i = 0; i < 20; i += 1) {
    cache.get("/");
    cache.get("/products");
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    await cache.fill(`/order/invented-${i}`);
    expect(cache.getStats().bytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(cache.getStats().entries).toBe(3);
  expect(cache.getStats().bytes).toBeGreaterThan(30_000);
  expect(cache.get("/")).toBeDefined();
  expect(cache.get("/products")).toBeDefined();
});

test("HTTP-07 a page that is larger than the whole cache evicts nothing", async () => {
  const cache = startCache(
    async ({ url }) => page(url.endsWith("/long") ? "x".repeat(10_000) : "short"),
    { maxBytes: 5_000 },
  );
  await cache.fill("/");
  expect(getText(await cache.fill("/long"))).toHaveLength(10_000);
  expect([cache.get("/long"), getText(cache.get("/"))]).toEqual([undefined, "short"]);
});

test("HTTP-09 a page that remains in the cache is recompressed under the same ETag", async () => {
  const text = Array.from({ length: 400 }, (_, i) => `<li>bag ${i} of ${i * 7919}</li>`).join("");
  const cache = startCache(async () => page(text), { settleMs: 0 });
  const first = await cache.fill("/");
  const { bytes } = cache.getStats();
  await vi.waitFor(() => expect(cache.get("/")).not.toBe(first));
  expect(cache.getStats().bytes).toBeLessThan(bytes);
  const later = cache.get("/");
  expect(later?.variants.br.bytes.length).toBeLessThan(first?.variants.br.bytes.length ?? 0);
  expect(brotliDecompressSync(getBytes(later, "br")).toString()).toBe(text);
  expect(later?.etag).toBe(first?.etag);
});

test("HTTP-17 a cached page does not repeat the request id of its first visitor", async () => {
  const cache = startCache(async () => page("x", { headers: { "x-request-id": "first" } }));
  await cache.fill("/");
  expect(cache.get("/")?.variants.identity.headers).not.toContain("x-request-id");
});
