// How much memory the shop holds: when idle, and right after a burst of orders whose mails leave
// meanwhile.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { findServer } from "./fill.ts";
import { fillWithOrders } from "./fill-orders.ts";
import { startMailServer } from "./mail-server.ts";
import { placeOne } from "./orders.ts";
import { getChildren, residentMb } from "./process.ts";
import { startShop, waitUntilSettled } from "./shop.ts";
import { table } from "./table.ts";

const ORDERS = 2_000;
const EXISTING = 100;
const CLIENTS = 16;
/** Visitors look around before they order. */
const PATHS = ["/", "/products", "/product/olive", "/cart", "/faq", "/blog"];
const LATER_MS = 30_000;

export type MemoryResults = { idleMb: number; afterOrdersMb: number; laterMb: number };

/** Megabytes of all processes of a prepared shop but its database. */
export async function measureMemory(options: {
  dataDir: string;
  port: number;
}): Promise<MemoryResults> {
  const { dataDir, port } = options;
  const mailServer = await startMailServer();
  const start = () =>
    startShop({
      port,
      dataDir,
      cores: "0,1",
      env: { PAYMENTS: "manual", TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: mailServer.url },
    });
  const first = await start();
  await fillWithOrders(dataDir, EXISTING); // and with enough units
  await first.stop();
  const shop = await start();
  try {
    const measure = () => {
      const processes = [shop.pid, ...getChildren(shop.pid)];
      const database = findServer(dataDir);
      return processes
        .filter((pid) => pid !== database)
        .reduce((sum, pid) => sum + residentMb(pid), 0);
    };
    for (const path of PATHS) await waitUntilSettled(shop.url + path);
    const idleMb = measure();
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    let left = ORDERS;
    const client = async () => {
      while (left > 0) {
        left -= 1;
        await placeOne(shop.url, agent);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    agent.destroy();
    const afterOrdersMb = measure();
    await wait(LATER_MS);
    return { idleMb, afterOrdersMb, laterMb: measure() };
  } finally {
    await shop.stop();
    mailServer.close();
  }
}

/** A table of what was measured. */
export function describeMemory({ idleMb, afterOrdersMb, laterMb }: MemoryResults): string {
  return table(
    ["resident memory without the database, MB", ""],
    [
      ["idle", String(idleMb)],
      [`right after ${ORDERS} orders`, String(afterOrdersMb)],
      [`${LATER_MS / 1_000} s later`, String(laterMb)],
    ],
  );
}
