import { expect, test } from "vitest";
import { createHtmlCache } from "./html-cache.ts";
import { hearMadeOf, noteMadeOf } from "./made-of.ts";

const headers = { "cache-control": "public, max-age=0, must-revalidate" };

/** A cache of pages that show a state, which a test sets; "/plain" shows none and "/both" another one as well. */
function shop() {
  const state = { now: "A" };
  const gates = new Map<string, Promise<void>>();
  const cache = createHtmlCache({
    origin: "http://shop.example",
    render: async (request) => {
      const { pathname } = new URL(request.url);
      const shown = state.now;
      if (pathname !== "/plain") noteMadeOf(shown);
      if (pathname === "/both") noteMadeOf("another");
      await gates.get(pathname);
      return new Response(shown, { headers });
    },
  });
  const keeps = (path: string) => cache.get(path) !== undefined;
  return { cache, state, gates, keeps };
}

test("HTTP-21 after a change the pages that are made of what is there stay, all others go", async () => {
  const { cache, state, keeps } = shop();
  await Promise.all(["/", "/plain", "/both"].map((path) => cache.fill(path)));
  state.now = "B";
  await cache.fill("/faq");
  cache.keepOnly("B");
  expect(["/", "/plain", "/both", "/faq"].map(keeps)).toEqual([false, false, false, true]);
  expect(cache.stats()).toMatchObject({ entries: 1, invalidations: 1, spared: 0 });
  const { bytes } = cache.stats();
  cache.keepOnly("B");
  expect(cache.stats()).toMatchObject({ entries: 1, bytes, invalidations: 1, spared: 1 });
  cache.keepOnly("C");
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, invalidations: 2 });
});

test("HTTP-21 a page made while a state came and went again is not kept as if it had never been", async () => {
  const { cache, state, keeps } = shop();
  cache.keepOnly("A");
  state.now = "B";
  await cache.fill("/");
  state.now = "A";
  // Both changes are found as one, and nothing has changed by then.
  cache.keepOnly("A");
  expect(keeps("/")).toBe(false);
});

test("HTTP-21 a render that a look overtakes is kept only if it shows what was found", async () => {
  const { cache, state, gates, keeps } = shop();
  const gate = Promise.withResolvers<void>();
  for (const path of ["/old", "/new", "/plain"]) gates.set(path, gate.promise);
  const old = cache.fill("/old");
  state.now = "B";
  const others = [cache.fill("/new"), cache.fill("/plain")];
  cache.keepOnly("B");
  gate.resolve();
  await Promise.all([old, ...others]);
  expect(["/old", "/new", "/plain"].map(keeps)).toEqual([false, true, false]);
});

test("HTTP-21 a change of something else drops what a look had left, and what is being rendered", async () => {
  const { cache, gates, keeps } = shop();
  await cache.fill("/");
  const gate = Promise.withResolvers<void>();
  gates.set("/late", gate.promise);
  const late = cache.fill("/late");
  cache.keepOnly("A");
  expect(keeps("/")).toBe(true);
  cache.invalidate();
  gate.resolve();
  await late;
  expect(["/", "/late"].map(keeps)).toEqual([false, false]);
});

test("HTTP-21 what several pages are made of at the same time is told apart", async () => {
  const gate = Promise.withResolvers<void>();
  const made = (marks: string[]) =>
    hearMadeOf(async () => {
      for (const mark of marks) {
        noteMadeOf(mark);
        // oxlint-disable-next-line no-await-in-loop -- the others come in between
        await gate.promise;
      }
    });
  const all = Promise.all([made(["A"]), made(["B", "B"]), made(["A", "B"]), made([])]);
  gate.resolve();
  expect((await all).map(({ madeOf }) => madeOf)).toEqual(["A", "B", undefined, undefined]);
  expect(() => noteMadeOf("nobody hears it")).not.toThrow();
});
