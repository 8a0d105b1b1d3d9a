// Two instances whose figures and files come from a replica, and a look at both servers.
import pg from "pg";
import { z } from "zod";
import { reportEndpoints } from "#modules/analytics/report-endpoints.ts";
import type { Instance } from "../../support/instances.ts";
import { startOwnServer, type OwnServer } from "../../support/own-server.ts";
import { orderBody } from "../../support/sample-order.ts";
import { send, signIn, startTwoInstances, type TwoInstances } from "./two-instances.ts";

export type ReplicaShop = TwoInstances & {
  readonly primary: OwnServer;
  readonly standby: OwnServer;
  /** The replica's address, as an instance is configured with it. */
  readonly readUrl: string;
  /** Asks the standby itself, as its owner. */
  readonly askStandby: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Stops what the standby applies, or lets it go on. */
  readonly pauseReplay: (isPaused: boolean) => Promise<void>;
  /** Places an order through an instance. */
  readonly order: (shop: Instance) => Promise<void>;
  /** How many orders the figures of an instance tell of the last days. */
  readonly countOrders: (shop: Instance) => Promise<number>;
  /** Begins to fetch all orders as a file. */
  readonly fetchExport: (shop: Instance, signal?: AbortSignal) => Promise<Response>;
  /** Metrics of an instance about the replica, by name. */
  readonly readFigures: (shop: Instance) => Promise<Record<string, number>>;
};

/** The shop wants a password, which these servers do not ask for. */
export function withPassword(url: string): string {
  const copy = new URL(url);
  copy.password = "any";
  return copy.href;
}

/** To be called at the top of a test file. */
export async function startReplicaShop(): Promise<ReplicaShop> {
  const primary = await startOwnServer();
  const standby = await primary.createStandby({ isAwaited: false });
  const readUrl = withPassword(standby.ownerUrl);
  const shop = await startTwoInstances({
    server: {
      ownerUrl: primary.ownerUrl,
      async stopAtOnce() {
        await Promise.all([primary.stopAtOnce(), standby.stopAtOnce()]);
      },
      async remove() {
        await Promise.all([primary.remove(), standby.remove()]);
      },
    },
    env: { DATABASE_READ_URL: readUrl },
  });
  await shop.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000, 'receipt' from product_variants`,
  );
  const { access_token: token } = await signIn(shop.one, "admin");
  let customers = 0;

  async function askStandby(sql: string) {
    const client = new pg.Client({ connectionString: standby.ownerUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    ...shop,
    primary,
    standby,
    readUrl,
    askStandby,
    async pauseReplay(isPaused) {
      await askStandby(`select pg_wal_replay_${isPaused ? "pause" : "resume"}()`);
    },
    async order({ url }) {
      customers += 1;
      const body = orderBody({ olive: 1 });
      const details = { ...body.details, email: `buyer-${customers}@mail.example` };
      const { status, text } = await send(`${url}/api/orders`, {
        body: { ...body, details },
        from: `10.7.${customers & 255}.${customers >> 8}`,
      });
      if (status !== 200) throw new Error(`no order: ${text}`);
    },
    async countOrders({ url }) {
      const { status, text } = await send(`${url}/api/admin/analytics?period=7`, {
        method: "GET",
        token,
      });
      if (status !== 200) throw new Error(`no figures: ${text}`);
      const { figures } = reportEndpoints.readReport.response.parse(JSON.parse(text));
      return figures.orders.now;
    },
    async fetchExport({ url }, signal) {
      const { text } = await send(`${url}/api/admin/downloads`, {
        token,
        body: { kind: "orders", filter: {} },
      });
      const { path } = z.object({ path: z.string() }).parse(JSON.parse(text));
      return fetch(url + path, {
        headers: { "accept-encoding": "identity" },
        ...(signal && { signal }),
      });
    },
    async readFigures({ url }) {
      const figures = await (await fetch(`${url}/metrics`)).text();
      return Object.fromEntries(
        [...figures.matchAll(/^replica_(\w+?)(?:_total)? (\S+)$/gm)].map(([, what = "", value]) => [
          what,
          Number(value),
        ]),
      );
    },
  };
}
