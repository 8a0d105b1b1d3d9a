import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "#shared/errors.ts";
import {
  PaymentRefused,
  type ConnectOptions,
  type PageRequest,
  type PageState,
  type PaymentService,
} from "../../payments.ts";
import { toPaypalAmount } from "./amounts.ts";
import { captureSchema, isPaid, orderSchema, readState, statesOfIssues } from "./captures.ts";
import { createPaypalClient, type PaypalClient } from "./client.ts";
import { PaypalError } from "./error.ts";
import { listTransactions } from "./list-money.ts";
import { messageTypes, readMessage } from "./read-event.ts";
import { refundSchema, toRefund, toRefundCustomId } from "./refunds.ts";
import { verifyMessage } from "./verify-message.ts";

/** The longest texts that PayPal takes. */
const MAX_TEXT = 127;
const ORDERS = "/v2/checkout/orders";

const webhookSchema = z.object({ event_types: z.array(z.object({ name: z.string() })) });

/**
 * Takes money through PayPal's own pages (Orders v2). The customer agrees there, and `capture`
 * moves the money.
 */
export function createPaypalService(options: ConnectOptions): PaymentService {
  const { keys, clock } = options;
  const { environment, webhookId = "" } = keys;
  const isTest = environment !== "live";
  const host = isTest ? "sandbox.paypal.com" : "paypal.com";
  const { apiUrl = `https://api-m.${host}` } = options;
  const site = options.apiUrl ?? `https://www.${host}`;
  const client = createPaypalClient({ ...options, apiUrl });

  return {
    isTest,

    checkKeys: () => withPortErrors(checkKeys(client, webhookId)),

    openPage: (request) => withPortErrors(openPage(client, request, site)),

    // An order at PayPal takes no money until it is captured, and cannot be cancelled.
    closePage: (sessionId) =>
      withPortErrors(
        readPage(client, sessionId).then((page) =>
          page.kind === "paid" ? page.payment : undefined,
        ),
      ),

    readPage: (sessionId) => withPortErrors(readPage(client, sessionId)),

    capture: (sessionId) => withPortErrors(receivePayment(client, sessionId)),

    findPayment: (reference) => withPortErrors(findPayment(client, reference)),

    listMoney: (since) =>
      withPortErrors(
        listTransactions(client, since, clock()).catch((error: unknown) => {
          if (!(error instanceof PaypalError) || error.status !== 403) throw error;
          const hint = 'the app at PayPal lacks the feature "Transaction search"';
          throw new PaymentRefused(`${error.message}; ${hint}`, { cause: error });
        }),
      ),

    refund: (refund) => withPortErrors(refundPayment(client, refund)),

    readEvent: (message) =>
      withPortErrors(
        verifyMessage(client, message, { webhookId, now: clock(), apiUrl }).then(readMessage),
      ),
  };
}

async function withPortErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    if (error.isFinal) throw new PaymentRefused(error.message, { cause: error });
    throw new AppError("unavailable", error.message, { cause: error });
  }
}

async function checkKeys(client: PaypalClient, webhookId: string): Promise<void> {
  const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`;
  const webhook = await client
    .send({ method: "GET", path }, webhookSchema)
    .catch((error: unknown) => {
      // Keys that are wrong may be temporary in the middle of the work, but not when they are new.
      if (!(error instanceof PaypalError) || error.status !== 401) throw error;
      throw new PaymentRefused(error.message, { cause: error });
    });
  const names = webhook.event_types.map(({ name }) => name);
  const missing = messageTypes.filter((name) => !names.includes(name) && !names.includes("*"));
  if (missing.length > 0)
    throw new PaymentRefused(`The webhook at PayPal lacks the events ${missing.join(", ")}`);
}

/**
 * The page of this order as it stands: the same request gives the page that is there. PayPal
 * remembers a request for six hours, and the page of it for three.
 */
async function openPage(client: PaypalClient, request: PageRequest, site: string) {
  const { orderId, orderNumber, amountMinor, currency, expiresAt } = request;
  const unit = toPurchaseUnit(request);
  const context = {
    return_url: request.successUrl,
    cancel_url: request.cancelUrl,
    user_action: "PAY_NOW",
    shipping_preference: "NO_SHIPPING",
    // The items are held for hours; a cheque would take days.
    payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
  };
  // An order whose deadline has moved gets a new page: the previous one may have ended.
  const digest = getDigest([unit, context, expiresAt]);
  const page = {
    intent: "CAPTURE",
    // Merchants can have PayPal refuse a number that was paid, so each page has its own.
    purchase_units: [{ ...unit, invoice_id: `${orderNumber}-${digest.slice(0, 8)}` }],
    payment_source: { paypal: { experience_context: context } },
  };
  const order = await client.send(
    {
      method: "POST",
      path: ORDERS,
      body: JSON.stringify(page),
      requestId: `${orderId}:${amountMinor}:${currency}:${digest}`,
    },
    orderSchema,
  );
  const link = order.links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
  // A customer who has agreed can choose other means there.
  const again = `${site}/checkoutnow?token=${order.id}`;
  const url = link ?? (order.status === "APPROVED" ? again : undefined);
  if (url === undefined) throw new PaypalError(`PayPal's page ${order.id} is ${order.status}`);
  return { sessionId: order.id, url };
}

