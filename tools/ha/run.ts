// `npm run ha`: the shop on a highly available PostgreSQL, on Debian as root. Takes a quarter of an
// hour; results are in docs/running/README.md. Ctrl-C ends it, and everything that it has started.
//   npm run ha                  twenty failovers and switchovers under orders, with two instances
//   npm run ha -- --faults 3    fewer
//   npm run ha -- --fleet 20    so many instances behind PgBouncer, on a server of 100 connections
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { sellAtUnitPrice } from "../../tests/support/sample-order.ts";
import { installMissing, mayInstallPackages } from "../../scripts/install/debian-packages.ts";
import { findProgram } from "../../scripts/install/find-program.ts";
import { installPgBouncer } from "../../scripts/install/pgbouncer.ts";
import { hasOldestPostgresql, installOldestPostgresql } from "../../scripts/install/postgresql.ts";
import { computeSecondsSince } from "../../scripts/support/progress.ts";
import { startCluster } from "./cluster.ts";
import { startFiguresReader } from "./figures-reader.ts";
import { startCustomers } from "./customers.ts";
import { describeFailover, failOver, faultKinds, type Failover } from "./failovers.ts";
import { runFleet } from "./fleet.ts";
import { checkResults } from "./check-results.ts";
import { startMailSink } from "./mail-sink.ts";
import { createPrograms } from "./programs.ts";
import { startInstance } from "./shops.ts";

const root = path.join(import.meta.dirname, "../..");
const CUSTOMERS = 4;
/** A price that no other thing on the page has; each failover adds a cent. */
const FIRST_PRICE_MINOR = 8_001;

const { values } = parseArgs({
  options: { faults: { type: "string", default: "20" }, fleet: { type: "string" } },
});
const stop = new AbortController();
const onSignal = () => stop.abort(new Error("it was told to end"));
process.on("SIGINT", onSignal).on("SIGTERM", onSignal);

const folder = mkdtempSync(path.join(tmpdir(), "wanderpaw-ha-"));
chmodSync(folder, 0o755);
let isSound = false;
try {
  install();
  isSound =
    values.fleet === undefined
      ? await runFailovers(Number(values.faults))
      : await runFleet({ count: Number(values.fleet), folder, stopping: stop.signal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
if (isSound) rmSync(folder, { recursive: true, force: true });
else console.error(`The logs are in ${folder}.`);
// Customers who were not acknowledged would go on asking.
process.exit(isSound ? 0 : 1);

/** Debian's packages for all of it, and a built shop. */
function install(): void {
  if (!mayInstallPackages()) throw new Error("This needs Debian, and root.");
  const packages = { patroni: "patroni", "etcd-server": "etcd", haproxy: "haproxy" };
  for (const [name, program] of Object.entries(packages))
    installMissing(name, () => findProgram(program) !== undefined);
  installMissing("python3-etcd", () => existsSync("/usr/lib/python3/dist-packages/etcd"));
  installOldestPostgresql();
  installPgBouncer();
  if (!hasOldestPostgresql()) throw new Error("PostgreSQL 15 could not be installed.");
  const built = spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], {
    cwd: root,
    stdio: "inherit",
  });
  if (built.status !== 0) throw new Error("The shop could not be built.");
}

async function runFailovers(count: number): Promise<boolean> {
  const stopping = stop.signal;
  const startedMs = performance.now();
  await using parts = new AsyncDisposableStack();
  const mails = await startMailSink();
  parts.defer(mails.stop);
  const cluster = await startCluster(folder, stopping);
  parts.defer(cluster.stop);
  const programs = createPrograms(folder);
  const env = {
    DATABASE_URL: cluster.ownerUrl,
    DATABASE_READ_URL: cluster.readUrl,
    SMTP_URL: mails.url,
  };
  const shops = [];
  for (const name of ["shop1", "shop2"]) {
    const shop = await startInstance(programs, { name, folder, env, stopping });
    parts.defer(shop.program.stop);
    shops.push(shop);
  }
  await sellAtUnitPrice({ asOwner: (sql, given) => cluster.query(sql, given) });
  await cluster.query(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000000, 'receipt' from product_variants`,
  );
  console.log(`Three servers and two instances run after ${computeSecondsSince(startedMs)}.`);
  const urls = shops.map(({ url }) => url);
  const reader = await startFiguresReader(urls);
  const customers = startCustomers(urls, CUSTOMERS);
  reader.follow(customers);
  const rows: Failover[] = [];
  const problems: string[] = [];
  while (rows.length < count && problems.length === 0) {
    const kind = faultKinds[rows.length % faultKinds.length] ?? "switchover";
    const priceMinor = FIRST_PRICE_MINOR + rows.length;
    try {
      const row = await failOver(kind, { cluster, shops, customers, priceMinor, stopping });
      rows.push(row);
      console.log(describeFailover(row, rows.length));
    } catch (error) {
      stopping.throwIfAborted();
      problems.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await reader.end();
  await customers.end();
  const { counted, wrong } = await checkResults({
    cluster,
    shops,
    customers,
    reader,
    mails,
    rows,
    stopping,
  });
  for (const line of counted) console.log(line);
  for (const line of [...problems, ...wrong]) console.log(`WRONG: ${line}`);
  console.log(`${rows.length} failovers in ${computeSecondsSince(startedMs)}.`);
  return problems.length + wrong.length === 0;
}
