// How fast orders are taken, and how fast customers read theirs, when there are few and when there
// are very many.
import { Agent, request } from "node:http";
import { join } from "node:path";
import { orderBody, UNIT_PRICE } from "../tests/support/sample-order.ts";
import { signIn } from "./api.ts";
import { measureClients } from "./clients.ts";
import { fill, findServer } from "./fill.ts";
import { measureOrderFloor, untilIdle } from "./order-floor.ts";
import { cpuMicroseconds, familyCpuMicroseconds } from "./process.ts";
import type { Summary } from "./summary.ts";
import { startShop, type BenchShop } from "./shop.ts";
import { load, median } from "./wrk.ts";

const CLIENTS = 16;
const BAGS = 10_000_000;
/** Of so many orders one belongs to the customer who reads theirs. */
const ONE_IN = 500;

export type OrderCase = {
  /** Orders before the measurement. */
  existing: number;
  /** With the processor time of the shop and its database together. */
  placing: Summary;
  /** The same rows, written by one SQL function. */
  floor: Summary;
  reading: Summary;
};

export type OrderResults = { clients: number; cases: OrderCase[] };

type Run = { placing: Summary[]; floor: Summary[]; reading: Summary[] };

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
  try {
    for (const [index, existing] of sizes.entries()) {
      const dataDir = join(folder, `orders-${existing}`);
      const shop = await startShop({
        port: firstPort + index,
        dataDir,
        // Each request names an address of its own, so that no limit is reached.
        env: { PAYMENTS: "manual", TRUSTED_PROXIES: "127.0.0.1" },
      });
      const runs: Run = { placing: [], floor: [], reading: [] };
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
        runs.placing.push(await place(each, seconds));
        await untilIdle(dataDir);
        runs.reading.push(await read(shop, token, seconds));
        runs.floor.push(await measureOrderFloor(dataDir, { clients: CLIENTS, seconds }));
      }
    }
  } finally {
    for (const { shop } of shops) await shop.stop();
  }
  return {
    clients: CLIENTS,
    cases: shops.map(({ existing, runs }) => ({
      existing,
      placing: middle(runs.placing),
      floor: middle(runs.floor),
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

/** As many orders as fit into a number of seconds, each by a new customer. */
async function place(
  { shop, dataDir }: { shop: BenchShop; dataDir: string },
  seconds: number,
): Promise<Summary> {
  const readCpu = () => cpuMicroseconds([shop.pid]) + familyCpuMicroseconds(findServer(dataDir));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const placed = await measureClients({ clients: CLIENTS, seconds, readCpu }, () =>
    placeOne(shop.url, agent),
  );
  agent.destroy();
  return placed;
}

let visitors = 0;

/** Places an order of one bag as a new customer; returns their e-mail address. */
export function placeOne(shopUrl: string, agent: Agent): Promise<string> {
  visitors += 1;
  const order = orderBody({ [["olive", "caramel", "blue"][visitors % 3] ?? "olive"]: 1 });
  const email = `buyer-${visitors}@mail.example`;
  const body = JSON.stringify({ ...order, details: { ...order.details, email } });
  const address = [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join(".");
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

/**
 * Puts `count` completed orders of the last three years into the shop, each with a line, two
 * events, a movement and a mail that was sent, and plenty of stock.
 */
export function fillWithOrders(dataDir: string, count: number): Promise<void> {
  const tables = ["orders", "order_items", "order_events", "stock_movements", "mails"];
  return fill(dataDir, tables, async (client) => {
    await client.query(
      `create temporary table filling as
       select n, gen_random_uuid() as id, v.id as variant_id, v.sku, v.variant_name, p.name as product_name,
         now() - interval '3 years' * (1 - n::float / $1) - interval '1 day' as at
       from generate_series(1, $1) n
       join (select *, row_number() over (order by sku) - 1 as place from product_variants where slug is not null) v
         on v.place = n % 3
       join products p on p.id = v.product_id`,
      [count],
    );
    for (const statement of fillings) await client.query(statement);
    await client.query(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, ${BAGS}, 'receipt' from product_variants`,
    );
    await client.query(
      `update product_variants v set stock_quantity = s.bags - s.held, reserved_quantity = s.held
       from (select variant_id, sum(quantity) as bags, sum(reserved) as held from stock_movements group by 1) s
       where s.variant_id = v.id`,
    );
  });
}

const fillings = [
  `insert into orders (id, customer_id, customer_name, customer_email, status, stock_state, source, subtotal_minor,
     total_minor, billing_address, idempotency_key, created_at, updated_at)
   select id,
     case when n % ${ONE_IN} = 0 then (select id from profiles where email = 'customer@wanderpaw.example') end,
     'Customer ' || n, 'customer-' || n || '@mail.example', 'completed', 'shipped', 'checkout', ${UNIT_PRICE},
     ${UNIT_PRICE}, '{"line1": "14 Alder Lane", "city": "Portland", "country": "US"}', gen_random_uuid(), at, at
   from filling`,
  `insert into order_items (order_id, variant_id, product_name, variant_name, sku, quantity, unit_price_minor,
     total_price_minor)
   select id, variant_id, product_name, variant_name, sku, 1, ${UNIT_PRICE}, ${UNIT_PRICE} from filling`,
  `insert into order_events (order_id, kind, from_status, to_status, created_at)
   select id, 'created', null, 'pending', at from filling
   union all select id, 'status', 'pending', 'completed', at + interval '20 hours' from filling`,
  `insert into stock_movements (variant_id, sku, quantity, reason, order_id, created_at)
   select variant_id, sku, 1, 'receipt', null, at from filling
   union all select variant_id, sku, -1, 'sale', id, at from filling`,
  `insert into mails (kind, recipient, content, state, attempts, dedupe_key, created_at, updated_at, sent_at)
   select 'order-confirmation', 'customer-' || n || '@mail.example', '{}', 'sent', 1, 'order-confirmation:' || id, at, at, at
   from filling`,
];
