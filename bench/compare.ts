// The shop and nginx in turns, with the same pages.
import type { BenchNginx } from "./nginx.ts";
import { cpuMicroseconds } from "./process.ts";
import type { Comparison, Results } from "./report.ts";
import type { BenchShop } from "./shop.ts";
import type { Summary } from "./summary.ts";
import { load, median, type Load } from "./wrk.ts";

const CONNECTIONS = [16, 128] as const;

type Rounds = { readonly rounds: number; readonly seconds: number };

/** The two servers take turns within each round, so that a busy minute of the machine hits both. */
export async function compare(
  { shop, nginx }: { shop: BenchShop; nginx: BenchNginx },
  { paths, rounds, seconds }: Rounds & { paths: readonly string[] },
): Promise<Comparison[]> {
  const cases = paths.flatMap((path) =>
    CONNECTIONS.map((connections) => ({
      path,
      connections,
      shop: [] as Sample[],
      nginx: [] as Sample[],
    })),
  );
  for (const url of [`${shop.url}/`, nginx.getUrl("/")]) await load(url, 16, 2);
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of cases) {
      const { path, connections } = each;
      console.log(`Round ${round} of ${rounds}: ${path} over ${connections} connections`);
      const turns = [
        async () =>
          each.shop.push(await sample(shop.url + path, { connections, seconds, pids: [shop.pid] })),
        async () =>
          each.nginx.push(
            await sample(nginx.getUrl(path), { connections, seconds, pids: nginx.pids }),
          ),
      ];
      for (const turn of round % 2 === 0 ? turns.toReversed() : turns) await turn();
    }
  }
  return cases.map((each) => ({
    path: each.path,
    connections: each.connections,
    shop: summary(each.shop),
    nginx: summary(each.nginx),
    ratio: median(
      each.shop.map(
        (own, round) =>
          own.requestsPerSecond / (each.nginx[round]?.requestsPerSecond ?? Number.NaN),
      ),
    ),
  }));
}

type Sample = Load & { cpuMicroseconds: number };

async function sample(
  url: string,
  options: { connections: number; seconds: number; pids: readonly number[] },
): Promise<Sample> {
  const { connections, seconds, pids } = options;
  const before = cpuMicroseconds(pids);
  const result = await load(url, connections, seconds);
  return { ...result, cpuMicroseconds: (cpuMicroseconds(pids) - before) / result.requests };
}

function summary(samples: readonly Sample[]): Summary {
  const errors = samples.reduce((sum, each) => sum + each.errors, 0);
  if (errors > 0) throw new Error(`${errors} requests failed; such a measurement means nothing.`);
  return {
    requestsPerSecond: median(samples.map((each) => each.requestsPerSecond)),
    p99Ms: median(samples.map((each) => each.p99Ms)),
    cpuMicroseconds: median(samples.map((each) => each.cpuMicroseconds)),
  };
}

/** A page that is rendered for each request. */
export async function measureUncached(
  shop: BenchShop,
  { path, rounds, seconds }: Rounds & { path: string },
): Promise<Results["uncached"]> {
  const connections = CONNECTIONS[0];
  await load(shop.url + path, connections, 2);
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}: rendering ${path}`);
    samples.push(await sample(shop.url + path, { connections, seconds, pids: [shop.pid] }));
  }
  return { path, connections, ...summary(samples) };
}
