// More requests than the database can take: the table that they read is locked meanwhile, so all of
// them wait. Everybody asks from a network of their own.
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { seedDatabase } from "../../../src/seed-database.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

/** More than may wait and be at work. */
const CROWD = 300;

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  await seedDatabase({ database, config: { demo: false }, now: new Date("2025-01-15T12:00:00Z") });
  shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    trustedProxies: ["127.0.0.1"],
    payments: "stripe",
    stripe: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: undefined },
  });
});

afterAll(() => shop.stop());

function ask(visitor: number, path = "/api/catalog/variants?slugs=olive", body?: string) {
  const address = `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`;
  return fetch(shop.url + path, {
    headers: { "x-forwarded-for": address },
    ...(body !== undefined && { method: "POST", body }),
  });
}

test("HOST-37 a crowd that is too large is told to come again at once, and those who wait are served", async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
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
