import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createHtmlCache } from "./html-cache.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";

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

const bytesOf = (answer: PreparedAnswer | undefined, form: keyof PreparedAnswer["variants"]) =>
  Buffer.from(answer?.variants[form].wire ?? "", "latin1");
const textOf = (answer: PreparedAnswer | undefined) => bytesOf(answer, "identity").toString();

test("HTTP-01 a page is kept in three forms that mean the same", async () => {
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async () => page("hello ".repeat(100)),
  });
  await cache.fill("/");
  const kept = cache.get("/");
  const variants = kept?.variants;
  expect(textOf(kept)).toBe("hello ".repeat(100));
  expect(brotliDecompressSync(bytesOf(kept, "br")).toString()).toBe("hello ".repeat(100));
  expect(gunzipSync(bytesOf(kept, "gzip")).toString()).toBe("hello ".repeat(100));
  expect(variants?.br.headers).toContain("br");
  expect(variants?.gzip.headers).toContain("gzip");
  for (const variant of Object.values(variants ?? {})) {
    const { headers } = variant;
    expect(headers[headers.indexOf("content-length") + 1]).toBe(String(variant.wire.length));
    expect(headers[headers.indexOf("vary") + 1]).toBe("accept-encoding");
  }
});

test("HTTP-06 what is rendered for all carries nothing of a visitor", async () => {
  const seen: Request[] = [];
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async (request) => {
      seen.push(request);
      return page("x");
    },
  });
  await cache.fill("/cart");
  expect(seen.map((request) => [request.method, request.url])).toEqual([
    ["GET", "http://shop.example/cart"],
  ]);
  expect([...(seen[0]?.headers ?? [])]).toEqual([["accept", "text/html"]]);
});

test("HTTP-02 the tag follows the text and nothing else", async () => {
  const bodies = ["one", "one", "two"];
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async () => page(bodies.shift() ?? ""),
  });
  const tags: (string | undefined)[] = [];
  for (let i = 0; i < 3; i += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    tags.push((await cache.fill("/"))?.etag);
    cache.invalidate();
  }
  expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
});

test("HTTP-08 many requests for one page wait for one render", async () => {
  const gate = Promise.withResolvers<Response>();
  const render = vi.fn<() => Promise<Response>>(() => gate.promise);
  const cache = createHtmlCache({ origin: "http://shop.example", render });
  const answers = Array.from({ length: 50 }, () => cache.fill("/"));
  gate.resolve(page("once"));
  expect(new Set((await Promise.all(answers)).map(textOf))).toEqual(new Set(["once"]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("HTTP-03 a render that began before a change is answered but not kept", async () => {
  const gates = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let next = 0;
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: () => gates[next++]?.promise ?? Promise.reject(new Error("too many renders")),
  });
  const before = cache.fill("/");
  cache.invalidate();
  const after = cache.fill("/");

  // Whichever ends first, the old text never stays.
  gates[1]?.resolve(page("new"));
  expect(textOf(await after)).toBe("new");
  gates[0]?.resolve(page("old"));
  expect(textOf(await before)).toBe("old");
  expect(textOf(cache.get("/"))).toBe("new");
});

test("HTTP-03 a change drops every page", async () => {
  const cache = createHtmlCache({ origin: "http://shop.example", render: async () => page("x") });
  await Promise.all(["/", "/cart", "/_.data"].map((path) => cache.fill(path)));
  expect(cache.stats().entries).toBe(3);
  cache.invalidate();
  expect(cache.stats().entries).toBe(0);
  expect(cache.get("/")).toBeUndefined();
});

test("HTTP-07 only pages that are fine and public are kept", async () => {
  const answers: Record<string, Response> = {
    "/missing": page("no", { status: 404, headers: { "cache-control": "no-store" } }),
    "/moved": page("", { status: 302, headers: { location: "/", "cache-control": "no-store" } }),
    "/broken": page("oh", { status: 500 }),
    "/private": page("mine", { headers: { "cache-control": "private" } }),
  };
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async (request) => answers[new URL(request.url).pathname] ?? page("?"),
  });
  expect((await cache.fill("/missing"))?.status).toBe(404);
  const moved = await cache.fill("/moved");
  expect(moved?.variants.identity.headers).toContain("location");
  expect((await cache.fill("/broken"))?.status).toBe(500);
  expect(textOf(await cache.fill("/private"))).toBe("mine");
  expect(cache.stats().entries).toBe(0);
});

test("HTTP-07 an answer with a cookie is shared with nobody", async () => {
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async () => page("x", { headers: { "set-cookie": "session=secret" } }),
  });
  await expect(cache.fill("/")).resolves.toBeUndefined();
  expect(cache.stats().entries).toBe(0);
});

test("HTTP-07 a render that fails is not kept and can be tried again", async () => {
  const outcomes = [() => Promise.reject(new Error("broken")), async () => page("fine")];
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: () => outcomes.shift()?.() ?? Promise.reject(new Error("too many renders")),
  });
  await expect(cache.fill("/")).rejects.toThrow("broken");
  expect(textOf(await cache.fill("/"))).toBe("fine");
});

test("HTTP-07 invented addresses push out each other, not the pages that people read, and memory has its limit", async () => {
  const maxBytes = 40_000;
  const cache = createHtmlCache({
    origin: "http://shop.example",
    maxBytes,
    settleMs: 0,
    render: async () => page("x".repeat(10_000)),
  });
  for (const path of ["/", "/products"]) {
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    await cache.fill(path);
  }
  for (let i = 0; i < 20; i += 1) {
    cache.get("/");
    cache.get("/products");
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    await cache.fill(`/order/invented-${i}`);
    expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(cache.stats().entries).toBe(3);
  expect(cache.stats().bytes).toBeGreaterThan(30_000);
  expect(cache.get("/")).toBeDefined();
  expect(cache.get("/products")).toBeDefined();
  cache.invalidate();
  expect(cache.stats().bytes).toBe(0);
});

test("HTTP-07 a page that is larger than all room pushes out nothing", async () => {
  const cache = createHtmlCache({
    origin: "http://shop.example",
    maxBytes: 5_000,
    render: async ({ url }) => page(url.endsWith("/long") ? "x".repeat(10_000) : "short"),
  });
  await cache.fill("/");
  expect(textOf(await cache.fill("/long"))).toHaveLength(10_000);
  expect([cache.get("/long"), textOf(cache.get("/"))]).toEqual([undefined, "short"]);
});

test("HTTP-09 a page that stays is compressed better later, under the same tag", async () => {
  const text = Array.from({ length: 400 }, (_, i) => `<li>bag ${i} of ${i * 7919}</li>`).join("");
  const cache = createHtmlCache({
    origin: "http://shop.example",
    settleMs: 0,
    render: async () => page(text),
  });
  const first = await cache.fill("/");
  const { bytes } = cache.stats();
  await vi.waitFor(() => expect(cache.get("/")).not.toBe(first));
  expect(cache.stats().bytes).toBeLessThan(bytes);
  const later = cache.get("/");
  expect(later?.variants.br.wire.length).toBeLessThan(first?.variants.br.wire.length ?? 0);
  expect(brotliDecompressSync(bytesOf(later, "br")).toString()).toBe(text);
  expect(later?.etag).toBe(first?.etag);
});

test("HTTP-17 a kept page does not repeat the request id of the one who came first", async () => {
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async () => page("x", { headers: { "x-request-id": "first" } }),
  });
  await cache.fill("/");
  expect(cache.get("/")?.variants.identity.headers).not.toContain("x-request-id");
});
