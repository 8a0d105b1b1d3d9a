import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OverloadedError } from "#platform/concurrency-limit.ts";
import { createHtmlCache, type HtmlCacheOptions } from "./html-cache.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";
import type { NetworkLimit } from "./network-limits.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const getText = (answer: PreparedAnswer | undefined) => answer?.variants.identity.bytes.toString();
const fine = (text: string) =>
  new Response(text, { headers: { "cache-control": "public, max-age=0, must-revalidate" } });
const atOnce: NetworkLimit = (_network, work) => work();

/**
 * A cache with the page "first", which a change has just made out of date. `next` are the renders
 * after that.
 */
async function outdated(options: Partial<HtmlCacheOptions> = {}) {
  const next: (() => Response | Promise<Response>)[] = [() => fine("first")];
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async () => (next.shift() ?? (() => Promise.reject(new Error("too many renders"))))(),
    limits: { refills: atOnce, pages: atOnce },
    // Visitors get an old page at once, unless a test changes that.
    patienceMs: 0,
    ...options,
  });
  await cache.fill("/");
  cache.expire();
  later(1);
  const shown = async () => getText(await cache.fill("/"));
  const renders = () => cache.getStats().renders - 1;
  return { cache, next, shown, renders };
}

test("HTTP-23 the old page is served while one render of the new one is running", async () => {
  const { cache, next, shown, renders } = await outdated();
  const gate = Promise.withResolvers<Response>();
  next.push(() => gate.promise);
  expect(await Promise.all(Array.from({ length: 20 }, shown))).toEqual(Array(20).fill("first"));
  expect([renders(), cache.getStats().stale]).toEqual([1, 20]);
  gate.resolve(fine("second"));
  await expect.poll(() => getText(cache.get("/"))).toBe("second");
  expect(renders()).toBe(1);
});

test("HTTP-03 a visitor after a change waits a moment for the new page", async () => {
  const { cache, next, shown } = await outdated({ patienceMs: 60_000 });
  next.push(() => fine("second"));
  expect(await Promise.all([shown(), shown()])).toEqual(["second", "second"]);
  expect(cache.getStats()).toMatchObject({ renders: 2, stale: 0 });
});

test.each<[string, () => Response | Promise<Response>]>([
  ["fails", () => Promise.reject(new Error("broken"))],
  ["is an error page", () => new Response("oh", { status: 500 })],
  ["finds no database", () => new Response("later", { status: 503 })],
])("HTTP-23 a render that %s leaves the old page, and is retried later", async (_, fails) => {
  const { cache, next, shown, renders } = await outdated({ patienceMs: 60_000 });
  next.push(fails, fails, () => fine("second"));
  expect([await shown(), await shown(), renders()]).toEqual(["first", "first", 1]);
  later(1);
  expect([await shown(), renders()]).toEqual(["first", 2]);
  // The second pause is longer.
  later(1);
  expect([await shown(), renders()]).toEqual(["first", 2]);
  later(1);
  expect([await shown(), renders()]).toEqual(["second", 3]);
  expect(cache.getStats()).toMatchObject({ stale: 4, failed_refills: 2 });
});

test("HTTP-23 the next change retries at once", async () => {
  const { cache, next, shown } = await outdated({ patienceMs: 60_000 });
  next.push(
    () => Promise.reject(new Error("broken")),
    () => fine("third"),
  );
  expect(await shown()).toBe("first");
  cache.expire();
  expect(await shown()).toBe("third");
});

test("HTTP-23 a render that gets no slot leaves the old page", async () => {
  let isFull = false;
  const { next, shown, renders } = await outdated({
    patienceMs: 60_000,
    limits: {
      refills: (_network, work) => (isFull ? Promise.reject(new OverloadedError()) : work()),
      pages: atOnce,
    },
  });
  isFull = true;
  expect([await shown(), renders()]).toEqual(["first", 0]);
  isFull = false;
  next.push(() => fine("second"));
  later(1);
  expect(await shown()).toBe("second");
});

test("HTTP-23 after ten minutes the old page is no longer served", async () => {
  const { next, shown } = await outdated({ patienceMs: 60_000 });
  const broken = () => new Response("oh", { status: 500 });
  next.push(broken, broken, () => fine("second"));
  later(598);
  expect(await shown()).toBe("first");
  later(2);
  expect(await shown()).toBe("oh");
  expect(await shown()).toBe("second");
});

test("HTTP-23 a page that was removed or moved is dropped", async () => {
  const { cache, next, shown } = await outdated({ patienceMs: 60_000 });
  next.push(() => new Response("gone", { status: 404 }));
  expect(await shown()).toBe("gone");
  expect(cache.getStats().entries).toBe(0);
});

test("HTTP-24 withdrawn content is not served, however long the new page takes or fails", async () => {
  const { cache, next, shown } = await outdated();
  const gate = Promise.withResolvers<Response>();
  cache.removeAll();
  next.push(
    () => gate.promise,
    () => fine("second"),
  );
  const waiting = shown();
  gate.resolve(new Response("oh", { status: 500 }));
  expect(await waiting).toBe("oh");
  expect(await shown()).toBe("second");
});

test("HTTP-24 a visitor who waits during a withdrawal does not get the old page either", async () => {
  const { cache, next, shown } = await outdated({ patienceMs: 60_000 });
  const gate = Promise.withResolvers<Response>();
  next.push(() => gate.promise);
  const waiting = shown();
  cache.removeAll();
  gate.reject(new Error("broken"));
  await expect(waiting).rejects.toThrow("broken");
});

test("HTTP-24 a render that started before a withdrawal is not kept", async () => {
  const { cache, next, shown } = await outdated({ patienceMs: 60_000 });
  const gate = Promise.withResolvers<Response>();
  next.push(
    () => gate.promise,
    () => fine("without it"),
  );
  const waiting = shown();
  await expect.poll(() => cache.getStats().renders).toBe(2);
  cache.removeAll();
  gate.resolve(fine("with it"));
  await waiting;
  expect(await shown()).toBe("without it");
});

test("HTTP-27 changes during a render are combined, and the newest is shown in the end", async () => {
  const { cache, next, shown, renders } = await outdated();
  const gate = Promise.withResolvers<Response>();
  next.push(
    () => gate.promise,
    () => fine("newest"),
  );
  await shown();
  for (let change = 0; change < 50; change += 1) {
    cache.expire();
    // oxlint-disable-next-line no-await-in-loop -- one visit after each change
    expect(await shown()).toBe("first");
  }
  gate.resolve(fine("between"));
  // A page rendered before the latest change is still newer than the old one.
  await expect.poll(shown).not.toBe("first");
  later(1);
  await expect.poll(() => getText(cache.get("/"))).toBe("newest");
  expect(renders()).toBe(2);
});
