// How fast the back office goes through the orders, when there are few and when there are very
// many.
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { signIn } from "./api.ts";
import { adminCases, fillAdmin, type Asked } from "./admin-cases.ts";
import { measureCopy, measureExport, type ExportResult } from "./admin-export.ts";
import { fill, findDatabase } from "./fill.ts";
import { startShop, type BenchShop } from "./shop.ts";
import { percentile } from "./wrk.ts";

export const admin = { email: "admin@wanderpaw.example", password: "Wanderpaw!2026" };
/** Requests of a case in one round; the first warm up what a case needs and do not count. */
const WARM_UP = 5;
const TURNS = 40;
const PAGES = 19;

export type AdminCase = {
  name: string;
  /** One for each size. */
  times: { p50Ms: number; p99Ms: number }[];
};
/** How many times as long it takes with the most orders as with the fewest. */
export const getGrowth = ({ times }: Pick<AdminCase, "times">): number =>
  (times.at(-1)?.p50Ms ?? Number.NaN) / (times[0]?.p50Ms ?? Number.NaN);

export type AdminResults = {
  sizes: number[];
  rounds: number;
  cases: AdminCase[];
  /** One for each size. */
  exports: AdminExport[];
};
type AdminExport = ExportResult & {
  /** Of `COPY … TO STDOUT`. */
  floorRowsPerSecond: number;
};

type Admin = {
  shop: BenchShop;
  dataDir: string;
  token: string;
  asked: Asked;
  agent: Agent;
  times: number[][];
};

/**
 * Shops with so many orders each take turns with every request, one staff member asking for one
 * thing after the other.
 */
export async function measureAdmin(options: {
  sizes: readonly number[];
  folder: string;
  firstPort: number;
  rounds: number;
}): Promise<AdminResults> {
  const { sizes, folder, firstPort, rounds } = options;
  const adminShops: Admin[] = [];
  const exports: AdminExport[] = [];
  try {
    for (const [index, size] of sizes.entries())
      adminShops.push(await openOrdersApi(join(folder, `admin-${size}`), size, firstPort + index));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}: the back office`);
      await signInAgain(adminShops);
      for (const [place, { path }] of adminCases.entries()) {
        for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
          for (const adminShop of turn % 2 === 0 ? adminShops : adminShops.toReversed()) {
            const ms = await ask(adminShop, path(adminShop.asked, Math.abs(turn) + round * TURNS));
            if (turn >= 0) adminShop.times[place]?.push(ms);
          }
        }
      }
    }
    console.log("Exporting all orders");
    await signInAgain(adminShops);
    for (const { shop, token, dataDir } of adminShops)
      exports.push({
        ...(await measureExport(shop, token)),
        floorRowsPerSecond: await measureCopy(dataDir),
      });
  } finally {
    for (const { shop, agent } of adminShops) {
      agent.destroy();
      await shop.stop();
    }
  }
  return {
    sizes: [...sizes],
    rounds,
    exports,
    cases: adminCases.map(({ name }, place) => ({
      name,
      times: adminShops.map((adminShop) => ({
        p50Ms: percentile(adminShop.times[place] ?? [], 0.5),
        p99Ms: percentile(adminShop.times[place] ?? [], 0.99),
      })),
    })),
  };
}

/** An access token holds for fifteen minutes, and filling a million orders alone takes ten. */
async function signInAgain(adminShops: readonly Admin[]): Promise<void> {
  for (const adminShop of adminShops) adminShop.token = await signIn(adminShop.shop.url, admin);
}

/** Starts a shop with so many orders, and signs in its administrator. */
export async function openOrdersApi(dataDir: string, size: number, port: number): Promise<Admin> {
  const isFilled = existsSync(dataDir);
  const shop = await startShop({ port, dataDir, env: { PAYMENTS: "manual" } });
  const startedAt = performance.now();
  if (!isFilled) {
    await fill(dataDir, ["orders", "order_items", "customers"], async (client) => {
      // The demo's own orders would be among the few.
      await client.query("truncate orders cascade");
      await fillAdmin(client, size);
    });
    const took = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`Filled a back office with ${size} orders in ${took} s`);
  }
  const adminShop = {
    shop,
    dataDir,
    token: await signIn(shop.url, admin),
    asked: { people: await readPeople(dataDir), customerIds: [], page20: "" },
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    times: adminCases.map(() => []),
  };
  const customerIds = await idsOfCustomers(adminShop);
  const page20 = await cursorOfPage20(adminShop);
  return { ...adminShop, asked: { ...adminShop.asked, customerIds, page20 } };
}

async function readPeople(dataDir: string): Promise<Asked["people"]> {
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query<Asked["people"][number]>(
      `select customer_name as name, customer_email as email, customer_phone as phone, number
       from orders where deleted_at is null order by md5(id::text) limit 200`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Those with the most orders. */
async function idsOfCustomers({ shop, token }: Admin): Promise<string[]> {
  const answer = await fetch(`${shop.url}/api/admin/customers?sort=orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { customers } = (await answer.json()) as { customers: { id: string }[] }; // our own API
  return customers.map(({ id }) => id);
}

async function cursorOfPage20({ shop, token }: Admin): Promise<string> {
  let after = "";
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await fetch(
      `${shop.url}/api/admin/orders?sort=total${after === "" ? "" : `&after=${after}`}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { nextCursor } = (await answer.json()) as { nextCursor: string | null }; // our own API
    if (nextCursor === null) break;
    after = nextCursor;
  }
  return after;
}

/** The milliseconds until an answer is complete. */
function ask({ shop, token, agent }: Admin, path: string): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      shop.url + path,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          answer.statusCode === 200
            ? resolve(performance.now() - from)
            : reject(new Error(`${path} was answered with ${answer.statusCode}.`)),
        );
      },
    );
    sent.once("error", reject);
    sent.end();
  });
}
