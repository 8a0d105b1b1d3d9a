import { afterEach, expect, test, vi } from "vitest";
import { OverloadedError } from "./concurrency-limit.ts";
import { createNetworkLimit, createNetworkLimits } from "./network-limits.ts";

afterEach(() => vi.useRealTimers());

/** Work that goes on until the test ends it. */
function work() {
  const end = Promise.withResolvers<void>();
  const started: string[] = [];
  return {
    started,
    end: () => end.resolve(),
    of: (name: string) => async () => {
      started.push(name);
      await end.promise;
      return name;
    },
  };
}

const refused = (results: PromiseSettledResult<string>[]) =>
  results.filter((it) => it.status === "rejected" && it.reason instanceof OverloadedError).length;

test("HTTP-26 one network has eight renders at once, and the places of others stay free", async () => {
  const { pages } = createNetworkLimits();
  const { started, end, of } = work();
  const many = Promise.allSettled(
    Array.from({ length: 450 }, () => pages("192.0.2.1", of("flood"))),
  );
  const other = pages("192.0.2.2", of("visitor"));
  await expect.poll(() => started).toContain("visitor");
  expect(started.filter((name) => name === "flood")).toHaveLength(8);
  end();
  expect(await other).toBe("visitor");
  // Eight and those that could wait.
  expect(refused(await many)).toBe(450 - 8 - 64);
});

test("HTTP-26 those whose address is not known share the places of one network", async () => {
  const { pages } = createNetworkLimits();
  const { started, end, of } = work();
  const all = Promise.all(Array.from({ length: 12 }, () => pages(undefined, of("x"))));
  await expect.poll(() => started).toHaveLength(8);
  end();
  await expect(all).resolves.toHaveLength(12);
});

test("HTTP-25 a line of requests that is full of many networks leaves the line of refills free", async () => {
  const { pages, refills } = createNetworkLimits();
  const { end, of } = work();
  const flood = Promise.allSettled(
    Array.from({ length: 500 }, (_, nth) => pages(`192.0.2.${nth}`, of("flood"))),
  );
  expect(await refills("198.51.100.1", async () => "new page")).toBe("new page");
  end();
  expect(refused(await flood)).toBe(500 - 32 - 256);
});

test("HTTP-26 who waits too long is refused, and gives the place in the line back", async () => {
  vi.useFakeTimers();
  const line = createNetworkLimit({
    all: { running: 4, waiting: 4 },
    network: { running: 1, waiting: 1, patienceMs: 2_000 },
  });
  const { end, of, started } = work();
  const first = line("a", of("first"));
  const second = line("a", of("second"));
  await expect(line("a", of("third"))).rejects.toThrow(OverloadedError);
  const late = Promise.allSettled([second]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(refused(await late)).toBe(1);
  const fourth = line("a", of("fourth"));
  end();
  // The place is handed over a turn of the event loop later.
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all([first, fourth])).toEqual(["first", "fourth"]);
  expect(started).toEqual(["first", "fourth"]);
});

test("HOST-35 one network has three requests to the API at once, and others are served between its next ones", async () => {
  const { api } = createNetworkLimits();
  const served: string[] = [];
  // Synchronous work: it would run to its end before any other request.
  const ask = (network: string) => api(network, async () => void served.push(network));
  const flood = Promise.all(Array.from({ length: 200 }, () => ask("192.0.2.1")));
  await new Promise(setImmediate);
  await ask("192.0.2.2");
  expect(served.indexOf("192.0.2.2")).toBeLessThan(20);
  await flood;
  expect(served).toHaveLength(201);
});
