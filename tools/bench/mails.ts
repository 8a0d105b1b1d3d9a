// How fast mails follow the orders that they tell about, and what they cost these, over a mail
// server that takes as long as one elsewhere.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "./mail-server.ts";
import { fillWithOrders } from "./fill-orders.ts";
import { placeOne } from "./orders.ts";
import { cpuMicroseconds } from "./process.ts";
import { startShop } from "./shop.ts";
import { percentile } from "./wrk.ts";

const ORDERS = 1_000;
const MINUTE_MS = 60_000;
/** Each answer of the mail server travels that long, and it looks at a message for longer. */
const ROUND_TRIP_MS = 30;
const TAKING_MS = 100;
/** A mail that has not come by then has been lost. */
const PATIENCE_MS = 10 * MINUTE_MS;

type Quantiles = { readonly p50: number; readonly p99: number; readonly max: number };

export type MailResults = {
  readonly orders: number;
  /** From sending an order to its answer. */
  readonly orderMs: Quantiles;
  /** From the answer to the moment at which the mail server has the confirmation. */
  readonly lagMs: Quantiles;
  /** To the mail server, for two mails of each order. */
  readonly connections: number;
  readonly cpuMicroseconds: number;
};

/** A thousand orders within a minute, in a shop that sends its mails to a server. */
export async function measureMails(options: {
  folder: string;
  port: number;
}): Promise<MailResults> {
  const server = await startMailServer({ roundTripMs: ROUND_TRIP_MS, takingMs: TAKING_MS });
  const shop = await startShop({
    port: options.port,
    dataDir: options.folder,
    env: {
      PAYMENTS: "manual",
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: server.url,
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    await fillWithOrders(options.folder, 1_000);
    for (let nth = 0; nth < 20; nth += 1) await placeOne(shop.url, agent);
    await until(() => server.arrived.size === 20);
    const connectionsBefore = server.countConnections();
    const cpuBefore = cpuMicroseconds([shop.pid]);
    const taken: number[] = [];
    const answered = new Map<string, number>();
    await Promise.all(
      Array.from({ length: ORDERS }, async (_, nth) => {
        await wait((nth * MINUTE_MS) / ORDERS);
        const from = performance.now();
        const email = await placeOne(shop.url, agent);
        answered.set(email, performance.now());
        taken.push(performance.now() - from);
      }),
    );
    await until(() => [...answered.keys()].every((email) => server.arrived.has(email)));
    return {
      orders: ORDERS,
      orderMs: quantiles(taken),
      lagMs: quantiles(
        [...answered].map(([email, at]) => Math.max(0, (server.arrived.get(email) ?? at) - at)),
      ),
      connections: server.countConnections() - connectionsBefore,
      cpuMicroseconds: (cpuMicroseconds([shop.pid]) - cpuBefore) / ORDERS,
    };
  } finally {
    agent.destroy();
    await shop.stop();
    server.close();
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const from = performance.now(); !isTrue(); await wait(50))
    if (performance.now() - from > PATIENCE_MS) throw new Error("Some mails did not arrive.");
}

function quantiles(times: readonly number[]): Quantiles {
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: Math.max(...times),
  };
}

/** The result as a table. */
export function describeMails({ orderMs, lagMs, ...rest }: MailResults): string {
  const row = (what: string, { p50, p99, max }: Quantiles) =>
    `| ${what} | ${[p50, p99, max].map((ms) => `${Math.round(ms)} ms`).join(" | ")} |`;
  return [
    `${rest.orders} orders in a minute, ${rest.connections} connections to the mail server, ${Math.round(rest.cpuMicroseconds / 100) / 10} ms of processor time for each order with its mails`,
    "",
    "| | p50 | p99 | longest |",
    "| --- | ---: | ---: | ---: |",
    row("an order", orderMs),
    row("its confirmation, after the answer", lagMs),
  ].join("\n");
}
