// The cost of a file of all orders for the primary and for customers who order meanwhile, with and
// without a replica. Two shops on the same server: one reads from the replica.
//   node tools/bench/replica.ts [--orders 1000000] [--rounds 3]
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startCustomers } from "../ha/customers.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startOwnServer, type OwnServer } from "../../tests/support/own-server.ts";
import { sellAtUnitPrice } from "../../tests/support/sample-order.ts";
import { fillAdmin } from "./admin-cases.ts";
import { measureExport } from "./admin-export.ts";
import { signIn } from "./api.ts";
import { fill } from "./fill.ts";
import { familyCpuMicroseconds } from "./process.ts";
import { table } from "./table.ts";
import { startShop, type BenchShop } from "./shop.ts";
import { median } from "./wrk.ts";

const admin = { email: "admin@wanderpaw.example", password: "Wanderpaw!2026" };
const CUSTOMERS = 4;
const QUIET_MS = 15_000;

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
  },
});

/** Processor time of a server and of its connections, in seconds. */
function readCpu({ folder }: OwnServer): number {
  const pid = Number.parseInt(readFileSync(join(folder, "data/postmaster.pid"), "utf8"), 10);
  return familyCpuMicroseconds(pid) / 1_000_000;
}

type Run = {
  primaryCpuS: number;
  standbyCpuS: number;
  rowsPerSecond: number;
  ordersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
};

async function run(): Promise<void> {
  await using parts = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "wanderpaw-replica-"));
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  const primary = await startOwnServer();
  parts.defer(primary.remove);
  const withPassword = (url: string) => url.replace("shop_owner@", "shop_owner:any@");
  const open = async (name: string, env: Readonly<Record<string, string>> = {}) =>
    startShop({
      port: await freePort(),
      dataDir: join(folder, name),
      env: {
        DATABASE_URL: withPassword(primary.ownerUrl),
        DEMO: "on",
        PAYMENTS: "manual",
        TRUSTED_PROXIES: "127.0.0.1",
        ...env,
      },
    });

  await (await open("first")).stop();
  const startedAt = performance.now();
  const place = { connectionString: primary.ownerUrl };
  await fill(place, ["orders", "order_items", "customers"], async (client) => {
    await client.query("truncate orders cascade");
    await fillAdmin(client, Number(values.orders));
  });
  console.log(`Filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const owner = new pg.Client(place);
  await owner.connect();
  await sellAtUnitPrice({ asOwner: (sql, given) => owner.query(sql, [...given]) });
  await owner.query(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000000, 'receipt' from product_variants`,
  );
  await owner.end();
  const standby = await primary.createStandby({ isAwaited: false });
  parts.defer(standby.remove);
  await standby.query("alter system set hot_standby_feedback = on");
  await standby.query("select pg_reload_conf()");
  const alone = await open("alone");
  parts.defer(alone.stop);
  const reading = await open("reading", { DATABASE_READ_URL: withPassword(standby.ownerUrl) });
  parts.defer(reading.stop);

  /** While customers order through the one shop, the other writes a file, or none does. */
  async function measure(exporter: BenchShop | undefined, hasCustomers: boolean): Promise<Run> {
    const token = exporter && (await signIn(exporter.url, admin));
    const customers = startCustomers([alone.url], hasCustomers ? CUSTOMERS : 0);
    const before = [readCpu(primary), readCpu(standby)] as const;
    const fromMs = performance.now();
    const result =
      exporter && token ? await measureExport(exporter, token) : await sleep(QUIET_MS, undefined);
    const seconds = (performance.now() - fromMs) / 1_000;
    const after = [readCpu(primary), readCpu(standby)] as const;
    const times = customers.answers.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
    await customers.end();
    return {
      primaryCpuS: after[0] - before[0],
      standbyCpuS: after[1] - before[1],
      rowsPerSecond: result?.rowsPerSecond ?? 0,
      ordersPerSecond: times.length / seconds,
      p50Ms: times[Math.floor(times.length / 2)] ?? 0,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    };
  }

  const cases = [
    { name: "export from the primary", exporter: alone, hasCustomers: false },
    { name: "export from the replica", exporter: reading, hasCustomers: false },
    { name: "orders alone, 15 s", exporter: undefined, hasCustomers: true },
    { name: "orders, export from the primary", exporter: alone, hasCustomers: true },
    { name: "orders, export from the replica", exporter: reading, hasCustomers: true },
  ];
  const runs = cases.map((): Run[] => []);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [nth, { exporter, hasCustomers }] of cases.entries())
      runs[nth]?.push(await measure(exporter, hasCustomers));
  const middle = (nth: number, of: keyof Run, digits: number) =>
    median((runs[nth] ?? []).map((each) => each[of])).toFixed(digits);
  console.log(
    table(
      ["", "primary CPU s", "standby CPU s", "rows/s", "orders/s", "p50 ms", "p99 ms"],
      cases.map(({ name }, nth) => [
        name,
        middle(nth, "primaryCpuS", 1),
        middle(nth, "standbyCpuS", 1),
        middle(nth, "rowsPerSecond", 0),
        middle(nth, "ordersPerSecond", 1),
        middle(nth, "p50Ms", 0),
        middle(nth, "p99Ms", 0),
      ]),
    ),
  );
}

await run();
