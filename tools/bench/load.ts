// Minutes of mixed traffic at what the machine sustains, with a shop that is restarted and killed
// in between.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import {
  kinds,
  createTraffic,
  openClients,
  type Clients,
  type Kind,
  type Traffic,
} from "./load-traffic.ts";
import { findDatabase } from "./fill.ts";
import { fillWithOrders } from "./fill-orders.ts";
import { residentMb } from "./process.ts";
import { startShop, type BenchShop } from "./shop.ts";
import { median, percentile } from "./wrk.ts";

const root = join(import.meta.dirname, "../..");
const EXISTING_ORDERS = 10_000;
const STEPS = [4, 8, 16, 32, 64] as const;
/**
 * One step asks for more than the one before as long as it gets this many times as many answers.
 */
const WORTH_IT = 1.1;
/** A machine that has nothing left would be asked for what it cannot do as soon as it cleans up. */
const SHARE_OF_PEAK = 0.8;
const SAMPLE_MS = 5_000;
/**
 * When the shop is restarted, as parts of the whole time. The last life is the longest: memory is
 * judged by it.
 */
const RESTART_AT = 0.35;
const KILL_AT = 0.45;

type Sample = { second: number; life: number; rssMb: number; lagP99Ms: number };

export type LoadResults = {
  date: string;
  minutes: number;
  existingOrders: number;
  clients: number;
  peakPerSecond: number;
  askedPerSecond: number;
  answeredPerSecond: number;
  kinds: { kind: Kind; answers: number; p50Ms: number; p99Ms: number }[];
  /** Failures while the shop was there. */
  faults: Record<string, number>;
  /** Requests that came while the shop was away. */
  missed: number;
  restarts: { how: "stopped" | "killed"; awayMs: number }[];
  orders: { acknowledged: number; missing: number; twice: number };
  integrityHolds: boolean;
  memory: { earlyMb: number; lateMb: number; mostMb: number };
  lagP99Ms: number;
  samples: Sample[];
};

export async function measureLoad(options: {
  minutes: number;
  folder: string;
  port: number;
}): Promise<LoadResults> {
  const { minutes, port } = options;
  const dataDir = join(options.folder, "load");
  const start = () =>
    startShop({ port, dataDir, env: { PAYMENTS: "manual", TRUSTED_PROXIES: "127.0.0.1" } });
  let shop = await start();
  console.log(`Filling the shop with ${EXISTING_ORDERS} orders`);
  await fillWithOrders(dataDir, EXISTING_ORDERS);
  const clients = await openClients(shop.url);
  const acknowledged = new Set<string>();
  try {
    const peak = await findPeak(clients, acknowledged);
    const askedPerSecond = peak.perSecond * SHARE_OF_PEAK;
    console.log(
      `${Math.round(peak.perSecond)} answers/s at most, by ${peak.clients} clients; now ${Math.round(askedPerSecond)} for ${minutes} minutes`,
    );
    const startedAt = performance.now();
    const wholeMs = minutes * 60_000;
    const until = startedAt + wholeMs;
    const traffic = createTraffic();
    const samples: Sample[] = [];
    const restarts: LoadResults["restarts"] = [];

    async function again(at: number, how: "stopped" | "killed"): Promise<void> {
      await wait(Math.max(0, startedAt + wholeMs * at - performance.now()));
      clients.goesAway();
      const from = performance.now();
      await (how === "killed" ? shop.kill() : shop.stop());
      shop = await start();
      clients.isBack();
      restarts.push({ how, awayMs: performance.now() - from });
      console.log(`The shop was ${how} and is back`);
    }
    async function watch(): Promise<void> {
      while (performance.now() < until) {
        await wait(SAMPLE_MS);
        const second = Math.round((performance.now() - startedAt) / 1_000);
        const sample = await getSample(shop).catch(() => undefined); // it is away just now
        if (sample !== undefined) samples.push({ second, life: restarts.length, ...sample });
      }
    }
    await Promise.all([
      clients.run({ clients: peak.clients, until, perSecond: askedPerSecond, traffic }),
      watch(),
      again(RESTART_AT, "stopped").then(() => again(KILL_AT, "killed")),
    ]);
    const tookSeconds = (performance.now() - startedAt) / 1_000;
    for (const key of traffic.acknowledged) acknowledged.add(key);
    const orders = await compareOrders(dataDir, acknowledged);
    await shop.stop();
    const checked = spawnSync(process.execPath, ["src/cli/shop.mjs", "check"], {
      cwd: root,
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "warn" },
      encoding: "utf8",
    });
    if (checked.status !== 0) console.log(`${checked.stdout}${checked.stderr}`);
    return {
      date: new Date().toISOString().slice(0, 10),
      minutes,
      existingOrders: EXISTING_ORDERS,
      clients: peak.clients,
      peakPerSecond: peak.perSecond,
      askedPerSecond,
      answeredPerSecond: getAnswers(traffic) / tookSeconds,
      kinds: kinds.map((kind) => ({ kind, ...summary(traffic.times[kind]) })),
      faults: Object.fromEntries(traffic.faults),
      missed: traffic.missed,
      restarts,
      orders,
      integrityHolds: checked.status === 0,
      memory: getMemory(samples, restarts.length),
      lagP99Ms: median(samples.map(({ lagP99Ms }) => lagP99Ms)),
      samples,
    };
  } finally {
    clients.close();
    await shop.stop();
  }
}

