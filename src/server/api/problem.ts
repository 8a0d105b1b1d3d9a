// Error answers: application/problem+json (RFC 9457) for programs. What people read is chosen by
// `code` from the catalogs.
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import {
  errorCodes,
  MOST_FIELDS,
  type Conflict,
  type ErrorCode,
  type FieldErrors,
} from "#shared/errors.ts";

export type ProblemCode = ErrorCode | "method_not_allowed";

/** Title of each kind of problem, in one line for programmers. */
export const problemTitles = {
  bad_request: "The request could not be read",
  invalid_fields: "Some fields are not valid",
  unauthenticated: "Not signed in",
  invalid_credentials: "Wrong e-mail address or password",
  email_not_confirmed: "The e-mail address is not confirmed yet",
  registration_closed: "New accounts cannot be created at present",
  forbidden: "Not allowed",
  not_found: "Not found",
  method_not_allowed: "The method is not allowed at this address",
  conflict: "The data has changed in the meantime",
  email_taken: "An account with this e-mail address already exists",
  too_many_addresses: "The address book is full",
  last_admin: "The last administrator cannot be removed",
  proof_needed: "A recent proof of identity is needed",
  second_factor_needed: "A second factor is needed",
  invalid_code: "Invalid code",
  passkey_refused: "The passkey was refused",
  too_many_passkeys: "The account has the maximum number of passkeys",
  orders_open: "There are open orders",
  staff_account: "Only administrators may do this with a staff member's account",
  own_account: "The account is your own",
  maintenance: "Closed for maintenance",
  offer_changed: "A price has changed",
  out_of_stock: "There is not enough in stock",
  hold_limit: "Unpaid orders already hold too much stock",
  nothing_held: "The order holds no items without payment",
  refund_too_large: "The refund exceeds the amount paid",
  order_settled: "The order can no longer be changed in this way",
  cancel_too_late: "The time to cancel is over",
  payments_off: "The shop takes no orders at present",
  payment_refused: "The payment service refused the order",
  link_expired: "The link is no longer valid",
  category_in_use: "The category has products",
  category_has_children: "The category has subcategories",
  variant_in_use: "The variant has stock",
  payload_too_large: "The request is too large",
  too_slow: "The request did not arrive in time",
  too_many_files: "The reply has the maximum number of files",
  image_too_large: "The picture is too large",
  too_many_pixels: "The picture has too many pixels",
  unsupported_media_type: "The body must be JSON",
  unsupported_image: "The picture must be a still JPEG, PNG or WebP",
  too_many_requests: "Too many requests",
  rates_unavailable: "The source of exchange rates did not answer",
  no_rate_source: "No source of exchange rates is configured",
  backups_off: "Automatic backups are switched off",
  internal: "Something went wrong on the server",
  unavailable: "The service is not available at the moment",
} as const satisfies Readonly<Record<ProblemCode, string>>;

// The table's keys are its type's; a list of them forgets that.
const problemCodes = Object.keys(problemTitles) as ProblemCode[];

export const problemSchema = z
  .object({
    type: z.string().describe("Identifier of the kind of problem"),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes).describe("Stable code of the problem; choose messages by it"),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("Codes of the errors, by field path"),
    conflict: z
      .object({
        changedAt: z.iso.datetime().nullable(),
        changedBy: z.string().nullable().describe("Name; null if no one on the staff did"),
        current: z.record(z.string(), z.unknown()).describe("The record as it is now"),
      })
      .optional()
      .describe("What has changed since the `version` that was sent"),
    requestId: z.string().describe("Id of this request in the server's log"),
    retryAfter: z.int().optional().describe("Seconds to wait before another attempt"),
  })
  .meta({ id: "Problem", description: "Why a request is refused (RFC 9457)" });

/** Answers that are not ready yet come back this fast. */
const DEFAULT_RETRY_AFTER_SECONDS = 5;

/** Field names can come from the client, so long ones are cut. */
const MAX_NAME_LENGTH = 100;
const MOST_WORDS = 20;

type ProblemDetails = {
  readonly requestId: string;
  readonly fields?: FieldErrors | undefined;
  readonly conflict?: Conflict | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Whether a token came with the request. */
  readonly hasToken?: boolean;
};

/** The body of an error answer; `retryAfter` in seconds. */
export function describeProblem(code: ProblemCode, details: ProblemDetails) {
  const status: ContentfulStatusCode = code === "method_not_allowed" ? 405 : errorCodes[code];
  return {
    type: `urn:shop:problem:${code}`,
    title: problemTitles[code],
    status,
    code,
    fields: details.fields && limitFields(details.fields),
    conflict: details.conflict,
    requestId: details.requestId,
    retryAfter:
      details.retryAfterSeconds ??
      (code === "unavailable" ? DEFAULT_RETRY_AFTER_SECONDS : undefined),
  };
}

/** The error answer itself, which must not be cached. */
export function createProblemAnswer(code: ProblemCode, details: ProblemDetails): Response {
  const problem = describeProblem(code, details);
  const { status, retryAfter } = problem;
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (code === "unauthenticated") {
    // Without a token the scheme is named alone (RFC 6750, 3.1).
    headers.set("www-authenticate", details.hasToken ? 'Bearer error="invalid_token"' : "Bearer");
  }
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return new Response(JSON.stringify(problem), { status, headers });
}

/** Cut, so that the answer stays small. */
function limitFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_FIELDS)
      .map(([name, labels]) => [name.slice(0, MAX_NAME_LENGTH), labels.slice(0, MOST_WORDS)]),
  );
}

/** The answer to a method that an address does not know; `allow` are those that it does. */
export function createMethodAnswer(requestId: string, allow: readonly string[]): Response {
  const answer = createProblemAnswer("method_not_allowed", { requestId });
  answer.headers.set("allow", allow.join(", "));
  return answer;
}
