// The database of two instances fails over to a standby, and is read-only for a while, under
// orders that go on.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: clients that ask again, and how long an outage lasts
import { describe, expect, test } from "vitest";
import { orderBody } from "../../support/sample-order.ts";
import { startServerPair } from "../../support/server-pair.ts";
import { startTwoInstances } from "../instances/two-instances.ts";

const pair = await startServerPair();
const { one, other, asOwner, check, dataDir } = await startTwoInstances({ server: pair });
const both = [one, other];
await asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 10000, 'receipt' from product_variants`,
);

const CLIENTS = 4;
const OUTAGE_MS = 3_000;
/** So soon the first order is there after the database takes writes again. */
const SOON_MS = 10_000;
const ready = async () =>
  Promise.all(both.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));

let customers = 0;

/**
 * Customers who order until `isOver`, each asking again with the same key, now here and now there,
 * until the order is acknowledged.
 */
function startCustomers() {
  const acknowledged: string[] = [];
  const refusals: { status: number; retryAfter: string | null }[] = [];
  let isOver = false;

  async function order(): Promise<void> {
    customers += 1;
    const nth = customers;
    const body = orderBody({ olive: 1 });
    const details = { ...body.details, email: `buyer-${nth}@mail.example` };
    for (let attempt = nth; ; attempt += 1) {
      const answer = await fetch(`${both[attempt % 2]?.url}/api/orders`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.4.${nth & 255}.${nth >> 8}`,
        },
        body: JSON.stringify({ ...body, details }),
      });
      await answer.arrayBuffer();
      if (answer.status === 200) return void acknowledged.push(body.idempotencyKey);
      refusals.push({ status: answer.status, retryAfter: answer.headers.get("retry-after") });
      await sleep(100);
    }
  }
  async function customer(): Promise<void> {
    // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
    while (!isOver) await order();
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, customer));
  all.catch(() => {}); // It is met at the end.
  return {
    acknowledged,
    refusals,
    more: async (count: number, timeout = 30_000) => {
      const before = acknowledged.length;
      await expect
        .poll(() => acknowledged.length, { timeout, interval: 20 })
        .toBeGreaterThanOrEqual(before + count);
    },
    end: async () => {
      isOver = true;
      await all;
    },
  };
}

/** Every order that was acknowledged is there once with its mail, and nobody got a mail twice. */
async function expectNothingLost(acknowledged: readonly string[]): Promise<void> {
  const keys = acknowledged.map((key) => `'${key}'`).join();
  await expect
    .poll(
      () =>
        asOwner(
          `select count(*)::int as orders, count(distinct idempotency_key)::int as keys,
             count(m.id) filter (where m.state = 'sent')::int as mails
           from orders o left join mails m on m.dedupe_key = 'order-confirmation:' || o.id
           where idempotency_key in (${keys})`,
        ),
      { timeout: 60_000, interval: 200 },
    )
    .toEqual([
      { orders: acknowledged.length, keys: acknowledged.length, mails: acknowledged.length },
    ]);
  const delivered = fs
    .readdirSync(path.join(dataDir, "outbox"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(name.indexOf("-") + 1));
  expect(new Set(delivered).size).toBe(delivered.length);
  expect(await check()).toEqual([]);
}

function expectOnlyRetryLater(refusals: readonly { status: number; retryAfter: string | null }[]) {
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
}

/** A price that is changed now is soon in the kept pages of both. */
async function expectFreshPages(priceMinor: number): Promise<void> {
  await asOwner(`update product_variants set price_minor = ${priceMinor} where slug = 'blue'`);
  for (const { url } of both)
    await expect
      .poll(async () => (await fetch(url)).text(), { timeout: 5_000 })
      .toContain(String(priceMinor));
}

describe("an outage of the database", { timeout: 120_000 }, () => {
  test("FAULT-20 while the database is read-only, orders return 503 and the shop is not ready; then everything continues", async () => {
    const { acknowledged, refusals, more, end } = startCustomers();
    await more(5);
    await pair.setReadOnly(true);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 503]);
    await sleep(OUTAGE_MS);
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
    await pair.setReadOnly(false);
    await more(1, SOON_MS);
    await more(10);
    await end();
    expectOnlyRetryLater(refusals);
    expect(await ready()).toEqual([200, 200]);
    await expectNothingLost(acknowledged);
    await expectFreshPages(7_711);
  });

  test("FAULT-21 when a standby takes over, orders continue within 10 seconds, none lost or duplicated, and pages are current", async () => {
    const { acknowledged, refusals, more, end } = startCustomers();
    await more(5);
    await pair.losePrimary();
    // A proxy may lead to the standby before it is promoted.
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 503]);
    await sleep(OUTAGE_MS);
    await pair.addAdminRole();
    await more(1, SOON_MS);
    await more(10);
    await end();
    expectOnlyRetryLater(refusals);
    expect(await ready()).toEqual([200, 200]);
    await expectNothingLost(acknowledged);
    await expectFreshPages(7_722);
  });

  test("FAULT-22 neither instance logged the outage as a bug", () => {
    const bugs = both.flatMap(({ logged }) =>
      logged.filter(
        ({ level, msg }) => level === "fatal" || String(msg).startsWith("the queue has failed"),
      ),
    );
    expect(bugs).toEqual([]);
  });
});
