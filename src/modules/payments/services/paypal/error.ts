import { z } from "zod";
import { readJson } from "#shared/json.ts";
import { removeSecrets } from "../remove-secrets.ts";

/**
 * A call that failed. The text holds no keys and no personal data, so the service may repeat it to
 * staff and in the log.
 */
export class PaypalError extends Error {
  override readonly name = "PaypalError";
  /** Undefined when there was no answer. */
  readonly status: number | undefined;
  /** The causes in PayPal's words: "INSTRUMENT_DECLINED". */
  readonly issues: readonly string[];
  /** Whether PayPal has understood the request and will always refuse it. */
  readonly isFinal: boolean;

  constructor(
    text: string,
    facts: { status?: number; issues?: readonly string[]; isFinal?: boolean } = {},
  ) {
    super(text.slice(0, MAX_TEXT));
    this.status = facts.status;
    this.issues = facts.issues ?? [];
    this.isFinal = facts.isFinal ?? false;
  }
}

const MAX_TEXT = 500;

/** Requests that were understood and are wrong; 401, 403 and 429 are about the account. */
const finalStatuses: readonly number[] = [400, 404, 409, 422];

/**
 * Issues that go away, or that the owner settles with PayPal: the same request may succeed later.
 * https://developer.paypal.com/api/rest/reference/orders/v2/errors/ and …/payments/v2/errors/
 */
const passingIssues: ReadonlySet<string> = new Set([
  "PREVIOUS_REQUEST_IN_PROGRESS",
  "ORDER_COMPLETION_IN_PROGRESS",
  "PENDING_CAPTURE",
  "REFUND_FAILED_INSUFFICIENT_FUNDS",
  "PAYEE_ACCOUNT_RESTRICTED",
  "PAYEE_ACCOUNT_LOCKED_OR_CLOSED",
]);

// The errors of the API, and those of its tokens.
const schema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
  debug_id: z.string().optional(),
  details: z
    .array(z.object({ issue: z.string().optional(), description: z.string().optional() }))
    .optional(),
});

/** The error of an answer that says no. `secrets` are cut out of its words. */
export function toPaypalError(
  { status, text }: { readonly status: number; readonly text: string },
  secrets: readonly string[],
): PaypalError {
  // The page of an outage is no JSON.
  const { data = {} } = schema.safeParse(readJson(text));
  const { details = [] } = data;
  const issues = details.flatMap(({ issue }) => issue ?? []);
  const facts = [status, data.name ?? data.error, ...issues, data.debug_id];
  const words = [
    data.message ?? data.error_description,
    ...details.map(({ description }) => description),
  ];
  const head = `PayPal failed (${facts.filter((fact) => fact !== undefined).join(", ")})`;
  const tail = words.filter((word) => word !== undefined).join(" ");
  return new PaypalError(tail === "" ? head : `${head}: ${removeSecrets(tail, secrets)}`, {
    status,
    issues,
    isFinal: finalStatuses.includes(status) && !issues.some((issue) => passingIssues.has(issue)),
  });
}
