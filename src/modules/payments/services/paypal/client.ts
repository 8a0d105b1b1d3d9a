import { z } from "zod";
import { MINUTE_MS } from "#shared/durations.ts";
import { readJson } from "#shared/json.ts";
import type { ConnectOptions } from "../../payments.ts";
import { PaypalError, toPaypalError } from "./error.ts";

const TIMEOUT_MS = 10_000;
/** A token is used no longer than this before its end: clocks differ, and a call takes its time. */
const EARLY_MS = MINUTE_MS;

export type PaypalCall = {
  readonly method: "GET" | "POST";
  /** From the root, with its query. */
  readonly path: string;
  /** A text of JSON. */
  readonly body?: string;
  /** The same again has no further effect, as long as PayPal remembers it. */
  readonly requestId?: string;
};

export type PaypalClient = {
  /**
   * The checked answer of a call. A call without an answer, or that failed inside PayPal, is
   * repeated once. Rejects with `PaypalError`.
   */
  readonly send: <T>(call: PaypalCall, schema: z.ZodType<T>) => Promise<T>;
};

type Answer = { readonly status: number; readonly text: string };
type Token = { readonly value: string; readonly endsAt: number };

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** PayPal's API. Its token stays in memory until it ends. */
export function createPaypalClient(options: ConnectOptions & { apiUrl: string }): PaypalClient {
  const { keys, clock, apiUrl, timeoutMs = TIMEOUT_MS } = options;
  const { clientId = "", clientSecret = "" } = keys;
  let stored: Promise<Token> | undefined;

  return {
    async send(call, schema) {
      const token = await readToken();
      const answer = await requestAnswer(call, token);
      if (answer.status !== 401) return parseAnswer(answer, schema, token);
      // PayPal may end a token before its time.
      stored = undefined;
      const newToken = await readToken();
      return parseAnswer(await requestAnswer(call, newToken), schema, newToken);
    },
  };

  async function readToken(): Promise<string> {
    const found = await stored;
    if (found !== undefined && found.endsAt > clock().getTime()) return found.value;
    stored = requestToken().catch((error: unknown) => {
      stored = undefined;
      throw error;
    });
    return (await stored).value;
  }

  async function requestToken(): Promise<Token> {
    const at = clock().getTime();
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const answer = await fetchTwice("/v1/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const token = parseAnswer(answer, tokenSchema, credentials);
    return { value: token.access_token, endsAt: at + token.expires_in * 1_000 - EARLY_MS };
  }

  function requestAnswer({ method, path, body, requestId }: PaypalCall, token: string) {
    return fetchTwice(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === "POST" && {
          "content-type": "application/json",
          prefer: "return=representation",
        }),
        ...(requestId !== undefined && { "paypal-request-id": requestId }),
      },
      ...(body !== undefined && { body }),
    });
  }

  async function fetchTwice(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetchOnce(path, init).catch(() => undefined);
    return answer !== undefined && answer.status < 500 ? answer : fetchOnce(path, init);
  }

  async function fetchOnce(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(new URL(path, apiUrl), {
        ...init,
        // Only PayPal itself may have the keys.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const name = error instanceof Error ? error.name : "no reason given";
      // oxlint-disable-next-line preserve-caught-error -- it may carry the request with its keys
      throw new PaypalError(`PayPal could not be reached (${name})`);
    }
  }

  function parseAnswer<T>(answer: Answer, schema: z.ZodType<T>, token: string): T {
    if (answer.status >= 400) throw toPaypalError(answer, [token, clientSecret, clientId]);
    const parsed = schema.safeParse(readJson(answer.text));
    if (parsed.success) return parsed.data;
    const places = parsed.error.issues.map(({ path }) => path.join(".") || "all of it");
    throw new PaypalError(`PayPal's answer is not as expected (${places.join(", ")})`);
  }
}
