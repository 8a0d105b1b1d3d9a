// A busy hour of visitors, customers and the back office, as many as the machine can serve.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { orderBody } from "../../tests/support/sample-order.ts";
import { signIn } from "./api.ts";

const admin = { email: "admin@wanderpaw.example", password: "Wanderpaw!2026" };
const customer = { email: "customer@wanderpaw.example", password: "Wanderpaw!2026" };
const pages = ["/", "/products", "/product/olive", "/product/blue", "/faq", "/blog", "/size-chart"];
const lists = [
  "/api/admin/orders",
  "/api/admin/orders?status=completed",
  "/api/admin/orders?period=week",
  "/api/admin/dashboard",
  "/api/admin/customers",
];
const colors = ["olive", "caramel", "blue"];
/**
 * Of a hundred requests. A customer's sign-in costs as much as a dozen pages: hashing passwords is
 * slow on purpose.
 */
const shares = {
  page: 50,
  "rendered page": 6,
  catalog: 16,
  "order status": 8,
  order: 10,
  "sign-in": 1,
  "back office": 9,
} as const;
export type Kind = keyof typeof shares;
export const kinds = Object.keys(shares) as Kind[]; // the table's own keys

/** A request without an answer is repeated after this time, while the shop restarts. */
const AGAIN_MS = 100;
const PATIENCE_MS = 90_000;

export type Traffic = {
  /** The milliseconds of each answer. */
  readonly times: Readonly<Record<Kind, number[]>>;
  /** Failures while the shop was there, and how often each came. */
  readonly faults: Map<string, number>;
  /** The keys of the orders that the shop has said it has. */
  readonly acknowledged: Set<string>;
  /** Answers that never came, or 503, while the shop was away. */
  missed: number;
};

export function createTraffic(): Traffic {
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]]));
  return {
    times: times as Record<Kind, number[]>, // made of all kinds
    faults: new Map(),
    acknowledged: new Set(),
    missed: 0,
  };
}

export type Clients = {
  /**
   * So many clients send requests until `until` (as performance.now() counts), together at most
   * `perSecond`. An order that was not answered is sent again, with its key, until it is.
   */
  readonly run: (options: {
    clients: number;
    until: number;
    perSecond: number;
    traffic: Traffic;
  }) => Promise<void>;
  /** Between the two the shop may be away. */
  readonly goesAway: () => void;
  readonly isBack: () => void;
  readonly close: () => void;
};

export async function openClients(shopUrl: string): Promise<Clients> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const tokens = { admin: await signIn(shopUrl, admin), customer: await signIn(shopUrl) };
  let visitors = 0;
  let signingIn = 0;
  let isAway = false;
  /** Requests that were under way when the shop went count as missed, not as failed. */
  let lastAway = Number.NEGATIVE_INFINITY;

  function send(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
    visitors += 1;
    const address = [10, (visitors >> 8) & 255, visitors & 255, (visitors >> 16) & 255].join(".");
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    return new Promise<number>((resolve, reject) => {
      const sent = request(
        shopUrl + path,
        {
          method,
          agent,
          timeout: 30_000,
          headers: {
            "x-forwarded-for": address,
            "accept-encoding": "br",
            ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
            ...(body !== undefined && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(body),
            }),
          },
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode ?? 0));
          answer.once("error", reject);
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("no answer within 30 s")));
      sent.once("error", reject);
      sent.end(body);
    });
  }

  async function withToken(who: "admin" | "customer", path: string): Promise<number> {
    const status = await send("GET", path, { token: tokens[who] });
    if (status !== 401) return status;
    tokens[who] = await signIn(shopUrl, who === "admin" ? admin : customer);
    return send("GET", path, { token: tokens[who] });
  }

  async function placeOrder(traffic: Traffic): Promise<number> {
    const order = orderBody({ [pick(colors)]: 1 });
    const email = `load-${order.idempotencyKey}@mail.example`;
    const body = { ...order, details: { ...order.details, email } };
    const givesUpAt = performance.now() + PATIENCE_MS;
    for (;;) {
      const status = await send("POST", "/api/orders", { body }).catch(() => 0);
      if (status === 200) traffic.acknowledged.add(order.idempotencyKey);
      const isUnanswered = status === 0 || status === 503;
      if (!isUnanswered || performance.now() > givesUpAt) return status;
      if (!isAway && !wasAwayLately()) return status;
      traffic.missed += 1;
      await wait(AGAIN_MS);
    }
  }

  const wasAwayLately = () => performance.now() - lastAway < 2_000;

  const doing: Readonly<Record<Kind, (traffic: Traffic) => Promise<number>>> = {
    page: () => send("GET", pick(pages)),
    "rendered page": () => send("GET", "/?sent=hello"),
    catalog: () => send("GET", "/api/catalog/variants"),
    "order status": () => withToken("customer", "/api/orders"),
    order: placeOrder,
    async "sign-in"() {
      // More at once would reach the limit of attempts for one address.
      if (signingIn >= 2) return send("GET", pick(pages));
      signingIn += 1;
      try {
        return await send("POST", "/api/auth/sign-in", { body: customer });
      } finally {
        signingIn -= 1;
      }
    },
    "back office": () => withToken("admin", pick(lists)),
  };

  async function once(kind: Kind, traffic: Traffic): Promise<void> {
    const startedAt = performance.now();
    const status = await doing[kind](traffic).catch(() => 0);
    const isMissed = status === 0 || status === 503;
    if (status === 200) traffic.times[kind].push(performance.now() - startedAt);
    else if (isMissed && (isAway || wasAwayLately())) {
      traffic.missed += 1;
      await wait(AGAIN_MS);
    } else {
      const fault = `${kind}: ${status === 0 ? "no answer" : status}`;
      traffic.faults.set(fault, (traffic.faults.get(fault) ?? 0) + 1);
    }
  }

  return {
    async run({ clients, until, perSecond, traffic }) {
      const paceMs = (clients / perSecond) * 1_000;
      async function client(): Promise<void> {
        let nextAt = performance.now() + Math.random() * paceMs;
        while (performance.now() < until) {
          await once(pickKind(), traffic);
          // A late client does not catch up: a pause of the shop is no reason for a rush.
          nextAt = Math.max(nextAt + paceMs, performance.now() - paceMs);
          const ahead = nextAt - performance.now();
          if (ahead > 1) await wait(ahead);
        }
      }
      await Promise.all(Array.from({ length: clients }, client));
    },
    goesAway() {
      isAway = true;
    },
    isBack() {
      isAway = false;
      lastAway = performance.now();
    },
    close: () => agent.destroy(),
  };
}

function pick<T extends string>(of: readonly T[]): T {
  const [first] = of;
  const found = of[Math.floor(Math.random() * of.length)] ?? first;
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

function pickKind(): Kind {
  let place = Math.random() * 100;
  for (const kind of kinds) {
    place -= shares[kind];
    if (place < 0) return kind;
  }
  return "page";
}
