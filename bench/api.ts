// The cost of knowing who asks: the same API for a visitor and for a customer, in turns.
import { cpuMicroseconds } from "./process.ts";
import type { BenchShop } from "./shop.ts";
import { load, median } from "./wrk.ts";

const CONNECTIONS = 16;
const SIGN_INS = 15;
const customer = { email: "customer@wanderpaw.example", password: "Wanderpaw!2026" };

const cases = [
  { who: "visitor", path: "/api/catalog/variants" },
  { who: "customer", path: "/api/auth/session" },
  { who: "customer", path: "/api/orders" },
] as const;

export type ApiCase = {
  path: string;
  who: string;
  requestsPerSecond: number;
  p99Ms: number;
  cpuMicroseconds: number;
};

export type ApiResults = { connections: number; cases: ApiCase[]; signInMs: number };

export async function measureApi(
  shop: BenchShop,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ApiResults> {
  const signInMs: number[] = [];
  let token = "";
  for (let i = 0; i < SIGN_INS; i += 1) {
    const startedAt = performance.now();
    token = await signIn(shop.url);
    signInMs.push(performance.now() - startedAt);
  }
  const samples = cases.map((each) => ({ ...each, runs: [] as Omit<ApiCase, "path" | "who">[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, who, runs } of samples) {
      console.log(`Round ${round} of ${rounds}: ${path} as a ${who}`);
      const headers = who === "customer" ? [`Authorization: Bearer ${token}`] : [];
      const before = cpuMicroseconds([shop.pid]);
      const run = await load(shop.url + path, CONNECTIONS, seconds, headers);
      if (run.failures > 0) throw new Error(`${run.failures} requests to ${path} failed.`);
      const spent = cpuMicroseconds([shop.pid]) - before;
      runs.push({ ...run, cpuMicroseconds: spent / run.requests });
    }
  }
  return {
    connections: CONNECTIONS,
    signInMs: median(signInMs),
    cases: samples.map(({ path, who, runs }) => ({
      path,
      who,
      requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
      p99Ms: median(runs.map((run) => run.p99Ms)),
      cpuMicroseconds: median(runs.map((run) => run.cpuMicroseconds)),
    })),
  };
}

/**
 * Signs the demo's customer in, or somebody else, and returns the access token, which holds for
 * longer than the measurements take.
 */
export async function signIn(shopUrl: string, account = customer): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  const session = (await answer.json()) as { access_token: string }; // our own API's answer
  return session.access_token;
}
