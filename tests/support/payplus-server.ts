// A PayPlus on this machine: payment pages, refunds, lists and signed messages over real HTTP, for
// tests and for end-to-end runs.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises"; // not a sleep: PayPlus too repeats its messages after a while
import { isRecord, readJson } from "#shared/json.ts";
import { takeFault, type PlacedFault } from "./faults.ts";
import {
  createCharge,
  createPage,
  createRefund,
  done,
  PayplusError,
  toFlat,
  toLocalTime,
  toNested,
  type Answer,
} from "./payplus-answers.ts";
import { payPage, shutPage } from "./payplus-pages.ts";
import type {
  ApiCall,
  Fault,
  Page,
  Paying,
  PayplusKeys,
  PayplusServer,
  Transaction,
} from "./payplus-types.ts";

const RETRIES = 8;
const RETRY_MS = 50;
const NOT_FOUND = "can-not-find-transaction";

/** The keys of an account on this machine. */
export const payplusKeys = {
  environment: "staging",
  apiKey: "0f4a2c1e-api-very-secret",
  secretKey: "9b7d5e3f-very-secret",
  pageUid: "7a0bc4d4-f35f-4301-a945-926378a2416d",
} as const satisfies PayplusKeys;

/** The page's limits and the days of lists are counted from `clock`. */
export async function startPayplusServer(
  options: { port?: number; clock?: () => Date; keys?: PayplusKeys } = {},
): Promise<PayplusServer> {
  const { clock = () => new Date(), keys = payplusKeys } = options;
  const calls: ApiCall[] = [];
  const faults: Fault[] = [];
  const placedFaults: PlacedFault<Fault>[] = [];
  const pages = new Map<string, Page>();
  const transactions: Transaction[] = [];
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
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const sent = readJson(await text(request));
    const method = request.method ?? "GET";
    if (!pathname.startsWith("/api/v1.0/")) return showPage(method, pathname, response);
    const body = method === "GET" ? Object.fromEntries(searchParams) : sent;
    const call = {
      method,
      path: pathname.slice("/api/v1.0".length),
      body: isRecord(body) ? body : {},
    };
    calls.push(call);
    const fault = takeFault({ faults, placedFaults }, pathname);
    if (fault === "no answer") return;
    const { "api-key": apiKey, "secret-key": secretKey } = request.headers;
    const isKnown = apiKey === keys.apiKey && secretKey === keys.secretKey;
    const answer = isKnown
      ? answerTo(call, fault)
      : // The real one repeats no key; this one does, so that tests see what the shop makes of it.
        new PayplusError(401, `not-authorize ${String(secretKey)} maya@mail.example`).answer;
    if (fault === "answer kept") return;
    if (fault === "answer lost") return void response.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  }

  function answerTo(call: ApiCall, fault?: Fault): Answer {
    try {
      if (typeof fault === "object")
        throw new PayplusError(fault.status, fault.description ?? "something-went-wrong");
      return act(call);
    } catch (error) {
      if (error instanceof PayplusError) return error.answer;
      throw error;
    }
  }

  function act({ method, path, body }: ApiCall): Answer {
    const disabled = /^\/PaymentPages\/Disable\/([\w-]+)$/.exec(path)?.[1];
    if (disabled !== undefined && method === "POST") {
      const page = findPage(disabled);
      if (!isOpen(page)) throw new PayplusError(400, "payment-page-is-not-active");
      page.isDisabled = true;
      return done({});
    }
    switch (`${method} ${path}`) {
      case "GET /PaymentPages/ChargeMethods":
        if (body["payment_page_uid"] !== keys.pageUid)
          throw new PayplusError(404, "payment-page-not-found");
        return done(["credit-card", "bit", "apple-pay", "google-pay"]);
      case "POST /PaymentPages/generateLink": {
        const page = createPage(body, keys.pageUid, clock());
        pages.set(page.uid, page);
        return done({ page_request_uid: page.uid, payment_page_link: `${url}/pay/${page.uid}` });
      }
      case "POST /PaymentPages/ipn":
        return describeTransaction(body);
      case "POST /Transactions/View":
        return done(listTransactions(String(body["fromDate"]), String(body["untilDate"])));
      case "POST /Transactions/RefundByTransactionUID": {
        const refund = createRefund(body, transactions, clock());
        transactions.push(refund);
        return done(toNested(refund));
      }
      default:
        throw new PayplusError(404, "route-not-found");
    }
  }

  /** The newest one that fits. One that was refused is an error in the body of a good answer. */
  function describeTransaction(query: ApiCall["body"]): Answer {
    const found = transactions.findLast((it) =>
      query["transaction_uid"] === undefined
        ? it.pageUid === query["payment_request_uid"]
        : it.uid === query["transaction_uid"],
    );
    if (found === undefined) return { ...new PayplusError(200, NOT_FOUND).answer };
    const related = transactions.filter(
      (it) => it.uid === found.chargeUid || it.chargeUid === found.uid,
    );
    const data = {
      ...toFlat(found),
      ...(query["related_transaction"] === true && { related_transactions: related.map(toFlat) }),
    };
    if (found.statusCode === "000") return done(data);
    const results = { status: "rejected", code: 1, description: `status-${found.statusCode}` };
    return { status: 200, body: { results, data } };
  }

  /** Days are those of Israel; none is an error. */
  function listTransactions(from: string, until: string): object[] {
    if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^\d{4}-\d\d-\d\d$/.test(until))
      throw new PayplusError(422, "missing-from-date");
    const found = transactions.filter(({ at }) => {
      const day = toLocalTime(at).slice(0, 10);
      return from <= day && day <= until;
    });
    if (found.length === 0) throw new PayplusError(404, "no-transactions-found");
    return found.map(toNested);
  }

  function findPage(uid: string): Page {
    const page = pages.get(uid);
    if (page === undefined) throw new PayplusError(404, "payment-page-request-not-found");
    return page;
  }

  const isPaid = ({ uid }: Page) =>
    transactions.some((it) => it.pageUid === uid && it.statusCode === "000");
  const isOpen = (page: Page) => !page.isDisabled && page.expiresAt > clock() && !isPaid(page);

  async function showPage(method: string, path: string, response: ServerResponse): Promise<void> {
    const [, action, uid = ""] = /^\/(pay|refuse)\/([\w-]+)$/.exec(path) ?? [];
    const page = pages.get(uid);
    if (page === undefined) return void response.writeHead(404).end();
    if (isOpen(page) && method === "POST") {
      await (action === "pay" ? pay(uid) : refuse(uid, "004"));
      // The customer returns with the transaction in the address; it is signed by nobody.
      const back = new URL(action === "pay" ? page.successUrl : page.failureUrl);
      for (const [name, value] of Object.entries(toFlat(getLast())))
        back.searchParams.set(name, String(value));
      return void response.writeHead(303, { location: back.href }).end();
    }
    response.writeHead(isOpen(page) ? 200 : 410, { "content-type": "text/html" });
    response.end(isOpen(page) ? payPage(page) : shutPage(page));
  }

  function getLast(): Transaction {
    const last = transactions.at(-1);
    if (last === undefined) throw new Error("no transaction");
    return last;
  }

  const sign = (body: string, secret: string = keys.secretKey) =>
    createHmac("sha256", secret).update(body).digest("base64");

  async function send(target: string, body: string, secret?: string): Promise<number> {
    const answer = await fetch(target, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "PayPlus",
        hash: sign(body, secret),
      },
      body,
      signal: stopping.signal,
    });
    await answer.text();
    return answer.status;
  }

  function createMessage(uid: string, changes: Readonly<Record<string, unknown>> = {}): string {
    const found = transactions.find((it) => it.uid === uid);
    if (found === undefined) throw new Error(`no transaction ${uid}`);
    const { transaction, ...rest } = toNested(found);
    return JSON.stringify({ ...rest, transaction: { ...transaction, ...changes } });
  }

  function attempt(pageUid: string, statusCode: string, paying: Paying = {}): string {
    const page = findPage(pageUid);
    if (!isOpen(page)) throw new Error("the page is closed");
    const { method = "credit-card", payments = 1 } = paying;
    const charge = createCharge(page, clock(), { statusCode, method, payments });
    transactions.push(charge);
    return createMessage(charge.uid);
  }

  async function sendUntilTaken(target: string, body: string): Promise<string> {
    for (let count = 1; count <= RETRIES; count += 1) {
      if ((await send(target, body).catch(() => 0)) === 200) break;
      await wait(count * RETRY_MS, undefined, { signal: stopping.signal });
    }
    return body;
  }

  const payUntold = (pageUid: string, paying?: Paying) => attempt(pageUid, "000", paying);
  const pay = (pageUid: string, paying?: Paying) =>
    sendUntilTaken(findPage(pageUid).callbackUrl, payUntold(pageUid, paying));

  async function refuse(pageUid: string, statusCode: string): Promise<string> {
    const { callbackUrl, tellsRefused } = findPage(pageUid);
    const body = attempt(pageUid, statusCode);
    return tellsRefused ? sendUntilTaken(callbackUrl, body) : body;
  }

  return {
    url,
    calls,
    faults,
    placedFaults,
    pages,
    transactions,
    pay,
    payUntold,
    refuse,
    refundElsewhere(chargeUid, amount) {
      const refund = createRefund({ transaction_uid: chargeUid, amount }, transactions, clock());
      transactions.push(refund);
      return { refund, body: createMessage(refund.uid) };
    },
    createMessage,
    sign,
    send,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
