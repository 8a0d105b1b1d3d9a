import { afterEach, expect, onTestFinished, test } from "vitest";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });

afterEach(() => database.asOwner("truncate rate_limits"));

async function shopBehind(...trustedProxies: string[]): Promise<SampleShop> {
  const shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    trustedProxies,
  });
  onTestFinished(() => shop.stop());
  return shop;
}

let people = 0;

/** Asks for a new password, each time for somebody else, so that only the address is limited. */
function ask(shop: SampleShop, forwarded: string): Promise<Response> {
  people += 1;
  return fetch(`${shop.url}/api/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
    body: JSON.stringify({ email: `somebody-${people}@mail.example` }),
  });
}

async function statuses(answers: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("LIMIT-13 without a configured proxy a forged header does not bypass the limit of the address", async () => {
  const shop = await shopBehind();
  const answers = Array.from({ length: 40 }, (_, index) => ask(shop, `203.0.113.${index}`));
  expect(await statuses(answers)).toEqual({ 204: 30, 429: 10 });
});

test("LIMIT-13 behind a configured proxy each client has its own attempts, and forged headers do not help", async () => {
  const shop = await shopBehind("127.0.0.1");
  const liar = Array.from({ length: 35 }, (_, index) =>
    ask(shop, `203.0.113.${index}, 198.51.100.1`),
  );
  expect(await statuses(liar)).toEqual({ 204: 30, 429: 5 });
  expect(await statuses([ask(shop, "198.51.100.2")])).toEqual({ 204: 1 });
});

test("LIMIT-09 a refused visitor learns after how many seconds to try again", async () => {
  const shop = await shopBehind();
  await Promise.all(Array.from({ length: 30 }, () => ask(shop, "")));
  const answer = await ask(shop, "");
  const problem = (await answer.json()) as { code: string; retryAfter: number }; // our own contract
  expect([answer.status, problem.code]).toEqual([429, "too_many_requests"]);
  expect(problem.retryAfter).toBeGreaterThan(890);
  expect(answer.headers.get("retry-after")).toBe(String(problem.retryAfter));
});
