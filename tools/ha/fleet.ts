// Many instances behind PgBouncer, on one server that takes a hundred connections.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { residentMb } from "../bench/process.ts";
import { startOwnServer } from "../../tests/support/own-server.ts";
import { startPgBouncer } from "../../tests/support/pgbouncer.ts";
import { sellAtUnitPrice } from "../../tests/support/sample-order.ts";
import { oldestPrograms } from "../../scripts/install/postgresql.ts";
import { computeSecondsSince } from "../../scripts/support/progress.ts";
import { startCustomers } from "./customers.ts";
import { countStatuses } from "./failovers.ts";
import { startMailSink } from "./mail-sink.ts";
import { createPrograms } from "./programs.ts";
import { getStatus, startInstance } from "./shops.ts";

const POOL_SIZE = 12;
const CLIENTS_OF_EACH = 20;
const CUSTOMERS = 8;
const ORDERING_MS = 60_000;
const COUNT_EVERY_MS = 500;

/** Whether `count` of them take orders with no answer but 200, and no connection is refused. */
export async function runFleet(options: {
  count: number;
  folder: string;
  stopping: AbortSignal;
}): Promise<boolean> {
  const { count, folder, stopping } = options;
  await using parts = new AsyncDisposableStack();
  const server = await startOwnServer({ programs: oldestPrograms });
  parts.defer(server.remove);
  const pooler = await startPgBouncer(server, "transaction", {
    poolSize: POOL_SIZE,
    maxClients: count * CLIENTS_OF_EACH,
  });
  parts.defer(pooler.stop);
  const mails = await startMailSink();
  parts.defer(mails.stop);
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  owner.on("error", () => {}); // The query that was running fails with the same error.
  await owner.connect();
  parts.defer(() => owner.end());

  const programs = createPrograms(folder);
  // The shop wants a password, which this server does not ask for.
  const [pooled, direct] = [pooler.url, server.ownerUrl].map((url) =>
    url.replace("shop_owner@", "shop_owner:any@"),
  );
  const env = {
    DATABASE_URL: pooled ?? "",
    DATABASE_DIRECT_URL: direct ?? "",
    SMTP_URL: mails.url,
  };
  const startedMs = performance.now();
  const shops = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const shop = await startInstance(programs, { name: `shop${nth}`, folder, env, stopping });
    parts.defer(shop.program.stop);
    shops.push(shop);
  }
  console.log(`${count} instances run after ${computeSecondsSince(startedMs)}.`);
  await sellAtUnitPrice({ asOwner: (sql, values) => owner.query(sql, [...values]) });
  await owner.query(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000000, 'receipt' from product_variants`,
  );

  const connections = new Map<string, number>();
  const customers = startCustomers(
    shops.map(({ url }) => url),
    CUSTOMERS,
  );
  let most = 0;
  for (const untilMs = performance.now() + ORDERING_MS; performance.now() < untilMs;) {
    await sleep(COUNT_EVERY_MS, undefined, { signal: stopping });
    const { rows } = await owner.query<{ name: string; count: number }>(
      `select coalesce(nullif(application_name, ''), usename, backend_type) as name, count(*)::int
       from pg_stat_activity where backend_type in ('client backend') and pid <> pg_backend_pid() group by 1`,
    );
    for (const row of rows)
      connections.set(row.name, Math.max(connections.get(row.name) ?? 0, row.count));
    most = Math.max(
      most,
      rows.reduce((sum, row) => sum + row.count, 0),
    );
  }
  await customers.end();
  const ready = await Promise.all(shops.map(({ url }) => getStatus(`${url}/readyz`)));
  const memory = shops.map(({ program }) => residentMb(program.pid));
  const statuses = countStatuses(customers.answers);
  const { rows: orders } = await owner.query<{ there: number }>(
    "select count(*)::int as there from orders where customer_email like '%@ha.example'",
  );
  console.log(
    `${customers.acknowledged.length} orders acknowledged in a minute by ${CUSTOMERS} customers, ${orders[0]?.there} there; answers: ${JSON.stringify(statuses)}`,
  );
  console.log(`at most ${most} of 100 connections at once: ${JSON.stringify([...connections])}`);
  console.log(`memory of an instance: ${Math.min(...memory)} to ${Math.max(...memory)} MB`);
  const isSound =
    ready.every((status) => status === 200) &&
    Object.keys(statuses).join() === "200" &&
    orders[0]?.there === customers.acknowledged.length;
  if (!isSound) console.log(`WRONG: readiness ${ready.join()}`);
  return isSound;
}
