// Checks that everything the shop acknowledged is still there after the failovers.
import { spawnSync } from "node:child_process";
import path from "node:path";
import type { FiguresReader } from "./figures-reader.ts";
import type { Cluster } from "./cluster.ts";
import type { Customers } from "./customers.ts";
import { countStatuses, type Failover } from "./failovers.ts";
import type { MailSink } from "./mail-sink.ts";
import { until } from "./programs.ts";
import type { Shop } from "./shops.ts";

const root = path.join(import.meta.dirname, "../..");
/** A job whose taker lost the connection in that moment is given back after ten minutes. */
const MAILS_MS = 900_000;
/** So soon the first order has to be there after a new primary. */
const FIRST_ORDER_S = 10;

const OURS = "customer_email like '%@ha.example'";

/** Lines of what was counted, and of what is wrong, if anything is. */
export async function checkResults(parts: {
  cluster: Cluster;
  shops: readonly Shop[];
  customers: Customers;
  reader: FiguresReader;
  mails: MailSink;
  rows: readonly Failover[];
  stopping: AbortSignal;
}): Promise<{ counted: string[]; wrong: string[] }> {
  const { cluster, shops, customers, reader, mails, rows, stopping } = parts;
  const { acknowledged, answers } = customers;
  const count = async (sql: string, values: readonly unknown[] = []) =>
    Number((await cluster.query(sql, values))[0]?.["count"]);
  await until(
    "all mails have left",
    MAILS_MS,
    async () =>
      (await count("select count(*) from mails where state in ('queued', 'sending')")) === 0,
    stopping,
  ).catch(() => {}); // It is counted below.

  const keys = acknowledged.map(({ key }) => key);
  const there = await count(
    "select count(distinct idempotency_key) from orders where idempotency_key::text = any ($1)",
    [keys],
  );
  const all = await count(`select count(*) from orders where ${OURS}`);
  const states = await cluster.query(
    `select state, count(*)::int as count from mails where recipient like '%@ha.example' group by 1 order by 1`,
  );
  const confirmed = await count(
    `select count(*) from orders o join mails m on m.dedupe_key = 'order-confirmation:' || o.id
     where ${OURS} and m.state in ('sent', 'unknown')`,
  );
  const twice = [...mails.received.values()].filter((times) => times > 1).length;
  const statuses = countStatuses(answers);
  const ended = shops.filter(({ program }) => program.ending() !== undefined);
  const late = rows.filter(({ orderAfterS }) => orderAfterS > FIRST_ORDER_S);
  const check = spawnSync(process.execPath, ["src/cli/shop.mjs", "check"], {
    cwd: root,
    env: { PATH: process.env["PATH"], DATABASE_URL: cluster.ownerUrl, DEMO: "on" },
    encoding: "utf8",
  });

  const odd = Object.keys(statuses).filter((status) => status !== "200" && status !== "503");
  const wrong = [
    odd.length > 0 && `answers that are neither 200 nor 503: ${odd.join(", ")}`,
    there !== keys.length && `${keys.length - there} acknowledged orders are missing`,
    all !== keys.length && `${all} orders for ${keys.length} that were acknowledged`,
    confirmed !== keys.length && `${keys.length - confirmed} orders without their mail`,
    twice > 0 && `${twice} mails came twice`,
    ended.length > 0 && `${ended.map(({ name }) => name).join(" and ")} ended`,
    late.length > 0 && `${late.length} times the first order took longer than ${FIRST_ORDER_S} s`,
    reader.late() > 0 && `${reader.late()} times figures lacked an acknowledged order`,
    reader.odd.length > 0 && `figures were answered with ${[...new Set(reader.odd)].join(", ")}`,
    check.status !== 0 && `shop check: ${check.stdout}${check.stderr}`,
  ];
  const list = (entries: readonly (readonly [unknown, unknown])[]) =>
    entries.map(([name, value]) => `${String(value)} × ${String(name)}`).join(", ");
  return {
    counted: [
      `${keys.length} orders acknowledged, ${there} of them there, ${all} in all; answers: ${list(Object.entries(statuses))}`,
      `mails to customers: ${list(states.map(({ state, count: mailCount }) => [state, mailCount]))}; received ${mails.received.size}, twice ${twice}`,
      `figures read ${reader.reads()} times, ${await countReads(shops)} of them from a replica; behind ${reader.late()} times`,
    ],
    wrong: wrong.filter((line) => line !== false),
  };
}

/** How many reads replicas have answered. */
async function countReads(shops: readonly Shop[]): Promise<number> {
  const figures = await Promise.all(
    shops.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  );
  return figures.reduce(
    (sum, text) => sum + Number(/^replica\{what="reads"\} (\d+)$/m.exec(text)?.[1] ?? 0),
    0,
  );
}
