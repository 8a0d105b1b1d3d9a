// More requests than the database or the processor can take. Everybody asks from a network of their
// own.
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

/** A page that keeps the processor busy. */
function work(): string {
  const endsAt = performance.now() + 5;
  while (performance.now() < endsAt);
  return "done";
}

/** More than may wait and be at work. */
const CROWD = 300;

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: sampleWebBuild({ home: work }),
    connectionString: database.appUrl,
    trustedProxies: ["127.0.0.1"],
    payments: "stripe",
    stripe: { secretKey: "sk_test_1", webhookSecret: "whsec_1" },
  });
});

afterAll(() => shop.stop());

function ask(visitor: number, path = "/api/catalog/variants?slugs=olive", body?: string) {
  const address = `10.${Math.floor(visitor / 250)}.${visitor % 250}.1`;
  return fetch(shop.url + path, {
    headers: { "x-forwarded-for": address },
    ...(body !== undefined && { method: "POST", body }),
  });
}

test("HOST-37 an excessive crowd is told to retry at once, and those who wait are served", async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  // All that they read is locked, so all of them wait.
  await owner.query("begin; lock table product_variants in access exclusive mode");

  const answers = Array.from({ length: CROWD }, (_, visitor) => ask(visitor));
  const first = await Promise.race(answers);
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await first.json()).toMatchObject({ code: "unavailable" });
  // Payments are noted, however many wait: this one fails for its signature alone.
  expect((await ask(CROWD, "/api/payments/stripe", "{}")).status).toBe(400);

  await owner.query("commit");
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await ask(0)).status).toBe(200);
  const failures = shop.logged.filter(({ level }) => level === "error");
  expect(failures.map((line) => JSON.stringify(line)).join()).not.toContain("too much waits");
});

test("HOST-38 a flood of payment events from one network leaves another network its turn", async () => {
  const flood = Array.from({ length: CROWD }, () => ask(1, "/api/payments/stripe", "{}"));
  expect((await ask(CROWD, "/api/payments/stripe", "{}")).status).toBe(400);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
});

test("HOST-38 HOST-39 while a crowd keeps the processor busy, some are served, others refused at once, cached pages in between", async () => {
  const visitors = Array.from({ length: CROWD }, (_, visitor) => visitor);
  const visit = async (visitor: number, path?: string) => {
    const answer = await ask(visitor, path);
    return { answer, text: await answer.text() };
  };
  // Everybody has a connection already.
  await Promise.all(visitors.map((visitor) => visit(visitor, "/")));

  let ended = 0;
  const crowd = visitors.map(async (visitor) => {
    const result = await visit(
      visitor,
      visitor % 2 === 0 ? `/?sent=${visitor}` : "/api/no-such-thing",
    );
    ended += 1;
    return result;
  });
  const first = await Promise.race(crowd);
  expect([first.answer.status, first.answer.headers.get("retry-after")]).toEqual([503, "1"]);
  // A connection of its own, and work of its own for the payment.
  expect((await visit(CROWD, "/")).answer.status).toBe(200);
  expect((await ask(CROWD, "/api/payments/stripe", "{}")).status).toBe(400);
  expect((await visit(CROWD, "/healthz")).answer.status).toBe(200);
  expect(ended).toBeLessThan(CROWD);

  const answers = await Promise.all(crowd);
  const pages = answers.filter((_, visitor) => visitor % 2 === 0);
  expect(new Set(pages.map(({ answer }) => answer.status))).toEqual(new Set([200, 503]));
  const turnedAway = pages.filter(({ answer }) => answer.status === 503);
  for (const { answer } of turnedAway) expect(answer.headers.get("refresh")).toBe("3");
  const programs = answers.filter((_, visitor) => visitor % 2 === 1);
  const refused = programs.filter(({ answer }) => answer.status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { answer, text } of refused) {
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(text)).toMatchObject({ code: "unavailable", retryAfter: 1 });
  }
  expect((await visit(0, "/?sent=after")).answer.status).toBe(200);
  expect(shop.logged.filter(({ level }) => level === "error")).toEqual([]);
});
