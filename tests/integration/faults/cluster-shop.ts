// A shop on a database server of its own, which the test may take away.
import { afterAll } from "vitest";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { checkIntegrity, type Finding } from "#modules/orders/integrity/check-integrity.ts";
import { openDatabase } from "#platform/db/client.ts";
import { migrate } from "#platform/db/migrate.ts";
import { system } from "#shared/actor.ts";
import path from "node:path";
import pg from "pg";
import { seedDatabase } from "../../../src/server/start/seed-database.ts";
import { project } from "../../support/embedded-folders.ts";
import { startOwnServer, type OwnServer } from "../../support/own-server.ts";
import { setTestClock } from "../../support/set-test-clock.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { orderBody, sellAtUnitPrice } from "../../support/sample-order.ts";

export type ClusterShop = {
  server: OwnServer;
  shop: SampleShop;
  get: (path: string) => Promise<Response>;
  /** Sends an order as a customer nobody knows; the answer's status. */
  order: (body?: ReturnType<typeof newOrder>) => Promise<number>;
  asOwner: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  /** Findings of the integrity check. */
  check: () => Promise<Finding[]>;
};

let customers = 0;

/** An order of one unit by somebody new. */
export function newOrder(color: "olive" | "caramel" | "blue" = "olive") {
  const body = orderBody({ [color]: 1 });
  customers += 1;
  return { ...body, details: { ...body.details, email: `buyer-${customers}@mail.example` } };
}

/** A migrated database on a server of its own. To be called at the top of a test file. */
export async function startOwnDatabase(options: { programs?: string } = {}) {
  const server = await startOwnServer(options);
  afterAll(() => server.remove());
  await migrate({ ownerUrl: server.ownerUrl, folder: path.join(project, "migrations") });
  await setTestClock(server.ownerUrl);
  const database = openDatabase({ connectionString: server.appUrl, max: 2 });
  afterAll(() => database.close());

  async function asOwner(sql: string, values: readonly unknown[] = []) {
    const client = new pg.Client({ connectionString: server.ownerUrl });
    client.on("error", () => {}); // A test that takes the server away cuts this connection, too.
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }
  return { server, database, asOwner };
}

/**
 * To be called at the top of a test file. There is enough of everything; pages and mails work as in
 * a real shop.
 */
export async function startClusterShop(
  options: { programs?: string; receipt?: number } = {},
): Promise<ClusterShop> {
  const { server, database, asOwner } = await startOwnDatabase(options);
  const connectionString = server.appUrl;
  await seedDatabase({ database, config: { demo: false }, now: new Date() });
  await sellAtUnitPrice({ asOwner });
  if (options.receipt !== undefined) {
    await asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, $1, 'receipt' from product_variants`,
      [options.receipt],
    );
  }

  const shop = await startSampleShop({
    webBuild: sampleWebBuild({
      home: (context) => context.run(findVariants),
      product: (context) => context.run(findVariants),
    }),
    connectionString,
    payments: "manual",
    trustedProxies: ["127.0.0.1"],
    clock: () => new Date(),
    doesJobs: true,
    followsChanges: true,
  });
  afterAll(() => shop.stop());

  let visitors = 0;
  return {
    server,
    shop,
    get: (where) => fetch(shop.url + where),
    async order(body = newOrder()) {
      visitors += 1;
      const answer = await fetch(`${shop.url}/api/orders`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.1.${visitors & 255}.${visitors >> 8}`,
        },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    asOwner,
    check: () => database.runInTransaction(system, (db) => checkIntegrity({ db })),
  };
}