/**
 * More and more clients, each as fast as it is answered, until more of them get no more answers.
 */
async function findPeak(clients: Clients, acknowledged: Set<string>) {
  const SECONDS = 4;
  let best = { clients: STEPS[0] as number, perSecond: 0 };
  for (const count of STEPS) {
    const traffic = createTraffic();
    const from = performance.now();
    const until = from + SECONDS * 1_000;
    await clients.run({ clients: count, until, perSecond: Number.POSITIVE_INFINITY, traffic });
    const perSecond = getAnswers(traffic) / ((performance.now() - from) / 1_000);
    for (const key of traffic.acknowledged) acknowledged.add(key);
    console.log(`${count} clients: ${Math.round(perSecond)} answers/s`);
    if (traffic.faults.size > 0 || perSecond < best.perSecond * WORTH_IT) break;
    best = { clients: count, perSecond };
  }
  return best;
}

function getAnswers({ times }: Traffic): number {
  return kinds.reduce((sum, kind) => sum + times[kind].length, 0);
}

function summary(times: readonly number[]) {
  return {
    answers: times.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  };
}

async function getSample(shop: BenchShop): Promise<Pick<Sample, "rssMb" | "lagP99Ms">> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  const lag = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1] ?? 0);
  return { rssMb: residentMb(shop.pid), lagP99Ms: lag * 1_000 };
}

/** Memory of the shop's last process after its first quarter, and at its end. */
function getMemory(samples: readonly Sample[], life: number): LoadResults["memory"] {
  const last = samples.filter((sample) => sample.life === life).map(({ rssMb }) => rssMb);
  const quarter = Math.max(1, Math.floor(last.length / 4));
  return {
    earlyMb: median(last.slice(quarter, quarter * 2)),
    lateMb: median(last.slice(-quarter)),
    mostMb: Math.max(...samples.map(({ rssMb }) => rssMb)),
  };
}

/**
 * Which of the orders that were acknowledged the shop does not have, and which it has more than
 * once.
 */
export async function compareOrders(
  dataDir: string,
  acknowledged: ReadonlySet<string>,
): Promise<LoadResults["orders"]> {
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  try {
    // By the address as well, which is the key's own: an order that was made twice would have it
    // twice.
    const { rows } = await client.query<{ email: string; orders: number }>(
      `select customer_email as email, count(*)::integer as orders from orders
       where customer_email like 'load-%' group by 1`,
    );
    const counts = new Map(rows.map(({ email, orders }) => [email, orders]));
    const found = [...acknowledged].map((key) => counts.get(`load-${key}@mail.example`) ?? 0);
    return {
      acknowledged: acknowledged.size,
      missing: found.filter((count) => count === 0).length,
      twice: [...counts.values()].filter((count) => count > 1).length,
    };
  } finally {
    await client.end();
  }
}
