import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { MINUTE_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import {
  PaymentRefused,
  type ConnectOptions,
  type PageRequest,
  type PaymentService,
} from "../../payments.ts";
import {
  describeRefund,
  isReal,
  readListedRefund,
  readPageState,
  readPaidPage,
  readPayment,
  readStripeEvent,
} from "./read-event.ts";
import { connectClient } from "./connect-client.ts";
import { readStripeError } from "./error.ts";

/** How much of a list Stripe sends at once, and how much of it is read at all. */
const MOST_OF_A_PAGE = 100;
const MOST_LISTED = 10_000;
/** The greatest age of a signed message, so that a copied one cannot be used for long. */
const TOLERANCE_SECONDS = 5 * 60;
/** Stripe's limits for how long a page is open; the longer one less some time: clocks differ. */
const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = (24 * 60 - 10) * MINUTE_MS;
/**
 * Time from the order's end to the end of a later page: Stripe's minimum, and more for clocks that
 * differ, and for a call that takes its time.
 */
const LATE_MS = SHORTEST_MS + 10 * MINUTE_MS;

/**
 * Takes money through Stripe's own payment pages (Checkout). The library is loaded at its first
 * use, so that a shop without online payments never loads it.
 */
export function createStripeService(options: ConnectOptions): PaymentService {
  const { clock } = options;
  const { secretKey = "", webhookSecret = "" } = options.keys;
  const isTest = !/^[sr]k_live_/.test(secretKey);
  let client: Promise<Stripe> | undefined;
  const getStripe = () => (client ??= connectClient(secretKey, options));

  return {
    isTest,

    async checkKeys() {
      const { checkout } = await getStripe();
      try {
        // The shop needs this right anyway: a restricted key may not read the account.
        await checkout.sessions.list({ limit: 1 });
      } catch (error) {
        const { text, status = 0 } = readStripeError(error);
        throw status === 401 || status === 403 ? new PaymentRefused(text) : new Error(text);
      }
    },

    async openPage(request) {
      const page = await openAnyway(await getStripe(), request, clock().getTime()).catch(
        (error: unknown) => {
          const { isFinal, param, text } = readStripeError(error);
          // The end is judged by the time: another moment, or a clock set right, is another end.
          const isRefused = isFinal && param !== "expires_at";
          throw isRefused ? new PaymentRefused(text) : new AppError("unavailable", text);
        },
      );
      if (page.url === null) throw new AppError("unavailable", `Stripe's page ${page.id} is shut`);
      return { sessionId: page.id, url: page.url };
    },

    async closePage(sessionId) {
      const { sessions } = (await getStripe()).checkout;
      try {
        await sessions.expire(sessionId);
        return undefined;
      } catch (error) {
        const { isFinal, text } = readStripeError(error);
        // Only open pages can be closed, and a customer may have paid just now.
        const page = isFinal ? await findPage(sessions, sessionId) : undefined;
        if (page !== undefined && page.status !== "open") return readPaidPage(page);
        throw new Error(text); // eslint-disable-line preserve-caught-error -- it carries headers and answers
      }
    },

    async readPage(sessionId) {
      const { sessions } = (await getStripe()).checkout;
      return readPageState(await withoutHeaders(sessions.retrieve(sessionId)));
    },

    /** Stripe takes the money itself. */
    capture(sessionId) {
      return this.readPage(sessionId);
    },

    async findPayment(reference) {
      const { paymentIntents } = await getStripe();
      try {
        return readPayment(await paymentIntents.retrieve(reference, { expand: ["latest_charge"] }));
      } catch (error) {
        const { text, status } = readStripeError(error);
        if (status === 404) return undefined;
        throw new Error(text); // eslint-disable-line preserve-caught-error -- it carries headers and answers
      }
    },

    async listMoney(since) {
      const { checkout, refunds } = await getStripe();
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const pages = checkout.sessions.list({ created, status: "complete", limit: MOST_OF_A_PAGE });
      const given = refunds.list({ created, limit: MOST_OF_A_PAGE });
      return [
        ...(await withoutHeaders(pages.autoPagingToArray({ limit: MOST_LISTED }))).flatMap(
          (page) => readPaidPage(page) ?? [],
        ),
        ...(await withoutHeaders(given.autoPagingToArray({ limit: MOST_LISTED }))).map(
          readListedRefund,
        ),
      ];
    },

    async refund({ refundId, paymentReference, amountMinor }) {
      const { refunds } = await getStripe();
      const refund = await refunds
        .create(
          { payment_intent: paymentReference, amount: amountMinor, metadata: { refundId } },
          { idempotencyKey: refundId },
        )
        .catch((error: unknown) => {
          const { isFinal, text } = readStripeError(error);
          throw isFinal ? new PaymentRefused(text) : new Error(text);
        });
      // "pending" is on its way and can no longer be stopped; if it fails, Stripe sends a message.
      if (refund.status === "failed" || refund.status === "canceled")
        throw new PaymentRefused(describeRefund(refund));
      return { reference: refund.id };
    },

    async readEvent({ body, getHeader }) {
      const { webhooks } = await getStripe();
      const receivedAt = clock().getTime();
      try {
        const event = await webhooks.constructEventAsync(
          body,
          getHeader("stripe-signature") ?? "",
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          receivedAt,
        );
        if (isReal(event) === isTest) throw new Error("the other kind of account");
        return readStripeEvent(event);
      } catch {
        // The library's error repeats the body and the header.
        throw new AppError("bad_request", "the message is not signed by Stripe, or too old");
      }
    },
  };
}

/**
 * The page of this order; without the customer's address when Stripe does not take that. Customers
 * then type one there, if they want to.
 */
async function openAnyway(stripe: Stripe, request: PageRequest, now: number) {
  try {
    return await openFirst(stripe, request, now);
  } catch (error) {
    const { isFinal, param } = readStripeError(error);
    if (!isFinal || param !== "customer_email") throw error;
    return openFirst(stripe, { ...request, customerEmail: undefined }, now);
  }
}

/**
 * The page of this order as it stands. The same key and parameters give the page that is there, so
 * the end is that of the order and no matter of now. When Stripe could not be reached until so late
 * that it takes this end no more, or remembers an error of its own for this key, a page that ends a
 * little later is requested, or a little earlier where it would be open for too long; no one has
 * the address of the first one then.
 */
async function openFirst(stripe: Stripe, request: PageRequest, now: number) {
  const expiresAt = Math.min(request.expiresAt.getTime(), now + LONGEST_MS);
  try {
    return await create(stripe, request, expiresAt);
  } catch (error) {
    const { param, status = 0 } = readStripeError(error);
    if (param !== "expires_at" && status < 500) throw error;
    const later = request.expiresAt.getTime() + LATE_MS;
    return create(stripe, request, Math.min(later, now + LONGEST_MS - MINUTE_MS));
  }
}

async function create(stripe: Stripe, request: PageRequest, expiresAt: number) {
  const { orderId, orderNumber, amountMinor, currency, description } = request;
  const { parts = [{ name: description, amountMinor }] } = request;
  const metadata = { orderId, orderNumber };
  const page: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    line_items: parts.map((part) => ({
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: part.amountMinor,
        product_data: { name: part.name },
      },
    })),
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description },
    ...(request.customerEmail !== undefined && { customer_email: request.customerEmail }),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(expiresAt / 1_000),
  };
  return stripe.checkout.sessions.create(page, {
    idempotencyKey: `${orderId}:${amountMinor}:${getDigest(page)}`,
  });
}

/**
 * Stripe refuses a key that comes with other parameters: when an order gets another address, it
 * gets another page.
 */
function getDigest(page: Stripe.Checkout.SessionCreateParams): string {
  return createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 16);
}

async function findPage(sessions: Stripe["checkout"]["sessions"], id: string) {
  try {
    return await sessions.retrieve(id);
  } catch {
    return undefined;
  }
}

/** Stripe's answer, or an error without the headers and answers that the library's own carries. */
async function withoutHeaders<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { isFinal, text } = readStripeError(error);
    throw isFinal ? new PaymentRefused(text) : new Error(text); // eslint-disable-line preserve-caught-error -- see above
  }
}
