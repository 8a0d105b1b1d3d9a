// The same API for a visitor and for a customer, in turns, each beside its floor: a bare server
// that runs one prepared statement with the same rights and answers with the same bytes.
import type { ApiFloorCase, ApiFloorSettings } from "./api-floor.ts";
import { findDatabase } from "./fill.ts";
import { startFloor } from "./floor-process.ts";
import { fetchRaw } from "./nginx.ts";
import { cpuMicroseconds } from "./process.ts";
import type { BenchShop } from "./shop.ts";
import { table, tenth, whole } from "./table.ts";
import { load, median } from "./wrk.ts";

const CONNECTIONS = 16;
const SIGN_INS = 15;
const customer = { email: "customer@wanderpaw.example", password: "Wanderpaw!2026" };

type Case = {
  readonly who: "visitor" | "customer";
  readonly path: string;
  /** The least that has to be read for it; $1 is the customer. From memory without one. */
  readonly statement?: string;
};

const cases: readonly Case[] = [
  { who: "visitor", path: "/api/catalog/variants" },
  {
    who: "visitor",
    path: "/api/catalog/variants?slugs=olive,caramel,blue",
    statement: `select v.slug, v.sku, v.product_id, v.variant_name, v.short_name, v.size, v.color_hex,
        v.price_minor, v.base_currency, v.stock_quantity, p.name,
        (select json_agg(json_build_array(i.image_url, i.alt_text) order by i.display_order)
         from product_images i where i.variant_id = v.id or (i.product_id = p.id and i.variant_id is null)),
        array(select f.slug from variant_slugs f where f.variant_id = v.id)
      from product_variants v join products p on p.id = v.product_id
      where v.slug = any('{olive,caramel,blue}') and v.is_active order by v.display_order`,
  },
  {
    who: "customer",
    path: "/api/auth/session",
    statement: `select p.id, p.email, p.full_name, p.created_at, r.role
      from profiles p join user_roles r on r.user_id = p.id where p.id = $1`,
  },
  {
    who: "customer",
    path: "/api/orders",
    statement: `select o.id, o.status, o.currency, o.created_at, o.total_minor, o.paid_minor, o.key_hash,
        (select json_agg(json_build_array(i.id, i.product_name, i.variant_name, i.color_primary,
            i.color_secondary, i.image_url, i.quantity, i.unit_price_minor, i.total_price_minor) order by i.position)
         from order_items i where i.order_id = o.id),
        (select json_agg(e.facts order by e.created_at) from order_events e
         where e.order_id = o.id and e.kind = 'shipment' and e.customer_visible)
      from orders o where o.customer_id = $1 and o.deleted_at is null
      order by o.created_at desc, o.id desc limit 21`,
  },
];

type Run = { requestsPerSecond: number; p99Ms: number; cpuMicroseconds: number };

export type ApiCase = Run & {
  path: string;
  who: string;
  /** Requests per second of the floor for each one of the shop, in the same rounds. */
  ratio?: number;
};

export type ApiResults = { connections: number; cases: ApiCase[]; signInMs: number };

/** `dataDir` is the shop's, and the floor listens on `floorPort`. */
export async function measureApi(
  shop: BenchShop,
  options: { dataDir: string; floorPort: number; rounds: number; seconds: number },
): Promise<ApiResults> {
  const { dataDir, floorPort, rounds, seconds } = options;
  const signInMs: number[] = [];
  let token = "";
  for (let i = 0; i < SIGN_INS; i += 1) {
    const startedAt = performance.now();
    token = await signIn(shop.url);
    signInMs.push(performance.now() - startedAt);
  }
  const headers = { authorization: `Bearer ${token}` };
  const settings: ApiFloorSettings = {
    port: floorPort,
    database: { ...findDatabase(dataDir), user: "shop_app" }, // the login that the shop has
    cases: await Promise.all(cases.flatMap((each) => prepareFloor(shop, each, headers))),
  };
  const floor = await startFloor("api-floor.ts", settings);
  const samples = cases.map((each) => ({ ...each, runs: [] as Run[], floors: [] as Run[] }));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { path, who, statement, runs, floors } of samples) {
        console.log(`Round ${round} of ${rounds}: ${path} as a ${who}`);
        const sent = who === "customer" ? headers : undefined;
        runs.push(await measureRun(shop, path, seconds, sent));
        if (statement !== undefined) floors.push(await measureRun(floor, path, seconds, sent));
      }
    }
  } finally {
    await floor.stop();
  }
  return {
    connections: CONNECTIONS,
    signInMs: median(signInMs),
    cases: samples.map(({ path, who, runs, floors }) => ({
      path,
      who,
      requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
      p99Ms: median(runs.map((run) => run.p99Ms)),
      cpuMicroseconds: median(runs.map((run) => run.cpuMicroseconds)),
      ...(floors.length > 0 && {
        ratio: median(
          floors.map(
            (run, nth) => run.requestsPerSecond / (runs[nth]?.requestsPerSecond ?? Number.NaN),
          ),
        ),
      }),
    })),
  };
}

async function measureRun(
  server: { url: string; pid: number },
  path: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const before = cpuMicroseconds([server.pid]);
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const run = await load(server.url + path, CONNECTIONS, seconds, sent);
  if (run.errors > 0) throw new Error(`${run.errors} requests to ${path} failed.`);
  const spent = cpuMicroseconds([server.pid]) - before;
  return { ...run, cpuMicroseconds: spent / run.requests };
}

/** The floor of a case, with the bytes that the shop answers with now; none of one from memory. */
function prepareFloor(
  shop: BenchShop,
  { who, path, statement }: Case,
  headers: Readonly<Record<string, string>>,
): Promise<ApiFloorCase>[] {
  if (statement === undefined) return [];
  const prepare = async (): Promise<ApiFloorCase> => {
    const sent = who === "customer" ? headers : {};
    const { user } = (await (await fetch(`${shop.url}/api/auth/session`, { headers })).json()) as {
      user: { id: string; email: string };
    }; // our own API's answer
    const claims = { sub: user.id, email: user.email, role: "user" };
    const answer = await fetchRaw(shop.url + path, sent);
    return {
      path,
      role: who === "customer" ? "shop_user" : "shop_anon",
      claims: JSON.stringify(who === "customer" ? claims : { role: "anonymous" }),
      statement,
      values: who === "customer" ? [user.id] : [],
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === "string" && !writtenByNode.has(name) ? [[name, value] as const] : [],
      ),
      body: answer.body.toString("base64"),
    };
  };
  return [prepare()];
}

/** About the connection rather than the answer. */
const writtenByNode: ReadonlySet<string> = new Set(["connection", "date", "keep-alive"]);

/**
 * Signs in the demo's customer, or another user, and returns the access token, which is valid for
 * longer than the measurements take.
 */
export async function signIn(shopUrl: string, account = customer): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  const session = (await answer.json()) as { access_token: string }; // our own API's answer
  return session.access_token;
}

/** A table of how fast the API is read. */
export function describeApi(api: ApiResults): string {
  return table(
    ["API", "as a", "connections", "req/s", "p99 ms", "CPU µs", "floor by shop"],
    api.cases.map((row) => [
      row.path,
      row.who,
      String(api.connections),
      whole(row.requestsPerSecond),
      tenth(row.p99Ms),
      whole(row.cpuMicroseconds),
      row.ratio?.toFixed(2) ?? "from memory",
    ]),
  );
}
