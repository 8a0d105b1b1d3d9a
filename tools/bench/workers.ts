// The same shop as one process and as several, each with its database on all processors of the
// machine, where the client has to find its place as well.
import { join } from "node:path";
import { startShop, waitUntilSettled } from "./shop.ts";
import { signIn } from "./api.ts";
import { table, whole } from "./table.ts";
import { load, median } from "./wrk.ts";

const CONNECTIONS = 32;
const CORES = "0,1";
const paths = ["/", "/?sent=hello", "/api/catalog/variants?slugs=olive", "/api/orders"] as const;

export type WorkerCase = { path: string; workers: number; requestsPerSecond: number };

/** Shops of so many processes take turns with every path. */
export async function measureWorkers(options: {
  counts: readonly number[];
  folder: string;
  firstPort: number;
  rounds: number;
  seconds: number;
}): Promise<WorkerCase[]> {
  const { counts, folder, firstPort, rounds, seconds } = options;
  const cases: WorkerCase[] = [];
  const shops = await Promise.all(
    counts.map((workers, nth) =>
      startShop({
        port: firstPort + nth,
        dataDir: join(folder, `workers-${workers}`),
        cores: CORES,
        env: { WORKERS: String(workers) },
      }),
    ),
  );
  try {
    for (const shop of shops) await waitUntilSettled(`${shop.url}/`);
    const tokens = await Promise.all(shops.map((shop) => signIn(shop.url)));
    for (const path of paths) {
      const runs = shops.map((): number[] => []);
      for (let round = 1; round <= rounds; round += 1)
        for (const [nth, shop] of shops.entries()) {
          console.log(`Round ${round} of ${rounds}: ${path} of ${counts[nth]} processes`);
          const headers = [`Authorization: Bearer ${tokens[nth]}`];
          const run = await load(shop.url + path, CONNECTIONS, seconds, headers, CORES);
          if (run.errors > 0) throw new Error(`${run.errors} requests to ${path} failed.`);
          runs[nth]?.push(run.requestsPerSecond);
        }
      for (const [nth, workers] of counts.entries())
        cases.push({ path, workers, requestsPerSecond: median(runs[nth] ?? []) });
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
  return cases;
}

export function describeWorkers(cases: readonly WorkerCase[]): string {
  return table(
    ["path", "processes", "req/s"],
    cases.map((row) => [row.path, String(row.workers), whole(row.requestsPerSecond)]),
  );
}
