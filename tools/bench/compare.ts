// The shop, nginx and Node's own HTTP server in turns, with the same pages.
import { startFloor } from "./floor-process.ts";
import type { BenchNginx } from "./nginx.ts";
import type { PageFloorSettings } from "./page-floor.ts";
import { cpuMicroseconds } from "./process.ts";
import type { Comparison, Results } from "./report.ts";
import type { BenchShop } from "./shop.ts";
import type { Summary } from "./summary.ts";
import { load, median, type Load } from "./wrk.ts";

const CONNECTIONS = [16, 128] as const;

type Rounds = { readonly rounds: number; readonly seconds: number };

/**
 * The servers take turns within each round, so that a busy minute of the machine hits all. The one
 * of Node listens on `nodePort`.
 */
export async function compare(
  { shop, nginx, nodePort }: { shop: BenchShop; nginx: BenchNginx; nodePort: number },
  { paths, rounds, seconds }: Rounds & { paths: readonly string[] },
): Promise<Comparison[]> {
  const settings: PageFloorSettings = { port: nodePort, shopUrl: shop.url, paths };
  const node = await startFloor("page-floor.ts", settings);
  const cases = paths.flatMap((path) =>
    CONNECTIONS.map((connections) => ({
      path,
      connections,
      shop: [] as Sample[],
      nginx: [] as Sample[],
      node: [] as Sample[],
    })),
  );
  try {
    for (const url of [`${shop.url}/`, nginx.getUrl("/"), `${node.url}/`]) await load(url, 16, 2);
    for (let round = 1; round <= rounds; round += 1) {
      for (const each of cases) {
        const { path, connections } = each;
        console.log(`Round ${round} of ${rounds}: ${path} over ${connections} connections`);
        const measure = (url: string, pids: readonly number[]) =>
          sample(url, { connections, seconds, pids });
        const turns = [
          async () => each.shop.push(await measure(shop.url + path, [shop.pid])),
          async () => each.nginx.push(await measure(nginx.getUrl(path), nginx.pids)),
          async () => each.node.push(await measure(node.url + path, [node.pid])),
        ];
        for (const turn of round % 2 === 0 ? turns.toReversed() : turns) await turn();
      }
    }
  } finally {
    await node.stop();
  }
  return cases.map((each) => ({
    path: each.path,
    connections: each.connections,
    shop: summary(each.shop),
    nginx: summary(each.nginx),
    node: summary(each.node),
    ratio: getRatio(each.shop, each.nginx),
    nodeRatio: getRatio(each.shop, each.node),
  }));
}

/** Requests per second of `own` for each one of `other`: the median of the rounds. */
function getRatio(own: readonly Load[], other: readonly Load[]): number {
  return median(
    own.map(
      ({ requestsPerSecond }, round) =>
        requestsPerSecond / (other[round]?.requestsPerSecond ?? Number.NaN),
    ),
  );
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
