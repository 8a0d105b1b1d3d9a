// How fast orders are taken, and how fast customers read theirs, when there are few and when there
// are very many.
import { Agent, request } from "node:http";
import { join } from "node:path";
import { orderBody } from "../../tests/support/sample-order.ts";
import { signIn } from "./api.ts";
import { measureClients } from "./clients.ts";
import { findServer } from "./fill.ts";
import { fillWithOrders } from "./fill-orders.ts";
import { startFloor } from "./floor-process.ts";
import { removeHeldJobs, holdJobs, releaseJobs } from "./held-jobs.ts";
import type { MailFloorSettings } from "./mail-floor.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";
import { measureOrderFloor, waitUntilIdle } from "./order-floor.ts";
import { cpuMicroseconds, familyCpuMicroseconds } from "./process.ts";
import type { Summary } from "./summary.ts";
import { startShop, type BenchShop } from "./shop.ts";
import { load, median } from "./wrk.ts";

const CLIENTS = 16;
/** The shop sends as many mails at once. */
const MAILS_AT_ONCE = 8;

export type OrderCase = {
  /** Orders before the measurement. */
  existing: number;
  /** Its mails wait. With the processor time of the shop and its database together. */
  placing: Summary;
  /** The same rows, written by one SQL function. */
  floor: Summary;
  /** Processor time, in microseconds, of what is done for an order afterwards: its mails. */
  mailsCpu: number;
  /** The same mails, only handed to the mail server. */
  mailsFloorCpu: number;
  reading: Summary;
};

/** Processor time of an order with its mails, by that of their floors. */
export const getRatioWithMails = (
  row: Pick<OrderCase, "placing" | "floor" | "mailsCpu" | "mailsFloorCpu">,
): number =>
  (row.placing.cpuMicroseconds + row.mailsCpu) / (row.floor.cpuMicroseconds + row.mailsFloorCpu);

export type OrderResults = { clients: number; cases: OrderCase[] };

type Run = {
  placing: Summary[];
  floor: Summary[];
  mailsCpu: number[];
  mailsFloorCpu: number[];
  reading: Summary[];
};

/** Shops with so many orders each take turns within each round. */
export async function measureOrders(options: {
  sizes: readonly number[];
  folder: string;
  firstPort: number;
  rounds: number;
  seconds: number;
}): Promise<OrderResults> {
  const { sizes, folder, firstPort, rounds, seconds } = options;
  const shops: {
    existing: number;
    dataDir: string;
    shop: BenchShop;
    token: string;
    runs: Run;
  }[] = [];
  const mailServer = await startMailServer();
  try {
    for (const [index, existing] of sizes.entries()) {
      const dataDir = join(folder, `orders-${existing}`);
      const shop = await startShop({
        port: firstPort + index,
        dataDir,
        // Each request names an address of its own, so that no limit is reached.
        env: { PAYMENTS: "manual", TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: mailServer.url },
      });
      const runs: Run = { placing: [], floor: [], mailsCpu: [], mailsFloorCpu: [], reading: [] };
      shops.push({ existing, dataDir, shop, token: "", runs });
      const startedAt = performance.now();
      await fillWithOrders(dataDir, existing);
      const took = Math.round((performance.now() - startedAt) / 1_000);
      console.log(`Filled a shop with ${existing} orders in ${took} s`);
    }
    for (const each of shops) {
      each.token = await signIn(each.shop.url);
      await place(each, 2);
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const each of round % 2 === 0 ? shops.toReversed() : shops) {
        const { existing, dataDir, shop, token, runs } = each;
        console.log(`Round ${round} of ${rounds}: orders, ${existing} there`);
        await holdJobs(dataDir);
        const placed = await place(each, seconds);
        runs.placing.push(placed);
        const before = readCpu(each);
        await releaseJobs(dataDir);
        await waitUntilIdle(dataDir);
        runs.mailsCpu.push((readCpu(each) - before) / placed.orders);
        runs.mailsFloorCpu.push(
          await measureMailFloor(mailServer, firstPort + sizes.length, seconds),
        );
        runs.reading.push(await read(shop, token, seconds));
        runs.floor.push(await measureOrderFloor(dataDir, { clients: CLIENTS, seconds }));
        await removeHeldJobs(dataDir);
      }
    }
  } finally {
    for (const { shop } of shops) await shop.stop();
    mailServer.close();
  }
  return {
    clients: CLIENTS,
    cases: shops.map(({ existing, runs }) => ({
      existing,
      placing: middle(runs.placing),
      floor: middle(runs.floor),
      mailsCpu: median(runs.mailsCpu),
      mailsFloorCpu: median(runs.mailsFloorCpu),
      reading: middle(runs.reading),
    })),
  };
}

function middle(runs: readonly Summary[]): Summary {
  return {
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    cpuMicroseconds: median(runs.map((run) => run.cpuMicroseconds)),
  };
}

type Place = { readonly shop: BenchShop; readonly dataDir: string };

/** Processor time of a shop and its database so far. */
const readCpu = ({ shop, dataDir }: Place) =>
  cpuMicroseconds([shop.pid]) + familyCpuMicroseconds(findServer(dataDir));

/** As many orders as fit into a number of seconds, each by a new customer. */
async function place(where: Place, seconds: number): Promise<Summary & { orders: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let orders = 0;
  const placed = await measureClients(
    { clients: CLIENTS, seconds, readCpu: () => readCpu(where) },
    async () => {
      await placeOne(where.shop.url, agent);
      orders += 1;
    },
  );
  agent.destroy();
  return { ...placed, orders };
}

/** Processor time of handing the newest mails to the server again, those of one order. */
async function measureMailFloor(
  { url, newest }: MailServer,
  port: number,
  seconds: number,
): Promise<number> {
  const settings: MailFloorSettings = { port, smtpUrl: url, atOnce: MAILS_AT_ONCE, mails: newest };
  const floor = await startFloor("mail-floor.ts", settings);
  try {
    const handed = await measureClients(
      { clients: MAILS_AT_ONCE / 2, seconds, readCpu: () => cpuMicroseconds([floor.pid]) },
      async () => {
        const answer = await fetch(floor.url);
        if (!answer.ok) throw new Error("A mail was not taken.");
      },
    );
    return handed.cpuMicroseconds;
  } finally {
    await floor.stop();
  }
}

let visitors = 0;

/** Places an order of one unit as a new customer; returns their e-mail address. */
export function placeOne(shopUrl: string, agent: Agent): Promise<string> {
  visitors += 1;
  const order = orderBody({ [["olive", "caramel", "blue"][visitors % 3] ?? "olive"]: 1 });
  const email = `buyer-${visitors}@mail.example`;
  const body = JSON.stringify({ ...order, details: { ...order.details, email } });
  const address = [10, (visitors >> 8) & 255, visitors & 255, (visitors >> 16) & 255].join(".");
  return new Promise((resolve, reject) => {
    const sent = request(
      `${shopUrl}/api/orders`,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": address,
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          answer.statusCode === 200
            ? resolve(email)
            : reject(new Error(`An order was answered with ${answer.statusCode}.`)),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** The first page of a customer's orders. */
async function read(shop: BenchShop, token: string, seconds: number): Promise<Summary> {
  const before = cpuMicroseconds([shop.pid]);
  const run = await load(`${shop.url}/api/orders`, CLIENTS, seconds, [
    `Authorization: Bearer ${token}`,
  ]);
  if (run.errors > 0) throw new Error(`${run.errors} requests for orders failed.`);
  return { ...run, cpuMicroseconds: (cpuMicroseconds([shop.pid]) - before) / run.requests };
}
