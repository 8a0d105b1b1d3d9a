// One customer of a provider who has 256 networks, and uses another one for each request.
import { afterAll, expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { testDatabase } from "../../support/database.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { startSampleShop } from "../http/sample-shop.ts";

const database = await testDatabase({ seeded: true });
const shop = await startSampleShop({
  webBuild: sampleWebBuild(),
  connectionString: database.appUrl,
  payments: "manual",
  trustedProxies: ["127.0.0.1"],
});
afterAll(() => shop.stop());

/** How many of 256 networks of one /56 get each status. */
async function count(path: string, makeBody: (nth: number) => object) {
  const statuses: number[] = [];
  const next = Array.from({ length: 256 }, (_, nth) => nth).values();
  // No more at once than may wait.
  const askOn = async () => {
    for (const nth of next) {
      const answer = await fetch(shop.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `2001:db8:b:${(0x100 + nth).toString(16)}::1`,
        },
        body: JSON.stringify(makeBody(nth)),
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, askOn));
  return Object.groupBy(statuses, (status) => status);
}

test("LIMIT-19 256 networks of a home can try no more passwords than four", async () => {
  const { 401: tried = [], 429: refused = [] } = await count("/api/auth/sign-in", (nth) => ({
    email: `person-${nth}@mail.example`,
    password: "wrong password",
  }));
  const most = limits.identityByAddress.attempts * 4;
  expect([tried.length, refused.length]).toEqual([most, 256 - most]);
});

test("LIMIT-32 256 networks of a home cause no more mails than four", async () => {
  const { 200: taken = [], 429: refused = [] } = await count(
    "/api/newsletter/subscriptions",
    (nth) => ({ email: `reader-${nth}@mail.example`, elapsed_ms: 9_000 }),
  );
  const most = limits.newsletter.attempts * 4;
  expect([taken.length, refused.length]).toEqual([most, 256 - most]);
  const [row] = await database.asOwner(
    "select count(*)::int as mails from mails where recipient like 'reader-%'",
  );
  expect(row).toEqual({ mails: most });
});
