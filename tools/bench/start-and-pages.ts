// How soon the shop answers after a start, and how fast its pages are beside nginx and bare Node.
import { cpus } from "node:os";
import { join } from "node:path";
import { compare, measureUncached } from "./compare.ts";
import { startNginx } from "./nginx.ts";
import { residentMb } from "./process.ts";
import { measureRenderShare } from "./render-share.ts";
import type { Results } from "./report.ts";
import { startShop, waitUntilSettled, type BenchShop } from "./shop.ts";
import { median } from "./wrk.ts";

const STARTS = 5;
const PROFILE_SECONDS = 10;
const cachedPaths = ["/", "/product/olive"];
/** A page with a query that it reads is rendered for each request. */
const UNCACHED_PATH = "/?sent=hello";

type StartAndPages = Pick<
  Results,
  | "date"
  | "machine"
  | "rounds"
  | "secondsPerMeasurement"
  | "cached"
  | "uncached"
  | "renderRatio"
  | "start"
> & {
  /** It goes on until it is stopped. */
  readonly shop: BenchShop;
  /** Its memory before it was asked for much. */
  readonly idleMb: number;
};

/** `onStop` receives what ends the servers. */
export async function measureStartAndPages(options: {
  folder: string;
  dataDir: string;
  ports: { readonly shop: number; readonly nginx: number; readonly node: number };
  rounds: number;
  seconds: number;
  onStop: (stop: () => Promise<void>) => void;
}): Promise<StartAndPages> {
  const { folder, dataDir, ports, rounds, seconds, onStop } = options;
  console.log("Starting the shop …");
  const first = await startShop({ port: ports.shop, dataDir });
  await first.stop();
  const prepared: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    const again = await startShop({ port: ports.shop, dataDir });
    prepared.push(again.firstAnswerMs);
    await again.stop();
  }

  console.log(`Profiling ${UNCACHED_PATH}`);
  const renderRatio = await measureRenderShare({
    dataDir,
    port: ports.shop,
    path: UNCACHED_PATH,
    seconds: PROFILE_SECONDS,
  });
  const shop = await startShop({ port: ports.shop, dataDir });
  onStop(shop.stop);
  for (const path of cachedPaths) await waitUntilSettled(shop.url + path);
  const idleMb = residentMb(shop.pid);
  const nginx = await startNginx({
    shopUrl: shop.url,
    paths: cachedPaths,
    folder: join(folder, "nginx"),
    port: ports.nginx,
  });
  onStop(nginx.stop);

  const servers = { shop, nginx, nodePort: ports.node };
  return {
    shop,
    idleMb,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`,
    rounds,
    secondsPerMeasurement: seconds,
    cached: await compare(servers, { paths: cachedPaths, rounds, seconds }),
    uncached: await measureUncached(shop, { path: UNCACHED_PATH, rounds, seconds }),
    renderRatio,
    start: {
      firstStartMs: first.firstAnswerMs,
      preparedStartMs: median(prepared),
      starts: STARTS,
    },
  };
}
