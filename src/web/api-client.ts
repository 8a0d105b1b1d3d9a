import type { z } from "zod";
import type { Endpoint } from "#shared/contract.ts";
import type { ErrorCode, FieldErrors } from "#shared/errors.ts";

/** What the API refused; "offline" when it could not be asked. The words are in the catalogues, by code. */
export class ApiError extends Error {
  readonly code: ErrorCode | "method_not_allowed" | "offline";
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiError["code"],
    details: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = "ApiError";
    this.code = code;
    this.fields = details.fields ?? {};
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

export type CallInput<E extends Endpoint> = Given<"body", E["body"]> &
  Given<"params", E["params"]> &
  Given<"query", E["query"]> & { signal?: AbortSignal };
export type CallOutput<E extends Endpoint> = Output<E["response"]>;

/**
 * Calls an endpoint, named by its type alone so that no schema gets into the browser's bundle:
 * `callApi<typeof identityEndpoints.signIn>("post", "/api/auth/sign-in", { body })`. Throws ApiError.
 */
export async function callApi<E extends Endpoint>(
  _method: E["method"],
  _path: E["path"],
  _input: CallInput<E>,
): Promise<CallOutput<E>> {
  throw new Error("not built yet");
}