function toPurchaseUnit({ orderId, amountMinor, currency, description, parts = [] }: PageRequest) {
  const amount = toPaypalAmount(amountMinor, currency);
  const unit = { custom_id: orderId, description: description.slice(0, MAX_TEXT), amount };
  // PayPal takes no negative parts.
  if (parts.length === 0 || parts.some((part) => part.amountMinor <= 0)) return unit;
  return {
    ...unit,
    amount: { ...amount, breakdown: { item_total: amount } },
    items: parts.map((part) => ({
      name: part.name.slice(0, MAX_TEXT),
      quantity: "1",
      unit_amount: toPaypalAmount(part.amountMinor, currency),
    })),
  };
}

const getDigest = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

const toPath = (sessionId: string) => `${ORDERS}/${encodeURIComponent(sessionId)}`;

async function readPage(
  client: PaypalClient,
  sessionId: string,
  source: Parameters<typeof readState>[1] = "read page",
): Promise<PageState> {
  const call = { method: "GET", path: toPath(sessionId) } as const;
  const order = await client.send(call, orderSchema).catch(toUndefinedIfMissing);
  // PayPal forgets an order that nobody has approved, or captured, in its time.
  return order === undefined ? { kind: "closed" } : readState(order, source);
}

async function receivePayment(client: PaypalClient, sessionId: string): Promise<PageState> {
  const call = {
    method: "POST",
    path: `${toPath(sessionId)}/capture`,
    body: "{}",
    // PayPal captures an order only once anyway. With the id of an earlier attempt it could repeat
    // that one's refusal.
    requestId: randomUUID(),
  } as const;
  try {
    return readState(await client.send(call, orderSchema), "capture");
  } catch (error) {
    const issues = error instanceof PaypalError ? error.issues : [];
    if (issues.includes("ORDER_ALREADY_CAPTURED")) return readPage(client, sessionId, "capture");
    const state = issues.map((issue) => statesOfIssues.get(issue)).find((it) => it !== undefined);
    if (state === undefined) throw error;
    return state;
  }
}

async function findPayment(client: PaypalClient, reference: string) {
  const path = `/v2/payments/captures/${encodeURIComponent(reference)}`;
  const found = await client
    .send({ method: "GET", path }, captureSchema)
    .catch(toUndefinedIfMissing);
  return found === undefined || !isPaid(found) ? undefined : { ...found.amount };
}

async function refundPayment(
  client: PaypalClient,
  refund: Parameters<PaymentService["refund"]>[0],
): Promise<{ readonly reference: string }> {
  const { refundId, paymentReference, amountMinor, currency } = refund;
  const made = await client.send(
    {
      method: "POST",
      path: `/v2/payments/captures/${encodeURIComponent(paymentReference)}/refund`,
      body: JSON.stringify({
        amount: toPaypalAmount(amountMinor, currency),
        custom_id: toRefundCustomId(refundId),
      }),
      requestId: refundId,
    },
    refundSchema,
  );
  // A pending one can no longer be stopped; if it fails, PayPal sends a message.
  if (toRefund(made).isFailed) throw new PaymentRefused(`PayPal's refund ${made.id} failed`);
  return { reference: made.id };
}

function toUndefinedIfMissing(error: unknown): undefined {
  if (error instanceof PaypalError && error.status === 404) return undefined;
  throw error;
}
