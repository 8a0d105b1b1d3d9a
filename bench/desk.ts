// How fast the back office goes through the orders, when there are few and when there are very many.
import { Agent, request } from "node:http";
import { join } from "node:path";
import { signIn } from "./api.ts";
import { deskCases, fillDesk, type Asked } from "./desk-cases.ts";
import { measureExport, type ExportResult } from "./desk-export.ts";
import { fill } from "./fill.ts";
import { startShop, type BenchShop } from "./shop.ts";

const admin = { email: "admin@wanderpaw.example", password: "Wanderpaw!2026" };
/** Requests of a case in one round; the first warm up what a case needs and do not count. */
const WARM_UP = 5;
const TURNS = 40;
const PAGES = 19;

export type DeskCase = {
  name: string;
  /** One for each size. */
  times: { p50Ms: number; p99Ms: number }[];
};
export type DeskResults = {
  sizes: number[];
  rounds: number;
  cases: DeskCase[];
  /** One for each size. */
  exports: ExportResult[];
};

type Desk = { shop: BenchShop; token: string; asked: Asked; agent: Agent; times: number[][] };

/** Shops with so many orders each take turns with every request, one clerk asking for one thing after the other. */
export async function measureDesk(options: {
  sizes: readonly number[];
  folder: string;
  firstPort: number;
  rounds: number;
}): Promise<DeskResults> {
  const { sizes, folder, firstPort, rounds } = options;
  const desks: Desk[] = [];
  const exports: ExportResult[] = [];
  try {
    for (const [index, size] of sizes.entries())
      desks.push(await openDesk(join(folder, `desk-${size}`), size, firstPort + index));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}: the back office`);
      for (const [place, { path }] of deskCases.entries()) {
        for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
          for (const desk of turn % 2 === 0 ? desks : desks.toReversed()) {
            const ms = await ask(desk, path(desk.asked, Math.abs(turn) + round * TURNS));
            if (turn >= 0) desk.times[place]?.push(ms);
          }
        }
      }
    }
    console.log("Exporting all orders");
    for (const { shop, token } of desks) exports.push(await measureExport(shop, token));
  } finally {
    for (const { shop, agent } of desks) {
      agent.destroy();
      await shop.stop();
    }
  }
  return {
    sizes: [...sizes],
    rounds,
    exports,
    cases: deskCases.map(({ name }, place) => ({
      name,
      times: desks.map((desk) => ({
        p50Ms: percentile(desk.times[place] ?? [], 0.5),
        p99Ms: percentile(desk.times[place] ?? [], 0.99),
      })),
    })),
  };
}

async function openDesk(dataDir: string, size: number, port: number): Promise<Desk> {
  const shop = await startShop({ port, dataDir, env: { PAYMENTS: "manual" } });
  const startedAt = performance.now();
  const people: Asked["people"][number][] = [];
  await fill(dataDir, ["orders", "order_items", "customers"], async (client) => {
    // The demo's own orders would be among the few.
    await client.query("truncate orders cascade");
    await fillDesk(client, size);
    const { rows } = await client.query<Asked["people"][number]>(
      `select customer_name as name, customer_email as email, customer_phone as phone, number
       from orders where deleted_at is null order by md5(id::text) limit 200`,
    );
    people.push(...rows);
    // The same that counting once more, with all the rest, will leave.
  });
  const took = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`Filled a back office with ${size} orders in ${took} s`);
  const desk = {
    shop,
    token: await signIn(shop.url, admin),
    asked: { people, customerIds: [], page20: "" },
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    times: deskCases.map(() => []),
  };
  const customerIds = await idsOfCustomers(desk);
  return { ...desk, asked: { people, customerIds, page20: await cursorOfPage20(desk) } };
}

/** Those with the most orders. */
async function idsOfCustomers({ shop, token }: Desk): Promise<string[]> {
  const answer = await fetch(`${shop.url}/api/admin/customers?sort=orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { customers } = (await answer.json()) as { customers: { id: string }[] }; // our own API
  return customers.map(({ id }) => id);
}

async function cursorOfPage20({ shop, token }: Desk): Promise<string> {
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
function ask({ shop, token, agent }: Desk, path: string): Promise<number> {
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

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
