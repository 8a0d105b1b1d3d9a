// The database server goes away and comes back under a shop that goes on running.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: how long the outage lasts, and clients that ask again
import { beforeAll, describe, expect, test, vi } from "vitest";
import { newOrder, startClusterShop } from "./cluster-shop.ts";

const { server, shop, get, order, asOwner, check } = await startClusterShop({ receipt: 1_000 });

const AWAY_MS = 10_000;
/** "Within a few seconds", on a busy machine. */
const soon = { timeout: 10_000, interval: 50 };

const mailStates = () =>
  asOwner(
    "select state, count(*)::int, max(last_error) as error from mails where kind = 'order-confirmation' group by state",
  );
const allSent = (count: number) => [{ state: "sent", count, error: null }];

/**
 * Orders, and asks again with the same key for as long as the shop cannot. Returns the refusals on
 * the way.
 */
async function orderUntilDone(body: ReturnType<typeof newOrder>): Promise<number[]> {
  const refusals: number[] = [];
  for (;;) {
    const status = await order(body);
    if (status === 200) return refusals;
    refusals.push(status);
    await sleep(50); // as a browser waits before it asks again
  }
}

const getPrice = async (path: string) =>
  /priceMinor.{1,40}?(\d{4})|amountMinor.{1,40}?(\d{4})/.exec(await (await get(path)).text())?.[0];

async function getAnswer(path: string) {
  const answer = await get(path);
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    retryAfter: Number(answer.headers.get("retry-after")),
    text: await answer.text(),
  };
}

describe("a database outage of 10 seconds", () => {
  let cached = "";
  /** The answers while it is away, round by round. */
  const rounds: Record<"home" | "page" | "data", Awaited<ReturnType<typeof getAnswer>>>[] = [];
  let probes: { ready: number; healthy: number } | undefined;
  /** The statuses of all orders that were refused. */
  const refusals: number[] = [];

  beforeAll(async () => {
    assert.equal(await order(), 200);
    await vi.waitFor(async () => assert.deepEqual(await mailStates(), allSent(1)), soon);
    // Its stock has changed, so pages are made anew; this one is cached.
    await vi.waitFor(async () => {
      await get("/");
      assert.ok(shop.cache.get("/"));
    }, soon);
    cached = await (await get("/")).text();

    await server.stopAtOnce();
    const wentAt = performance.now();
    const bodies = Array.from({ length: 24 }, () => newOrder());
    const underWay = Promise.all(bodies.map((body) => orderUntilDone(body)));
    underWay.catch(() => {}); // It is met below.
    while (performance.now() - wentAt < AWAY_MS) {
      const [home, page, data, refused] = await Promise.all([
        getAnswer("/"),
        getAnswer("/product/olive"),
        getAnswer("/api/catalog/variants?slugs=olive"),
        order(),
      ]);
      rounds.push({ home, page, data });
      refusals.push(refused);
      await sleep(200);
    }
    probes = { ready: (await get("/readyz")).status, healthy: (await get("/healthz")).status };
    await server.start();
    refusals.push(...(await underWay).flat());
  }, 270_000);

  test("FAULT-10 pages and API requests that need the database return 503, and cached pages are still served", () => {
    expect(rounds).not.toEqual([]);
    for (const { home, page, data } of rounds) {
      expect(home.status).toBe(200);
      expect(home.text).toBe(cached);
      expect([page.status, page.type]).toEqual([503, "text/html; charset=utf-8"]);
      expect(page.text).toContain("Something went wrong");
      expect([data.status, data.type]).toEqual([503, "application/problem+json"]);
      expect(data.retryAfter).toBeGreaterThan(0);
    }
    expect(probes).toEqual({ ready: 503, healthy: 200 });
  });

  test("FAULT-11 orders are refused meanwhile, and nothing is stored partially", async () => {
    expect(new Set(refusals)).toEqual(new Set([503]));
    // The order from before and the 24 that were asked for until they were there; none of those
    // that were refused.
    expect(
      await asOwner(
        "select count(*)::int as orders, count(distinct idempotency_key)::int as keys from orders",
      ),
    ).toEqual([{ orders: 25, keys: 25 }]);
  });

  test(
    "FAULT-12 once the database is back, pages, API and mails work without a restart",
    { timeout: 30_000 },
    async () => {
      expect((await get("/product/olive")).status).toBe(200);
      expect((await get("/api/catalog/variants?slugs=olive")).status).toBe(200);
      expect((await get("/readyz")).status).toBe(200);
      await expect.poll(mailStates, { ...soon, timeout: 20_000 }).toEqual(allSent(25));
      expect(await check()).toEqual([]);
    },
  );

  test(
    "FAULT-13 once the database is back, changes are received and attempts are counted in it",
    { timeout: 30_000 },
    async () => {
      const before = await getPrice("/");
      await expect
        .poll(async () => {
          await asOwner("update product_variants set price_minor = price_minor + 1");
          return getPrice("/");
        }, soon)
        .not.toBe(before);
      await asOwner("delete from rate_limits");
      expect(
        await order({ ...newOrder(), expectedTotal: { amountMinor: 9_999, currency: "USD" } }),
      ).toBe(200);
      expect(await asOwner("select 1 from rate_limits limit 1")).toHaveLength(1);
    },
  );
});

test(
  "FAULT-14 after a killed backend and the server's crash recovery, each order exists once",
  { timeout: 180_000 },
  async () => {
    const [before] = await asOwner("select count(*)::int as orders from orders");
    for (let crash = 0; crash < 3; crash += 1) {
      const bodies = Array.from({ length: 16 }, () => newOrder("blue")).map((body) => ({
        ...body,
        expectedTotal: { amountMinor: 9_999, currency: "USD" },
      }));
      const underWay = Promise.all(bodies.map((body) => orderUntilDone(body)));
      underWay.catch(() => {});
      const [backend] = await asOwner(
        "select pid from pg_stat_activity where application_name = 'wanderpaw' limit 1",
      );
      process.kill(Number(backend?.["pid"]), "SIGKILL");
      const refusals = (await underWay).flat();
      expect(refusals.every((status) => status === 503)).toBe(true);
      expect(shop.logged.filter(({ msg }) => String(msg).includes("jobs are not done"))).toEqual(
        [],
      );
    }
    expect(await asOwner("select count(*)::int as orders from orders")).toEqual([
      { orders: Number(before?.["orders"]) + 48 },
    ]);
    await expect
      .poll(mailStates, { ...soon, timeout: 30_000 })
      .toEqual(allSent(Number(before?.["orders"]) + 48));
    expect(await check()).toEqual([]);
  },
);
