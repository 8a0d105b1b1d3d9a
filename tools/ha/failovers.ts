// Two instances on the cluster, orders that go on, and one failover after another.
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { Customers } from "./customers.ts";
import { until } from "./programs.ts";
import type { Node } from "./settings.ts";
import { getStatus, isReady, type Shop } from "./shops.ts";

const NEW_PRIMARY_MS = 90_000;
const ORDERS_MS = 60_000;
const FRESH_MS = 20_000;
/** Between two, so that each begins with everything at rest. */
const QUIET_MS = 3_000;
const LOOK_AGAIN_MS = 50;
const ORDERS_AFTERWARDS = 10;

const faults = {
  switchover: { says: "planned switchover", make: (cluster: Cluster) => cluster.switchOver() },
  lost: {
    says: "Patroni and PostgreSQL of the primary killed",
    make: (cluster: Cluster) => cluster.losePrimary(),
  },
  crash: {
    says: "PostgreSQL of the primary killed",
    make: (cluster: Cluster) => cluster.crashPrimary(),
  },
};
export type FaultKind = keyof typeof faults;
/** In turns, for as long as it goes on. */
export const faultKinds = Object.keys(faults) as FaultKind[]; // the keys of our own object

export type Failover = {
  readonly kind: FaultKind;
  readonly from: string;
  readonly to: string;
  /** From the fault to the new primary: the cluster's part. */
  readonly primaryAfterS: number;
  /** From there to the first order that was acknowledged: the shop's part. */
  readonly orderAfterS: number;
  /** The longest time without an acknowledged order. */
  readonly pauseS: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestS: number;
  /** Until a changed price was on the pages of both. */
  readonly freshS: number;
};

/** Makes one, and waits until everything is as before. Rejects when something stays away. */
export async function failOver(
  kind: FaultKind,
  parts: {
    cluster: Cluster;
    shops: readonly Shop[];
    customers: Customers;
    priceMinor: number;
    stopping: AbortSignal;
  },
): Promise<Failover> {
  const { cluster, shops, customers, stopping } = parts;
  await sleep(QUIET_MS, undefined, { signal: stopping });
  const before = await cluster.findPrimary();
  const reign = cluster.getReign(before);
  const struckMs = performance.now();
  await faults[kind].make(cluster);
  let after: Node = before;
  await until(
    "there is a new primary",
    NEW_PRIMARY_MS,
    async () => {
      after = await cluster.findPrimary();
      return after.name !== before.name || cluster.getReign(after) !== reign;
    },
    stopping,
  );
  const primaryMs = performance.now();
  const since = (atMs: number) => customers.acknowledged.filter((order) => order.atMs > atMs);
  await until(
    "orders flow again",
    ORDERS_MS,
    async () => since(primaryMs).length >= ORDERS_AFTERWARDS,
    stopping,
  );
  await until(
    "all instances are ready",
    ORDERS_MS,
    async () => (await Promise.all(shops.map(isReady))).every(Boolean),
    stopping,
  );
  const freshS = await changePrice(parts);
  const endMs = performance.now();
  await cluster.mend(stopping);
  const answers = customers.answers.filter(({ atMs }) => atMs > struckMs && atMs < endMs);
  const times = [struckMs, ...since(struckMs).map(({ atMs }) => atMs)];
  return {
    kind,
    from: before.name,
    to: after.name,
    primaryAfterS: (primaryMs - struckMs) / 1_000,
    orderAfterS: ((since(primaryMs)[0]?.atMs ?? Infinity) - primaryMs) / 1_000,
    pauseS: Math.max(...times.slice(1).map((atMs, nth) => atMs - (times[nth] ?? atMs))) / 1_000,
    statuses: countStatuses(answers),
    slowestS: Math.max(...answers.map(({ tookMs }) => tookMs)) / 1_000,
    freshS,
  };
}

export function countStatuses(answers: Customers["answers"]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Changes the price of a color that no one orders, and waits until the cached pages of all
 * instances have it.
 */
async function changePrice({
  cluster,
  shops,
  priceMinor,
}: Parameters<typeof failOver>[1]): Promise<number> {
  await cluster.query("update product_variants set price_minor = $1 where slug = 'blue'", [
    priceMinor,
  ]);
  const changedMs = performance.now();
  const shown = (priceMinor / 100).toFixed(2);
  for (const { url, name } of shops) {
    const page = `${url}/product/blue`;
    while (!(await (await fetch(page)).text()).includes(shown)) {
      if (performance.now() - changedMs > FRESH_MS)
        throw new Error(`the page of ${name} (${await getStatus(page)}) stays old`);
      await sleep(LOOK_AGAIN_MS);
    }
  }
  return (performance.now() - changedMs) / 1_000;
}

/** One line for a row of the table in docs/running/README.md. */
export function describeFailover(row: Failover, nth: number): string {
  const seconds = (value: number) => value.toFixed(1);
  const { primaryAfterS, orderAfterS, pauseS, freshS, slowestS } = row;
  const statuses = Object.entries(row.statuses).map(([status, count]) => `${count} × ${status}`);
  return (
    `${nth}. ${faults[row.kind].says}: ${row.from} → ${row.to} after ${seconds(primaryAfterS)} s, first order ${seconds(orderAfterS)} s later, ` +
    `${seconds(pauseS)} s without orders, ${statuses.join(", ")}, slowest answer ${seconds(slowestS)} s, pages fresh after ${seconds(freshS)} s`
  );
}
