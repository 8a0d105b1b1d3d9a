// A PayPal on this machine: pages, captures, refunds and signed messages over real HTTP, for tests
// and for end-to-end runs.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises"; // not a sleep: PayPal too repeats its messages after a while
import { takeFault, type PlacedFault } from "./faults.ts";
import { createPaypalApi } from "./paypal-api.ts";
import { PaypalProblem } from "./paypal-errors.ts";
import {
  findOrder,
  createRefund,
  settleCapture,
  type Choice,
  type Order,
  type Refund,
} from "./paypal-ledger.ts";
import { payPage, shutPage, withToken } from "./paypal-pages.ts";
import { showCapture, showDispute, showOrder, showRefund } from "./paypal-shapes.ts";
import { createSigner } from "./paypal-signatures.ts";
import type { ApiCall, Fault, PaypalServer, Signature } from "./paypal-types.ts";

const RETRIES = 8;
const RETRY_MS = 50;
const DAY_MS = 86_400_000;

/**
 * `webhookUrl` may be told later, by a function. `eventTypes` are those that the webhook is
 * subscribed to. Without `mayList` the account does not allow the list of transactions.
 */
export async function startPaypalServer(options: {
  port?: number;
  webhookUrl: string | (() => string);
  clientId?: string;
  clientSecret?: string;
  webhookId?: string;
  eventTypes?: readonly string[];
  mayList?: boolean;
  clock?: () => Date;
}): Promise<PaypalServer> {
  const { webhookUrl, clientId = "client-local", clientSecret = "secret-local" } = options;
  const { webhookId = "5GP028458E2496506" } = options;
  const clock = options.clock ?? (() => new Date());
  const calls: ApiCall[] = [];
  const faults: Fault[] = [];
  const placedFaults: PlacedFault<Fault>[] = [];
  const orders = new Map<string, Order>();
  const refunds: Refund[] = [];
  const stopping = new AbortController();
  let url = "";

  const certUrl = () => `${url}/v1/notifications/certs/CERT-360caa42`;
  const { sign, verify } = createSigner({ webhookId, certUrl, clock });
  const api = createPaypalApi({
    clientId,
    clientSecret,
    webhookId,
    clock,
    orders,
    refunds,
    verify,
    eventTypes: options.eventTypes ?? ["*"],
    mayList: options.mayList ?? true,
    getUrl: () => url,
    notify: (type, resource) => void deliver(createMessage(type, resource)).catch(() => undefined),
  });

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url = `http://127.0.0.1:${address.port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", url);
    const method = request.method ?? "GET";
    const body = await text(request);
    if (path === "/checkoutnow") return showPage(method, query, response);
    const { authorization } = request.headers;
    if (path === "/v1/oauth2/token") return end(response, api.giveToken(authorization, body));
    const requestId = request.headers["paypal-request-id"]?.toString();
    const call = { method, path, query, body, requestId };
    calls.push(call);
    const fault = takeFault({ faults, placedFaults }, path) ?? "none";
    if (fault === "no answer") return;
    const answer =
      typeof fault === "object"
        ? api.toAnswer(createProblem(fault))
        : api.answer(call, authorization);
    if (fault === "answer kept") return;
    if (fault === "answer lost") return void response.destroy();
    end(response, answer);
  }

  async function showPage(method: string, query: URLSearchParams, response: ServerResponse) {
    const order = findOpen(query.get("token") ?? "");
    if (order === undefined || order.status === "COMPLETED") {
      response.writeHead(410, { "content-type": "text/html" }).end(shutPage());
      return;
    }
    if (method === "POST") {
      const body = approve(order.id, query.get("choice") === "declined" ? "declined" : "paid");
      // The customer is back before the message, or after it.
      void deliver(body).catch(() => undefined);
      const back = new URL(withToken(order.returnUrl, order.id));
      back.searchParams.set("PayerID", "QYR5Z8XDVJNXQ");
      return void response.writeHead(303, { location: back.href }).end();
    }
    response.writeHead(200, { "content-type": "text/html" }).end(payPage(order));
  }

  const findOpen = (id: string) => {
    try {
      return findOrder(orders, id, clock());
    } catch {
      return undefined;
    }
  };

  const createMessage = (type: string, resource: object) =>
    JSON.stringify({
      id: `WH-${randomUUID()}`,
      create_time: clock().toISOString(),
      event_type: type,
      resource,
    });

  async function send(body: string, signature?: Signature): Promise<number> {
    const target = typeof webhookUrl === "string" ? webhookUrl : webhookUrl();
    const answer = await fetch(target, {
      method: "POST",
      headers: { "content-type": "application/json", ...sign(body, signature) },
      body,
      signal: stopping.signal,
    });
    await answer.text();
    return answer.status;
  }

  async function deliver(body: string): Promise<void> {
    for (let attempt = 1; attempt <= RETRIES; attempt += 1) {
      if ((await send(body).catch(() => 0)) === 200) return;
      await wait(attempt * RETRY_MS, undefined, { signal: stopping.signal });
    }
  }

  function approve(id: string, choice: Choice): string {
    const order = findOrder(orders, id, clock());
    if (order.status === "COMPLETED") throw new Error("the page is closed");
    order.status = "APPROVED";
    order.changedAt = clock();
    order.choice = choice;
    return createMessage("CHECKOUT.ORDER.APPROVED", showOrder(order, url));
  }

  async function pay(id: string, choice: Choice = "paid"): Promise<string> {
    const body = approve(id, choice);
    await deliver(body);
    return body;
  }

  function findCapture(id: string) {
    const order = findOrder(orders, id, clock());
    if (order.capture === undefined) throw new Error("the order is not captured");
    return { order, capture: order.capture };
  }

  function giveBack(id: string, value: string, isReversal: boolean) {
    const { capture } = findCapture(id);
    const { custom_id, amount } = capture;
    // Like the real one: what is not refunded by the API has the custom id of its payment.
    const request = { amount: { ...amount, value }, custom_id };
    const how = { now: clock(), isReversal };
    const refund = createRefund(JSON.stringify(request), capture, refunds, how);
    refunds.push(refund);
    const type = isReversal ? "REVERSED" : "REFUNDED";
    return { refund, body: createMessage(`PAYMENT.CAPTURE.${type}`, showRefund(refund, url)) };
  }

  return {
    url,
    keys: { environment: "sandbox", clientId, clientSecret, webhookId },
    calls,
    faults,
    placedFaults,
    orders,
    refunds,
    getTokenCount: api.getTokenCount,
    endTokens: api.endTokens,
    pay,
    payUntold(id, choice = "paid") {
      const body = approve(id, choice);
      findOrder(orders, id, clock()).isUntold = true;
      return body;
    },
    settle(id, outcome) {
      const { order, capture } = findCapture(id);
      settleCapture(capture, outcome);
      return createMessage(`PAYMENT.CAPTURE.${outcome}`, showCapture(capture, order, url));
    },
    createEvent(id, changes = {}, type = "PAYMENT.CAPTURE.COMPLETED") {
      const { order, capture } = findCapture(id);
      return createMessage(type, { ...showCapture(capture, order, url), ...changes });
    },
    refundElsewhere: (id, value) => giveBack(id, value, false),
    reverse: (id, value) => giveBack(id, value, true),
    failRefund(id) {
      const refund = refunds.find((it) => it.id === id);
      if (refund === undefined) throw new Error("no such refund");
      refund.status = "FAILED";
      return createMessage("PAYMENT.REFUND.FAILED", showRefund(refund, url));
    },
    createDispute(id, { type = "CREATED", ...changes } = {}) {
      const due = new Date(clock().getTime() + 10 * DAY_MS);
      const dispute = showDispute(findCapture(id).capture, { ...changes, due });
      return createMessage(`CUSTOMER.DISPUTE.${type}`, dispute);
    },
    sign,
    send,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function end(response: ServerResponse, { status, body }: { status: number; body: object }): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

const createProblem = ({ status, name, ...more }: Exclude<Fault, string>) =>
  new PaypalProblem(status, name, more);
