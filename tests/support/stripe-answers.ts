// Answers of a Stripe of our own about payment pages and refunds. It checks requests as strictly as
// the real one.
import { randomBytes } from "node:crypto";

/** Flat, as they are sent: "line_items[0][quantity]". */
export type Params = ReadonlyMap<string, string>;

export type Session = {
  id: string;
  object: "checkout.session";
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  metadata: Record<string, string>;
  mode: "payment";
  payment_intent: string | null;
  payment_status: "paid" | "unpaid";
  status: "open" | "complete" | "expired";
  success_url: string;
  url: string | null;
};

export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: "succeeded" | "failed";
  failure_reason?: string;
};

/** An answer that says no, in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: { type: string; message: string; [more: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeError(400, { type: "invalid_request_error", message, ...more });

export const missing = (what: string) =>
  new StripeError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}`,
  });

export const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

const knownParams = [
  /^(mode|client_reference_id|customer_email|success_url|cancel_url|expires_at)$/,
  /^line_items\[\d\]\[quantity\]$/,
  /^line_items\[\d\]\[price_data\]\[(currency|unit_amount|product_data\]\[name)\]$/,
  /^(payment_intent_data\[)?metadata\]?\[\w+\]$/,
  /^payment_intent_data\[description\]$/,
];

/** The smallest sum that is taken. */
const LEAST_CENTS = 50;

/** A new page, open until its end. `now` in seconds. */
export function createSession(params: Params, now: number, pages: string): Session {
  rejectUnknown(params, knownParams);
  const text = (name: string) => {
    const value = params.get(name);
    if (!value) throw invalid(`Missing required param: ${name}.`, { param: name });
    return value;
  };
  const whole = (name: string) => {
    if (!/^\d+$/.test(text(name))) throw invalid(`Invalid integer: ${text(name)}`, { param: name });
    return Number(text(name));
  };
  if (text("mode") !== "payment") throw invalid("Invalid mode", { param: "mode" });
  const email = params.get("customer_email");
  if (email !== undefined && !/^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { param: "customer_email" });
  const currency = text("line_items[0][price_data][currency]");
  const expiresAt = whole("expires_at");
  if (expiresAt < now + 1_800 || expiresAt > now + 86_400)
    throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      param: "expires_at",
    });
  const count = Math.max(1, [...params.keys()].filter((key) => key.endsWith("[quantity]")).length);
  const total = Array.from({ length: count }, (_, index) => `line_items[${index}]`)
    .map((item) => {
      const itemCurrency = text(`${item}[price_data][currency]`);
      if (itemCurrency !== currency || !/^[a-z]{3}$/.test(currency))
        throw invalid(`Invalid currency: ${itemCurrency}`);
      text(`${item}[price_data][product_data][name]`);
      return whole(`${item}[price_data][unit_amount]`) * whole(`${item}[quantity]`);
    })
    .reduce((sum, amount) => sum + amount, 0);
  if (total < LEAST_CENTS)
    throw invalid("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: "amount_too_small",
    });
  const id = createId("cs_test");
  return {
    id,
    object: "checkout.session",
    amount_total: total,
    cancel_url: text("cancel_url"),
    client_reference_id: params.get("client_reference_id") ?? null,
    created: now,
    currency,
    customer_email: email ?? null,
    expires_at: expiresAt,
    livemode: false,
    metadata: readMetadata(params),
    mode: "payment",
    payment_intent: null,
    payment_status: "unpaid",
    status: "open",
    success_url: text("success_url"),
    url: `${pages}/pay/${id}`,
  };
}

/** A payment, on a page or elsewhere. */
export type Taken = Pick<Session, "payment_intent" | "amount_total" | "currency">;

/** A payment as the API shows it. */
export function showIntent(id: string, taken: readonly Taken[]): object {
  const found = taken.find(({ payment_intent }) => payment_intent === id);
  if (found === undefined) throw missing(`payment_intent: '${id}'`);
  return {
    id,
    object: "payment_intent",
    status: "succeeded",
    amount_received: found.amount_total,
    currency: found.currency,
    latest_charge: { object: "charge", payment_method_details: { type: "card", card: {} } },
  };
}

/** A refund of one payment, never more than is left of it. */
export function createRefund(
  params: Params,
  sessions: readonly Taken[],
  refunds: readonly Refund[],
): Refund {
  rejectUnknown(params, [/^(payment_intent|amount|metadata\[\w+\])$/]);
  const intent = params.get("payment_intent") ?? "";
  const session = sessions.find((it) => it.payment_intent === intent);
  if (session === undefined) throw missing(`payment_intent: '${intent}'`);
  const amount = Number(params.get("amount"));
  const given = refunds.filter((it) => it.payment_intent === intent && it.status === "succeeded");
  const left = session.amount_total - given.reduce((sum, it) => sum + it.amount, 0);
  if (left === 0)
    throw invalid("Charge has already been refunded.", { code: "charge_already_refunded" });
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left})`);
  return {
    id: createId("re"),
    object: "refund",
    amount,
    currency: session.currency,
    metadata: readMetadata(params),
    payment_intent: intent,
    status: "succeeded",
  };
}

function rejectUnknown(params: Params, known: readonly RegExp[]): void {
  for (const name of params.keys())
    if (!known.some((pattern) => pattern.test(name)))
      throw invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown" });
}

function readMetadata(params: Params): Record<string, string> {
  const entries = [...params].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
