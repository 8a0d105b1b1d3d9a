// One exchange with the shop's API. Whose it is, is the caller's business: see api-client.ts.
import type { z } from "zod";
import type { Api } from "#server/api/endpoints.ts";
import type { Endpoint } from "#shared/contract.ts";
import { errorCodes, type Conflict, type ErrorCode, type FieldErrors } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";

const TIMEOUT_MS = 15_000;

/**
 * An error of the API; "offline" when it could not be asked. The words are in the catalogs, by
 * code.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | "method_not_allowed" | "offline";
  readonly fields: FieldErrors;
  /** For a record that another user has changed meanwhile. */
  readonly conflict: Conflict | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiError["code"],
    details: {
      fields?: FieldErrors;
      conflict?: Conflict | undefined;
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = "ApiError";
    this.code = code;
    this.fields = details.fields ?? {};
    this.conflict = details.conflict;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

type Input<Schema> = [NonNullable<Schema>] extends [never]
  ? undefined
  : NonNullable<Schema> extends z.ZodType
    ? z.input<NonNullable<Schema>>
    : undefined;
type Given<Name extends string, Schema> =
  undefined extends Input<Schema> ? { [N in Name]?: undefined } : { [N in Name]: Input<Schema> };
type Output<Schema> = [NonNullable<Schema>] extends [never]
  ? void
  : NonNullable<Schema> extends z.ZodType
    ? z.output<NonNullable<Schema>>
    : void;

type InputOf<E extends Endpoint> = Given<"body", E["body"]> &
  Given<"params", E["params"]> &
  Given<"query", E["query"]> & { signal?: AbortSignal };
type OutputOf<E extends Endpoint> = Output<E["response"]>;

/** Name of an endpoint: "GET /api/orders". */
export type Call = keyof Api;
export type CallInput<C extends Call> = InputOf<Api[C]>;
export type CallOutput<C extends Call> = OutputOf<Api[C]>;

type Sender = {
  /** Proves who calls. It goes to our own API and nowhere else. */
  accessToken?: string;
  /** The request outlives the page that sends it. */
  keepalive?: boolean;
};

/** Asks the API once. Throws ApiError, or what `signal` was aborted with. */
export async function requestApi<C extends Call>(
  call: C,
  input: CallInput<C>,
  { accessToken, keepalive = false }: Sender = {},
): Promise<CallOutput<C>> {
  const [method = "", path = ""] = call.split(" ");
  const { status, text } = await sendRequest(getAddress(path, input.params, input.query), {
    method,
    headers: {
      accept: "application/json",
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(input.body !== undefined && { "content-type": "application/json" }),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    keepalive,
    // Our API never redirects, so a redirect comes from something in between and is not followed.
    redirect: "error",
    signal: input.signal ?? null,
  });
  if (status === 204) return undefined as CallOutput<C>;
  const answer = readJson(text);
  if (status >= 400) throw toApiError(answer);
  if (status !== 200 || answer === undefined) throw new ApiError("internal");
  // The server lets nothing out that is not of the endpoint's shape.
  return answer as CallOutput<C>;
}

async function sendRequest(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    const response = await fetch(url, { ...init, signal });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError("offline", { cause });
  }
}

function getAddress(path: string, params: unknown, query: unknown): URL {
  const values = getFields(params);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeSegment(values.get(name)));
  const url = new URL(filled, location.origin);
  for (const [name, value] of getFields(query)) url.searchParams.set(name, value);
  return url;
}

function getFields(given: unknown): Map<string, string> {
  return new Map(
    Object.entries(given ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

/**
 * A parameter as one step of the path; those that an address would take for a way up name nothing.
 */
function encodeSegment(value = ""): string {
  if (/^\.{0,2}$/.test(value)) throw new ApiError("not_found");
  return encodeURIComponent(value);
}

/** The error that an answer explains; anything that does not come from our API is "internal". */
export function toApiError(answer: unknown): ApiError {
  const problem = (answer ?? {}) as {
    code?: unknown;
    fields?: unknown;
    conflict?: unknown;
    retryAfter?: unknown;
  };
  if (!isApiErrorCode(problem.code)) return new ApiError("internal");
  return new ApiError(problem.code, {
    // Only our API knows these codes, and it sends nothing else with them.
    fields: (problem.fields ?? {}) as FieldErrors,
    conflict: problem.conflict as Conflict | undefined,
    retryAfterSeconds: typeof problem.retryAfter === "number" ? problem.retryAfter : undefined,
  });
}

function isApiErrorCode(code: unknown): code is Exclude<ApiError["code"], "offline"> {
  return (
    typeof code === "string" && (code === "method_not_allowed" || Object.hasOwn(errorCodes, code))
  );
}
