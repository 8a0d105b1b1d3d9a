// The calls of the API of a PayPal of our own: tokens, keys that make a call once, and what each
// call does.
import { randomBytes } from "node:crypto";
import { invalid, missing, PaypalProblem, unprocessable } from "./paypal-errors.ts";
import {
  captureOrder,
  createOrder,
  createRefund,
  findOrder,
  type Order,
  type Refund,
} from "./paypal-ledger.ts";
import {
  LATE_MS,
  listRows,
  LONGEST_LIST_MS,
  showCapture,
  showOrder,
  showRefund,
} from "./paypal-shapes.ts";
import type { ApiCall } from "./paypal-types.ts";

const HOUR_MS = 3_600_000;
/** Tokens are valid for nine hours ("Authentication", …/api/rest/authentication/). */
const TOKEN_MS = 9 * HOUR_MS;
/** How long a request's id is stored, as the references of orders and payments say. */
const ORDER_KEY_MS = 6 * HOUR_MS;
const REFUND_KEY_MS = 45 * 24 * HOUR_MS;

export type Answer = { readonly status: number; readonly body: object };
type Stored = { readonly until: number; readonly show: () => object };

export function createPaypalApi(parts: {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  eventTypes: readonly string[];
  mayList: boolean;
  clock: () => Date;
  orders: Map<string, Order>;
  refunds: Refund[];
  getUrl: () => string;
  verify: (request: string) => boolean | undefined;
  notify: (type: string, resource: object) => void;
}) {
  const { clock, orders, refunds, getUrl, notify } = parts;
  const tokens = new Map<string, number>();
  const stored = new Map<string, Stored>();
  let tokenCount = 0;

  function giveToken(authorization: string | undefined, body: string): Answer {
    const [, credentials = ""] = authorization?.split("Basic ") ?? [];
    const given = Buffer.from(credentials, "base64").toString();
    if (given !== `${parts.clientId}:${parts.clientSecret}`) {
      // The real one does not repeat them; this one does, so that tests see what becomes of that.
      const error_description = `Client Authentication failed for ${given}`;
      return { status: 401, body: { error: "invalid_client", error_description } };
    }
    if (new URLSearchParams(body).get("grant_type") !== "client_credentials")
      return { status: 400, body: { error: "unsupported_grant_type" } };
    const token = `A21AA${randomBytes(24).toString("base64url")}`;
    tokens.set(token, clock().getTime() + TOKEN_MS);
    tokenCount += 1;
    const answer = { access_token: token, token_type: "Bearer", expires_in: TOKEN_MS / 1_000 };
    return { status: 200, body: answer };
  }

  function answer(call: ApiCall, authorization: string | undefined): Answer {
    const [, token = ""] = authorization?.split("Bearer ") ?? [];
    if ((tokens.get(token) ?? 0) <= clock().getTime())
      return { status: 401, body: { error: "invalid_token", error_description: "Token expired" } };
    const key = call.requestId === undefined ? undefined : `${call.path} ${call.requestId}`;
    const known = key === undefined ? undefined : stored.get(key);
    // The latest state, and not the answer of then ("Idempotency", …/reference/idempotency/).
    if (known !== undefined && known.until > clock().getTime())
      return { status: 200, body: known.show() };
    try {
      const { show, ms = 0, status = 200 } = act(call);
      if (key !== undefined && ms > 0) stored.set(key, { until: clock().getTime() + ms, show });
      return { status, body: show() };
    } catch (error) {
      if (error instanceof PaypalProblem) return toAnswer(error);
      throw error;
    }
  }

  /** What the call has done, how to show it, and how long the same call again shows it. */
  function act(call: ApiCall): { show: () => object; ms?: number; status?: number } {
    const { method, path, body } = call;
    const now = clock();
    const [, name = "", id = "", action] =
      /^\/v[12]\/(?:checkout|payments|notifications|reporting)\/([a-z-]+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    switch (`${method} ${name} ${action ?? ""}`.trim()) {
      case "POST orders": {
        if (call.requestId === undefined) throw invalid("PAYPAL_REQUEST_ID_REQUIRED");
        const order = createOrder(body, now);
        orders.set(order.id, order);
        return { show: () => showOrder(order, getUrl()), ms: ORDER_KEY_MS, status: 201 };
      }
      case "GET orders": {
        const order = findOrder(orders, id, now);
        return { show: () => showOrder(order, getUrl()) };
      }
      case "POST orders capture": {
        const order = findOrder(orders, id, now);
        captureOrder(order, orders.values(), now, `${getUrl()}/checkoutnow?token=${id}`);
        if (order.capture !== undefined && !order.isUntold)
          notify(
            `PAYMENT.CAPTURE.${order.capture.status}`,
            showCapture(order.capture, order, getUrl()),
          );
        return { show: () => showOrder(order, getUrl()), ms: ORDER_KEY_MS, status: 201 };
      }
      case "GET captures": {
        const { order, capture } = findCapture(id);
        return { show: () => showCapture(capture, order, getUrl()) };
      }
      case "POST captures refund": {
        const { order, capture } = findCapture(id);
        const refund = createRefund(body, capture, refunds, { now });
        refunds.push(refund);
        if (!order.isUntold) notify("PAYMENT.CAPTURE.REFUNDED", showRefund(refund, getUrl()));
        return { show: () => showRefund(refund, getUrl()), ms: REFUND_KEY_MS, status: 201 };
      }
      case "GET webhooks": {
        if (id !== parts.webhookId) throw missing();
        const event_types = parts.eventTypes.map((type) => ({ name: type }));
        return { show: () => ({ id, event_types }) };
      }
      case "POST verify-webhook-signature": {
        const isGenuine = parts.verify(body);
        if (isGenuine === undefined) throw new PaypalProblem(400, "VALIDATION_ERROR");
        return { show: () => ({ verification_status: isGenuine ? "SUCCESS" : "FAILURE" }) };
      }
      case "GET transactions":
        return { show: () => list(call.query, now) };
      default:
        throw missing();
    }
  }

  function findCapture(id: string) {
    for (const order of orders.values())
      if (order.capture?.id === id) return { order, capture: order.capture };
    throw missing();
  }

  function list(query: URLSearchParams, now: Date): object {
    if (!parts.mayList)
      throw new PaypalProblem(403, "NOT_AUTHORIZED", {
        message: "Authorization failed due to insufficient permissions.",
      });
    const from = new Date(query.get("start_date") ?? "");
    const to = new Date(query.get("end_date") ?? "");
    const size = Number(query.get("page_size"));
    const page = Number(query.get("page"));
    const lengthMs = to.getTime() - from.getTime();
    if (!(lengthMs >= 0 && lengthMs <= LONGEST_LIST_MS)) throw invalid("Date range is too long");
    if (from.getTime() > now.getTime() - LATE_MS)
      throw invalid("Data for the given start date is not available");
    if (!(size >= 1 && size <= 500 && page >= 1)) throw unprocessable("INVALID_PAGE");
    const rows = listRows(orders.values(), refunds, { from, to, now });
    return {
      transaction_details: rows.slice((page - 1) * size, page * size),
      total_items: rows.length,
      total_pages: Math.ceil(rows.length / size),
      page,
    };
  }

  return {
    giveToken,
    answer,
    toAnswer,
    getTokenCount: () => tokenCount,
    endTokens: () => tokens.clear(),
  };
}

const toAnswer = ({ status, body }: PaypalProblem): Answer => ({ status, body });
