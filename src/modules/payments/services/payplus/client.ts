import { z } from "zod";
import { AppError } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import { PaymentRefused, type ConnectOptions } from "../../payments.ts";
import { removeSecrets } from "../remove-secrets.ts";

const TIMEOUT_MS = 10_000;
const MAX_TEXT = 500;
const addresses: Readonly<Record<string, string>> = {
  live: "https://restapi.payplus.co.il",
  staging: "https://restapidev.payplus.co.il",
};

/** An answer to a call. `text` describes an error, without keys and people's addresses. */
export type PayplusAnswer = {
  readonly kind: "done" | "refused" | "unauthorized";
  readonly text: string;
  readonly data: unknown;
};

export type PayplusCall = {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  /** Whether a call without an answer is sent once more. */
  readonly isRepeatable?: boolean;
};

/** Sends a call; throws AppError `unavailable` where there is no answer, or none that is final. */
export type PayplusClient = (call: PayplusCall) => Promise<PayplusAnswer>;

const answerSchema = z.object({
  results: z.object({ status: z.string(), description: z.string().nullish() }),
  data: z.unknown().optional(),
});

/** Calls PayPlus's API (https://docs.payplus.co.il/reference/introduction). */
export function createPayplusClient(options: ConnectOptions): PayplusClient {
  const { timeoutMs = TIMEOUT_MS } = options;
  const { apiKey = "", secretKey = "", environment = "" } = options.keys;
  const address = options.apiUrl ?? addresses[environment] ?? addresses["staging"];
  const describe = (text: string) => removeSecrets(text, [apiKey, secretKey]).slice(0, MAX_TEXT);

  async function send({ method = "POST", path, body }: PayplusCall): Promise<RawAnswer> {
    try {
      const response = await fetch(`${address}/api/v1.0${path}`, {
        method,
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "api-key": apiKey,
          "secret-key": secretKey,
        },
        ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      // Messages of fetch can repeat headers, so only the name is passed on.
      return { status: undefined, text: error instanceof Error ? error.name : "no reason given" };
    }
  }

  function readAnswer({ status = 0, text }: RawAnswer): PayplusAnswer {
    if (status === 0) throw new AppError("unavailable", `PayPlus could not be asked (${text})`);
    const json = readJson(text);
    const parsed = answerSchema.safeParse(json);
    const { status: result, description } = parsed.data?.results ?? {};
    const reason = describe(
      `PayPlus failed (${[status, result].filter(Boolean).join(", ")}): ${description ?? "no reason given"}`,
    );
    if (status === 401 || status === 403 || isAboutKeys(description))
      return { kind: "unauthorized", text: reason, data: undefined };
    if (status === 429 || status >= 500 || json === undefined)
      throw new AppError("unavailable", reason);
    const isDone = status < 400 && (result === undefined || result === "success");
    const data = parsed.data?.data;
    return { kind: isDone ? "done" : "refused", text: reason, data };
  }

  return async (call) => {
    const first = await send(call);
    const isLost = first.status === undefined || first.status >= 500;
    return readAnswer(isLost && call.isRepeatable !== false ? await send(call) : first);
  };
}

/** Throws AppError `unavailable` for keys that are not accepted: the owner can set them right. */
export function assertAuthorized({ kind, text }: PayplusAnswer): void {
  if (kind === "unauthorized") throw new AppError("unavailable", text);
}

/** The data of an answer. Throws `PaymentRefused` for a call that will always be refused. */
export function getDone(answer: PayplusAnswer): unknown {
  assertAuthorized(answer);
  if (answer.kind === "refused") throw new PaymentRefused(answer.text);
  return answer.data;
}

/** Without a status there was no answer, and the text is the name of the error. */
type RawAnswer = { readonly status: number | undefined; readonly text: string };

const isAboutKeys = (description: string | null | undefined) =>
  /^not-authori[sz]ed?$/.test(description ?? "");
