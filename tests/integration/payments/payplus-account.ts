// An account at a PayPlus on this machine, without a shop.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import type { ServiceMessage } from "#modules/payments/payments.ts";
import { createPayplusService } from "#modules/payments/services/payplus/service.ts";
import { payplusKeys, startPayplusServer } from "../../support/payplus-server.ts";
import type { Paying, Transaction } from "../../support/payplus-types.ts";

export const START = new Date("2026-03-01T10:00:00Z");
export const orderId = "6c0f6c0e-92d5-4b0e-8f0b-1f9f6e4f7a11";

/** A PayPlus of its own for one test, and the service that talks to it. */
export async function startPayplusAccount({
  keys = payplusKeys,
  ...options
}: { timeoutMs?: number; keys?: Readonly<Record<string, string>> } = {}) {
  let now = START;
  const clock = () => now;
  const payplus = await startPayplusServer({ clock });
  const shop = await startInbox();
  onTestFinished(() => payplus.stop());
  const service = createPayplusService({ keys, apiUrl: payplus.url, clock, ...options });
  const request = {
    orderId,
    orderNumber: "6E4F7A11",
    customerEmail: "maya@mail.example",
    customerName: "Maya",
    amountMinor: 7_499,
    currency: "ILS",
    description: "A bag",
    successUrl: "http://shop.example/yes?key=1",
    cancelUrl: "http://shop.example/no",
    messageUrl: shop.url,
    expiresAt: new Date(START.getTime() + 60 * MINUTE_MS),
  };
  const getLast = (): Transaction => {
    const last = payplus.transactions.at(-1);
    if (last === undefined) throw new Error("no transaction");
    return last;
  };
  return {
    payplus,
    service,
    request,
    getLast,
    messages: shop.messages,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    /** The number of a payment that was made on a page of its own. */
    payOne: async (paying?: Paying) => {
      payplus.payUntold((await service.openPage(request)).sessionId, paying);
      return getLast().uid;
    },
    read: (body: string, hash: string | undefined = payplus.sign(body)) =>
      service.readEvent({ body, getHeader: (name) => (name === "hash" ? hash : undefined) }),
  };
}

/** Takes messages as the shop does. */
async function startInbox() {
  const messages: ServiceMessage[] = [];
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    messages.push({ body, getHeader: () => String(request.headers["hash"]) });
    response.end();
  }
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { messages, url: `http://127.0.0.1:${address.port}/api/payments/payplus` };
}

export const paid = { kind: "paid", orderId, amountMinor: 7_499, currency: "ILS" } as const;
export const refused = { name: "PaymentRefused" } as const;
export const unavailable = { code: "unavailable" } as const;
