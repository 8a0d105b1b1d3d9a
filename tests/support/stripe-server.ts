// A Stripe on this machine: payment pages, refunds and signed messages over real HTTP, for tests
// and for end-to-end runs.
import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises"; // not a sleep: Stripe too repeats its messages after a while
import { takeFault, type PlacedFault } from "./faults.ts";
import {
  invalid,
  createRefund,
  createSession,
  missing,
  createId,
  showIntent,
  StripeError,
  type Params,
  type Refund,
  type Session,
  type Taken,
} from "./stripe-answers.ts";
import { payPage, shutPage } from "./stripe-pages.ts";
import type { ApiCall, Fault, Signature, StripeServer } from "./stripe-types.ts";

const RETRIES = 8;
const RETRY_MS = 50;

/** `webhookUrl` may be told later, by a function. The page's limits are counted from `clock`. */
export async function startStripeServer(options: {
  port?: number;
  webhookUrl: string | (() => string);
  webhookSecret: string;
  secretKey?: string;
  clock?: () => Date;
}): Promise<StripeServer> {
  const { webhookUrl, webhookSecret, secretKey = "sk_test_local" } = options;
  const clock = options.clock ?? (() => new Date());
  const seconds = () => Math.floor(clock().getTime() / 1_000);
  const calls: ApiCall[] = [];
  const faults: Fault[] = [];
  const placedFaults: PlacedFault<Fault>[] = [];
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const takenElsewhere: Taken[] = [];
  const listTaken = () => [...sessions.values(), ...takenElsewhere];
  const answers = new Map<string, { of: string; answer?: Answer }>();
  const stopping = new AbortController();

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", url).pathname;
    const params = new Map(new URLSearchParams(await text(request)));
    const method = request.method ?? "GET";
    if (!path.startsWith("/v1/")) return showPage(method, path, response);
    const idempotencyKey = one(request.headers["idempotency-key"]);
    const call = { method, path, params, idempotencyKey };
    calls.push(call);
    const fault = takeFault({ faults, placedFaults }, path);
    if (fault === "no answer") return;
    const answer = answerTo(call, request.headers.authorization, fault);
    if (fault === "answer kept") return;
    if (fault === "answer lost") return void response.destroy();
    response.writeHead(answer.status, {
      "content-type": "application/json",
      "request-id": createId("req"),
    });
    response.end(JSON.stringify(answer.body));
  }

  function answerTo(call: ApiCall, authorization: string | undefined, fault?: Fault): Answer {
    if (authorization !== `Bearer ${secretKey}`) {
      // The real one hides most of a key; this one does not, so that tests see what the shop makes
      // of it.
      const message = `Invalid API Key provided: ${authorization?.slice("Bearer ".length)}`;
      return toAnswer(new StripeError(401, { type: "invalid_request_error", message }));
    }
    const { idempotencyKey, method, path, params } = call;
    const of = createHash("sha256")
      .update(JSON.stringify([path, ...[...params].map((pair) => pair.join("=")).toSorted()]))
      .digest("hex");
    const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey);
    if (known !== undefined && known.of !== of)
      return toAnswer(
        new StripeError(400, {
          type: "idempotency_error",
          message: "Keys for idempotent requests can only be used with the same parameters.",
        }),
      );
    if (known?.answer !== undefined) return known.answer;
    const isFailing = typeof fault === "object";
    const answer = isFailing ? failed(fault) : perform(method, path, params);
    // Like the real one: what fails a check of its parameters is not remembered.
    const isSaved = isFailing ? fault.isSaved === true : answer.status < 400;
    if (idempotencyKey !== undefined && isSaved) answers.set(idempotencyKey, { of, answer });
    return answer;
  }

  function perform(method: string, path: string, params: Params): Answer {
    try {
      return { status: 200, body: act(method, path, params) };
    } catch (error) {
      if (error instanceof StripeError) return toAnswer(error);
      throw error;
    }
  }

  function act(method: string, path: string, params: Params): object {
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const session = createSession(params, seconds(), url);
      sessions.set(session.id, session);
      return { ...session };
    }
    if (method === "POST" && path === "/v1/refunds") {
      const refund = createRefund(params, listTaken(), refunds);
      refunds.push(refund);
      return refund;
    }
    const intent = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
    if (method === "GET" && intent !== undefined) return showIntent(intent, listTaken());
    if (method === "GET" && path === "/v1/refunds") return toList(refunds, path);
    if (method === "GET" && path === "/v1/checkout/sessions") {
      const paid = [...sessions.values()].filter(({ status }) => status === "complete");
      return toList(paid, path);
    }
    if (id === undefined) throw missing(`address: ${path}`);
    const session = findSession(id);
    if (method === "GET" && action === undefined) return { ...session };
    if (method !== "POST" || action !== "expire") throw missing(`address: ${path}`);
    if (session.status !== "open")
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
    session.status = "expired";
    session.url = null;
    return { ...session };
  }

  function findSession(id: string): Session {
    const session = sessions.get(id);
    if (session === undefined) throw missing(`checkout.session: ${id}`);
    if (session.status === "open" && session.expires_at <= seconds()) session.status = "expired";
    return session;
  }

  async function showPage(method: string, path: string, response: ServerResponse): Promise<void> {
    const session = sessions.get(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? "");
    if (session === undefined) return void response.writeHead(404).end();
    const { status } = findSession(session.id);
    if (status === "open" && method === "POST") {
      await pay(session.id);
      return void response.writeHead(303, { location: session.success_url }).end();
    }
    response.writeHead(status === "open" ? 200 : 410, { "content-type": "text/html" });
    response.end(status === "open" ? payPage(session) : shutPage(session));
  }

  const writeNews = (type: string, object: object) =>
    JSON.stringify({
      id: createId("evt"),
      object: "event",
      created: seconds(),
      data: { object },
      livemode: false,
      type,
    });

  const createEvent = (id: string, changes: Partial<Session> = {}, type = "completed") =>
    writeNews(`checkout.session.${type}`, { ...findSession(id), ...changes });

  function sign(body: string, { at = clock(), secret = webhookSecret }: Signature = {}): string {
    const time = Math.floor(at.getTime() / 1_000);
    const hash = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    return `t=${time},v1=${hash}`;
  }

  async function send(body: string, signature?: Signature): Promise<number> {
    const target = typeof webhookUrl === "string" ? webhookUrl : webhookUrl();
    const answer = await fetch(target, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": sign(body, signature) },
      body,
      signal: stopping.signal,
    });
    await answer.text();
    return answer.status;
  }

  function payUntold(id: string): string {
    const session = findSession(id);
    if (session.status !== "open") throw new Error(`the page is ${session.status}`);
    session.status = "complete";
    session.payment_status = "paid";
    session.payment_intent = createId("pi");
    session.url = null;
    return createEvent(id);
  }

  async function pay(id: string): Promise<string> {
    const body = payUntold(id);
    for (let attempt = 1; attempt <= RETRIES; attempt += 1) {
      const status = await send(body).catch(() => 0);
      if (status === 200) break;
      await wait(attempt * RETRY_MS, undefined, { signal: stopping.signal });
    }
    return body;
  }

  function refundElsewhere(id: string, amount: number) {
    const { payment_intent: intent } = findSession(id);
    const params = new Map([
      ["payment_intent", intent ?? ""],
      ["amount", String(amount)],
    ]);
    const refund = createRefund(params, listTaken(), refunds);
    refunds.push(refund);
    return { refund, body: writeNews("refund.created", refund) };
  }

  function createDispute(id: string, end?: "lost" | "won", changes: object = {}): string {
    const { amount_total: amount, currency, payment_intent } = findSession(id);
    const known = { id: `dp_${id}`, object: "dispute", amount, currency, payment_intent };
    const dispute = { ...known, ...changes };
    return end === undefined
      ? writeNews("charge.dispute.created", { ...dispute, status: "needs_response" })
      : writeNews("charge.dispute.closed", { ...dispute, status: end });
  }

  async function markRefundFailed(id: string): Promise<{ body: string; status: number }> {
    const refund = refunds.find((it) => it.id === id);
    if (refund === undefined) throw missing(`refund: ${id}`);
    refund.status = "failed";
    refund.failure_reason = "expired_or_canceled_card";
    const body = writeNews("refund.failed", refund);
    return { body, status: await send(body) };
  }

  return {
    url,
    secretKey,
    calls,
    faults,
    placedFaults,
    sessions,
    refunds,
    pay,
    payUntold,
    payElsewhere(amount, currency) {
      const reference = createId("pi");
      takenElsewhere.push({ payment_intent: reference, amount_total: amount, currency });
      return reference;
    },
    refundElsewhere,
    createDispute,
    markRefundFailed,
    createEvent,
    sign,
    send,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { readonly status: number; readonly body: object };

/** A list of the API, all of it at once. */
const toList = (rows: readonly object[], url: string) => ({
  object: "list",
  data: [...rows],
  has_more: false,
  url,
});

const toAnswer = ({ status, body }: StripeError): Answer => ({ status, body });

function failed(fault: Exclude<Fault, string>): Answer {
  const { status, isSaved: _, message = "Something went wrong.", ...error } = fault;
  return toAnswer(new StripeError(status, { ...error, message }));
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
