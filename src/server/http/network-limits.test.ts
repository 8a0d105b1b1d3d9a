import { afterEach, expect, test, vi } from "vitest";
import { OverloadedError } from "#platform/concurrency-limit.ts";
import { createNetworkLimit, createNetworkLimits, releaseDuring } from "./network-limits.ts";

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

test("HTTP-26 one network has eight simultaneous renders, and the slots of others stay free", async () => {
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

test("HTTP-26 requests from unknown addresses share the slots of one network", async () => {
  const { pages } = createNetworkLimits();
  const { started, end, of } = work();
  const all = Promise.all(Array.from({ length: 12 }, () => pages(undefined, of("x"))));
  await expect.poll(() => started).toHaveLength(8);
  end();
  await expect(all).resolves.toHaveLength(12);
});

test("HTTP-25 a queue that is full of many networks' requests leaves the refresh queue free", async () => {
  const { pages, refills } = createNetworkLimits();
  const { end, of } = work();
  const flood = Promise.allSettled(
    Array.from({ length: 500 }, (_, nth) => pages(`10.${nth >> 8}.${nth & 255}.1`, of("flood"))),
  );
  expect(await refills("198.51.100.1", async () => "new page")).toBe("new page");
  end();
  expect(refused(await flood)).toBe(500 - 32 - 256);
});

test("HTTP-26 a request that waits too long is refused, and frees its place in the queue", async () => {
  vi.useFakeTimers();
  const line = createNetworkLimit({
    all: { running: 4, waiting: 4 },
    networks: [{ running: 1, waiting: 1, patienceMs: 2_000 }],
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

test("HOST-35 one network has three concurrent API requests, and others are served between its next ones", async () => {
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

test("LIMIT-18 the networks of one home share half of the renders, those of one site three quarters", async () => {
  const { pages } = createNetworkLimits();
  const { started, end, of } = work();
  const site = (home: number) =>
    Array.from({ length: 256 }, (_, nth) =>
      pages(`2001:db8:1:${(home * 256 + nth).toString(16)}::/64`, of(`home ${home}`)),
    );
  const homes = Promise.allSettled([0, 1, 2].flatMap(site));
  await expect.poll(() => started).toHaveLength(24);
  expect(started.filter((name) => name === "home 0")).toHaveLength(16);
  await expect(Promise.race([pages("192.0.2.1", async () => "visitor"), homes])).resolves.toBe(
    "visitor",
  );
  expect(started).toHaveLength(24);
  end();
  await homes;
});

test("HOST-41 a request that waits for its client occupies no slot meanwhile, and gets one again afterwards", async () => {
  const line = createNetworkLimit({ networks: [{ running: 1, waiting: 0 }] });
  const body = Promise.withResolvers<string>();
  const requested = Promise.withResolvers<void>();
  const wait = () => {
    requested.resolve();
    return body.promise;
  };
  const first = line("a", async () => `${await releaseDuring(wait)} and worked on`);
  await requested.promise;
  expect(await line("a", async () => "second")).toBe("second");
  body.resolve("received");
  expect(await first).toBe("received and worked on");
  // The place is free, and not freed twice.
  const { end, of } = work();
  const third = line("a", of("third"));
  await expect(line("a", async () => "fourth")).rejects.toThrow(OverloadedError);
  end();
  expect(await third).toBe("third");
});

test("HOST-41 a request whose slot is taken when the client is done is told to retry", async () => {
  const line = createNetworkLimit({ networks: [{ running: 1, waiting: 0 }] });
  const { end, of } = work();
  const body = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  const wait = () => {
    requested.resolve();
    return body.promise;
  };
  const first = line("a", () => releaseDuring(wait));
  await requested.promise;
  const second = line("a", of("second"));
  body.reject(new Error("broke off"));
  await expect(first).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 1 });
  end();
  expect(await second).toBe("second");
  expect(await line("a", async () => "third")).toBe("third");
});
