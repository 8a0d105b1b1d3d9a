// A shop that is asked for three times as much as it can: who is served, how quickly, and how soon
// all is well again. Everybody asks from a network of their own.
//   node tools/bench/overload.ts [--seconds 10] [--port 3191]
// Against a demo shop of its own with markets; nothing is written to results.json.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Stripe } from "stripe";
import { putMarketsInEffect } from "../../tests/support/markets-in-effect.ts";
import { orderBody } from "../../tests/support/sample-order.ts";
import { ask, type Answered } from "./ask.ts";
import { findDatabase } from "./fill.ts";
import { fillWithOrders } from "./fill-orders.ts";
import { compareOrders } from "./load.ts";
import { startShop } from "./shop.ts";
import { percentile } from "./wrk.ts";

const TIMES = 3;
const CLIENTS = 32;
const secretKey = "sk_test_overload";
const webhookSecret = "whsec_overload";
const stripe = new Stripe(secretKey);

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    port: { type: "string", default: "3191" },
  },
});
const lastsMs = Number(values.seconds) * 1_000;

type Request = { readonly kind: string; readonly path: string; readonly body?: string };

/**
 * Of ten requests: three cached pages, one of them of a market, two rendered ones, and five reads
 * of the API.
 */
const visits: readonly Request[] = [
  ...["/", "/product/olive", "/il"].map((path) => ({ kind: "cached page", path })),
  ...["/?sent=hello", "/?sent=again"].map((path) => ({ kind: "rendered page", path })),
  ...["olive", "caramel", "blue", "olive,blue", "blue,caramel"].map((slugs) => ({
    kind: "API read",
    path: `/api/catalog/variants?slugs=${slugs}`,
  })),
];

type Answer = Answered & Pick<Request, "kind" | "body">;

let asked = 0;

/** Each from a network of its own. */
async function send(agent: Agent, url: string, request: Request): Promise<Answer> {
  asked += 1;
  const address = `10.${(asked >> 16) % 256}.${(asked >> 8) % 256}.${asked % 256}`;
  const startedAt = performance.now();
  const { kind, path, body } = request;
  const signature = body === undefined ? undefined : { "stripe-signature": sign(body) };
  const answer = ask(agent, url + path, address, body, signature);
  return answer.then(
    (answered) => ({ kind, body, ...answered }),
    () => ({ kind, ms: performance.now() - startedAt, status: 0, isTimed: false }), // none at all
  );
}

function sign(payload: string): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
}

/** A message of Stripe's that means nothing to the shop, which notes it all the same. */
function createPaymentReport(): Request {
  const event = { id: `evt_${asked}`, object: "event", type: "payout.paid", data: { object: {} } };
  return { kind: "payment report", path: "/api/payments/stripe", body: JSON.stringify(event) };
}

/** An order of one unit by somebody new, who pays later. */
function createOrder(): Request {
  const order = orderBody({ olive: 1 });
  const details = { ...order.details, email: `load-${order.idempotencyKey}@mail.example` };
  return {
    kind: "order",
    path: "/api/orders",
    body: JSON.stringify({ ...order, details, payBy: "manual" }),
  };
}

/** Of fifty requests one tells of a payment and one orders; the others visit. */
function pick(at: number): Request {
  if (at % 50 === 0) return createPaymentReport();
  return (at % 50 === 25 ? undefined : visits[at % visits.length]) ?? createOrder();
}

/** Answers a second, when each client asks again as soon as it is answered. */
async function findCapacity(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const endsAt = performance.now() + lastsMs;
  let answers = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let at = client; performance.now() < endsAt; at += 1) {
        await send(agent, url, pick(at));
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return (answers * 1_000) / lastsMs;
}

/** Asks so often, whether or not it is answered. */
async function press(url: string, perSecond: number, forMs: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (let passed = 0; passed < forMs; passed = performance.now() - startedAt) {
    while (answers.length < (passed / 1_000) * perSecond) {
      answers.push(send(agent, url, pick(answers.length)));
    }
    await wait(2);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function report(title: string, answers: readonly Answer[]): void {
  console.log(`\n${title}`);
  const kinds = Object.groupBy(answers, ({ kind }) => kind);
  console.table(
    Object.entries(kinds).map(([kind, all = []]) => {
      const served = all.filter(({ status }) => status === 200);
      const refused = all.filter(({ status }) => status === 503);
      return {
        kind,
        "served, share": share(served.length, all.length),
        "served, p50 ms": quantile(served, 0.5),
        "served, p99 ms": quantile(served, 0.99),
        "refused, share": share(refused.length, all.length),
        "refused, p99 ms": quantile(refused, 0.99),
        "told when to ask again": share(refused.filter((it) => it.isTimed).length, refused.length),
        "anything else": all.length - served.length - refused.length,
      };
    }),
  );
}

function share(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}

/** In whole ms; NaN where there are none. */
function quantile(answers: readonly Answer[], q: number): number {
  return Math.round(
    percentile(
      answers.map(({ ms }) => ms),
      q,
    ),
  );
}

/** The keys of orders that were acknowledged. */
function listAcknowledged(answers: readonly Answer[]): Set<string> {
  const acknowledged = answers.filter(({ kind, status }) => kind === "order" && status === 200);
  // As they were sent above.
  const keys = acknowledged.map(({ body = "" }) => JSON.parse(body) as { idempotencyKey: string });
  return new Set(keys.map(({ idempotencyKey }) => idempotencyKey));
}

const folder = mkdtempSync(join(tmpdir(), "shop-overload-"));
chmodSync(folder, 0o755); // PostgreSQL started by root works as another user
const dataDir = join(folder, "data");
const served = await startShop({
  port: Number(values.port),
  dataDir,
  env: {
    LOG_LEVEL: "fatal", // it may refuse thousands of times
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    TRUSTED_PROXIES: "127.0.0.1",
  },
});
try {
  await fillWithOrders(dataDir, 1_000); // and with enough units
  const client = new pg.Client(findDatabase(dataDir));
  await client.connect();
  const asOwner = (text: string, given: readonly unknown[]) => client.query(text, [...given]);
  await putMarketsInEffect({ asOwner }, ["il", "eu", "uk", "us"]);
  await client.query(`insert into payment_ways (code, is_on, position) values ('manual', true, 90)
     on conflict (code) do update set is_on = true`);
  await findCapacity(served.url); // warms up
  const perSecond = await findCapacity(served.url);
  console.log(`The shop can do ${Math.round(perSecond)} of these a second`);
  report("At half of that", await press(served.url, perSecond / 2, lastsMs));
  const pressed = await press(served.url, TIMES * perSecond, lastsMs);
  report(`At ${TIMES} times that`, pressed);
  report("In the second after", await press(served.url, perSecond / 2, 1_000));
  console.log("Orders", await compareOrders(dataDir, listAcknowledged(pressed)));
  await client.end();
} finally {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
}
